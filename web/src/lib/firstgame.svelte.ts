// Before a first game that can be made easier: whether it shall be.
type Options = Record<string, string>;

interface Asked {
  game: string;
  /** Options that make it easier. */
  easier: Options;
  answer: (options: Options | null) => void;
}

class FirstGame {
  asked = $state.raw<Asked | null>(null);

  /** The options to begin with; null: not at all. */
  ask(game: string, easier: Options): Promise<Options | null> {
    return new Promise((resolve) => {
      this.asked = { game, easier, answer: resolve };
    });
  }

  answer(options: Options | null): void {
    const { asked } = this;
    this.asked = null;
    asked?.answer(options);
  }
}

export const firstGame = new FirstGame();
