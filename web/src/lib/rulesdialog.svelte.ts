// The rules, opened over whatever is on the page: a game at a table is not left for them.
class RulesDialog {
  open = $state.raw<{ game: string; anchor: string } | null>(null);

  show(game: string, anchor = ''): void {
    this.open = { game, anchor };
  }

  close(): void {
    this.open = null;
  }
}

export const rulesDialog = new RulesDialog();
