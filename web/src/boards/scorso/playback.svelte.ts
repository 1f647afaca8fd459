// The story of what came of a knock, played step by step: it opens by itself, stops where a question stopped it, and
// goes on from there.
import type { LogEntry } from '../../lib/messages';
import type { Player, Shown } from './shown';
import { storyOf, type Step } from './story';

export class StoryPlayback {
  steps = $state.raw<readonly Step[]>([]);
  at = $state(0);
  isOpen = $state(false);
  #events = 0;
  /** The ring where the log begins: a lesson may begin in the middle of a round. */
  #begun: readonly Player[] = [];

  /** The log as it is now; `news` is what came since, null when somebody looks at another moment. */
  follow(log: readonly LogEntry[], shown: Shown, news: readonly LogEntry[] | null): void {
    const before = this.steps.length;
    if (log.length === 0) this.#begun = shown.ring;
    this.steps = storyOf(log, shown, this.#begun);
    const events = this.steps.reduce((sum, step) => sum + step.events.length + 1, 0);
    const isNew = news?.some((entry) => entry.events.some(({ type }) => type === 'freeze')) ?? false;
    if (isNew || (news && events > this.#events)) {
      if (isNew) this.at = 0;
      else if (!this.isOpen) this.at = Math.max(0, before - 1);
      this.isOpen = true;
    }
    if (!news) this.close();
    this.#events = events;
    this.at = Math.min(this.at, Math.max(0, this.steps.length - 1));
  }

  /** The two of the lane that is being told. */
  get seats(): readonly string[] {
    return this.isOpen ? (this.steps[this.at]?.seats ?? []) : [];
  }

  open(): void {
    this.at = 0;
    this.isOpen = true;
  }

  close(): void {
    this.isOpen = false;
  }
}
