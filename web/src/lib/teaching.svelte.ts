// The rules or the lessons of a game, opened over whatever is on the page: a table is not left for them, nor a lesson for
// a rule.
interface Opened {
  what: 'rules' | 'lessons';
  game: string;
  /** The paragraph to begin at. */
  anchor: string;
}

class Teaching {
  /** The last one lies on top. */
  open = $state.raw<readonly Opened[]>([]);

  rules(game: string, anchor = ''): void {
    this.open = [...this.open.filter(({ what }) => what !== 'rules'), { what: 'rules', game, anchor }];
  }

  lessons(game: string): void {
    this.open = [{ what: 'lessons', game, anchor: '' }];
  }

  close(): void {
    this.open = this.open.slice(0, -1);
  }
}

export const teaching = new Teaching();
