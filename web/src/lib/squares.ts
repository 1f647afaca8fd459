// Where the squares of a board lie in its picture, whatever board it is: every one is an element with its name.
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The box around these squares, as shares of the whole picture; null: the board has none of these squares. */
export function boxOf(picture: Element, squares: readonly string[]): Box | null {
  const whole = picture.getBoundingClientRect();
  const found = squares.map((square) => picture.querySelector(`[data-square="${CSS.escape(square)}"]`)?.getBoundingClientRect());
  const boxes = found.filter((box) => box !== undefined);
  if (boxes.length < squares.length || boxes.length === 0 || whole.width === 0 || whole.height === 0) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  return {
    left: (left - whole.left) / whole.width,
    top: (top - whole.top) / whole.height,
    width: (Math.max(...boxes.map((box) => box.right)) - left) / whole.width,
    height: (Math.max(...boxes.map((box) => box.bottom)) - top) / whole.height,
  };
}

/** The squares a move names, in order: `w e1-e4` names e1 and e4. */
export function squaresIn(move: string): string[] {
  return move.match(/[a-z]\d{1,2}(?!\d)/g) ?? [];
}
