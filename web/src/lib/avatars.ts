// The pictures of people: sixteen figures, drawn in one light tone on a disc of their colour.

/** What a figure is drawn with, in a box of 48 by 48: light areas and lines, and marks in the colour of the disc. */
export interface Drawing {
  areas: string;
  lines?: string;
  cuts?: string;
  holes?: string;
  /** Light again, on a hole. */
  sparks?: string;
}

const dot = (x: number, y: number, r: number) => `M${x - r} ${y} a${r} ${r} 0 1 0 ${2 * r} 0 a${r} ${r} 0 1 0 ${-2 * r} 0 Z`;
const leaf = (x: number, y: number, dx: number, dy: number) => `M${x} ${y} q${dx - dy * 0.45} ${dy * 0.1} ${dx} ${dy} q${-dx * 0.1 + dy * 0.45} ${-dy + 0.5} ${-dx} ${-dy} Z`;

export const DRAWINGS: Record<string, Drawing> = {
  amphora: {
    areas: 'M19 8 H29 V11 C29 14 27 15 27 17 C34 19 34 26 31 32 C29 36 27 38 27 41 H21 C21 38 19 36 17 32 C14 26 14 19 21 17 C21 15 19 14 19 11 Z',
    lines: 'M19 11 C12 11 12 18 15.5 21 M29 11 C36 11 36 18 32.5 21',
    cuts: 'M16 25 H32 M17 29.5 H31',
  },
  cat: {
    areas: 'M11 11 L18 17 Q24 15 30 17 L37 11 V27 C37 34 30 38 24 38 C18 38 11 34 11 27 Z',
    holes: `${dot(18.5, 25, 2)} ${dot(29.5, 25, 2)}`,
    cuts: 'M22 30 L24 32 L26 30 M24 32 V34.5 M12.5 30 L18 30.5 M35.5 30 L30 30.5',
  },
  coin: {
    areas: dot(24, 24, 15),
    cuts: `${dot(24, 24, 11.5)} M20.5 28 V21 M24 28 V21 M27.5 28 V21 M17.5 29.5 H30.5 M17.5 19.5 L24 15.5 L30.5 19.5 Z`,
  },
  eagle: {
    areas: 'M23 17 C22 13 26 11 29 14 L33 16 L28 18 L27.5 20 C33 20 38 16 41 11 C42 21 38 29 29 31 L32 38 H16 L19 31 C10 29 6 21 7 11 C10 16 15 20 20.5 20 Z',
    holes: dot(26.5, 15.5, 1),
    cuts: 'M13 21 C15 24 17 25.5 20 26.5 M35 21 C33 24 31 25.5 28 26.5 M24 32 V37',
  },
  elephant: {
    areas: 'M24 11 C29 11 31 13 32 15 C37 12 43 15 42 23 C41 29 36 31 33 28 C32 31 29 31 28 33 C28 37 29 38 32 38 C32 42 24 43 24 36 C23 34 21 33 20 32 C18 31 16 31 15 28 C12 31 7 29 6 23 C5 15 11 12 16 15 C17 13 19 11 24 11 Z',
    holes: `${dot(20, 22, 1.7)} ${dot(28, 22, 1.7)}`,
    cuts: 'M22 27 H26 M22.5 30 H25.5 M12 19 C11 22 11.5 24 13.5 25 M36 19 C37 22 36.5 24 34.5 25',
  },
  fox: {
    areas: 'M8 10 L19 17 Q24 15.5 29 17 L40 10 L37 27 L24 40 L11 27 Z',
    holes: `${dot(18, 23.5, 1.8)} ${dot(30, 23.5, 1.8)} ${dot(24, 37, 2.4)}`,
    cuts: 'M11.5 27.5 L21 28.5 L23 35 M36.5 27.5 L27 28.5 L25 35',
  },
  hat: {
    areas: 'M5 31 C5 27 12 28 14.5 28 C15 18 17 11 20 11 C22 11 23 13.5 24 13.5 C25 13.5 26 11 28 11 C31 11 33 18 33.5 28 C36 28 43 27 43 31 C43 36 31 37.5 24 37.5 C17 37.5 5 36 5 31 Z',
    cuts: 'M15 25 C20 28.5 28 28.5 33 25 M14.7 27.6 C20 31 28 31 33.3 27.6',
  },
  king: {
    areas: `M10 17 L17 23 L24 12 L31 23 L38 17 L35 36 H13 Z ${dot(10, 15, 2.4)} ${dot(24, 10, 2.4)} ${dot(38, 15, 2.4)}`,
    cuts: 'M14 31 H34',
    holes: `${dot(24, 26, 1.8)} ${dot(18, 27, 1.3)} ${dot(30, 27, 1.3)}`,
  },
  knight: {
    areas: 'M16 39 H34 C36 26 33 16 26.5 12 L26 8 L21.5 11.5 C15 14 11 20 9.5 26 C9 29.5 13 31 15.5 28.5 L20 26 C21.5 26 23 25 23.5 24 C23.5 30 16 31 16 39 Z',
    holes: dot(19.5, 18.5, 1.5),
    cuts: 'M16.5 35.5 H34 M28 16 C31 20 32 25 31.5 30',
  },
  laurel: {
    areas: [
      leaf(13, 31, -6, -4), leaf(11, 25, -5, -6), leaf(11.5, 19, -3, -7), leaf(14, 14, 0, -7), leaf(15, 28, 6, -4), leaf(13.5, 22, 6, -3), leaf(14, 17, 6, -2),
      leaf(35, 31, 6, -4), leaf(37, 25, 5, -6), leaf(36.5, 19, 3, -7), leaf(34, 14, 0, -7), leaf(33, 28, -6, -4), leaf(34.5, 22, -6, -3), leaf(34, 17, -6, -2),
    ].join(' '),
    lines: 'M25 38 C14 37 9 27 14 13 M23 38 C34 37 39 27 34 13',
  },
  legionary: {
    areas: 'M12 30 V25 C12 18 17 14.5 24 14.5 C31 14.5 36 18 36 25 V30 L40 35 H34 L31.5 33 V39 H26 L24 31 H12 Z M14 13 C17 6 33 4 40 15 L36.5 17.5 C32 11 24 10 18 14 Z',
    cuts: 'M12 26 H36 M24 31 V26',
    holes: dot(30, 21, 1.2),
  },
  lion: {
    areas: `${dot(24, 24, 12)} ${[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => dot(24 + 12 * Math.cos((n * Math.PI) / 5), 24 + 12 * Math.sin((n * Math.PI) / 5), 4.6)).join(' ')}`,
    cuts: `${dot(24, 24.5, 9.5)} M24 28.5 V30 M20.5 30.5 Q24 32.5 27.5 30.5`,
    holes: `${dot(20.5, 22.5, 1.5)} ${dot(27.5, 22.5, 1.5)} M21.8 26 H26.2 L24 29 Z`,
  },
  owl: {
    areas: 'M12 10 Q24 16 36 10 V28 C36 35 31 40 24 40 C17 40 12 35 12 28 Z',
    holes: `${dot(18.8, 21.5, 4.6)} ${dot(29.2, 21.5, 4.6)} M22.2 26.5 H25.8 L24 30.5 Z`,
    sparks: `${dot(19.4, 21.5, 1.9)} ${dot(28.6, 21.5, 1.9)}`,
    cuts: 'M17 33 q2 2 4 0 M22 36 q2 2 4 0 M27 33 q2 2 4 0',
  },
  ship: {
    areas: 'M7 29 H35 L41 24 C41 34 36 38 31 38 H16 C11 38 8 34 7 29 Z M14 11 H33 C35 16 35 21 33 26 H14 C16 21 16 16 14 11 Z',
    lines: 'M24 7 V29 M15 37 L12 42 M22 38 L20 43 M29 38 L28 43',
    cuts: 'M12 33 H36 M19.5 12 C21 17 21 21 19.5 25 M28.5 12 C30 17 30 21 28.5 25',
  },
  tortoise: {
    areas: 'M8 29 C8 18 15 13 22 13 C30 13 36 18 37 29 Z M36 24 C38 19 44 20 44 25 C44 28 41 30 36 29.5 Z M12 28 H19 V35 H13 Z M26 28 H33 V35 H27 Z M9 27 L4.5 30 L9.5 30 Z',
    cuts: 'M8.5 28.8 H36.5 M15 28 L18 20 H27 L30 28 M18 20 L15.5 15.5 M27 20 L29.5 15.5',
    holes: dot(41, 24, 1),
  },
  tower: {
    areas: 'M13 9 H18.5 V13 H21.5 V9 H26.5 V13 H29.5 V9 H35 V18 L31.5 21.5 V34 L35 39 H13 L16.5 34 V21.5 L13 18 Z',
    holes: 'M21 39 V31.5 C21 28 27 28 27 31.5 V39 Z M23 24 H25 V27 H23 Z',
    cuts: 'M16.5 20.5 H31.5',
  },
};

export const DISCS: Record<string, string> = {
  brick: '#a8452b',
  ochre: '#a8741c',
  olive: '#68712f',
  teal: '#2c7874',
  slate: '#48617e',
  plum: '#74466e',
  rose: '#b05069',
  ink: '#453a32',
};
