// Something about the account that may fail: its buttons wait meanwhile, and whoever tried is told why it failed.
import { Cancelled } from '../lib/account.svelte';
import { complain } from '../lib/refusals';
import { voice } from '../lib/voice.svelte';
import { say } from '../lib/words.svelte';

export class Attempt {
  isBusy = $state(false);

  async make(what: () => Promise<unknown>, event?: SubmitEvent): Promise<void> {
    event?.preventDefault();
    this.isBusy = true;
    try {
      await what();
    } catch (error) {
      if (error instanceof Cancelled) voice.note(say('passkey-cancelled'), { tone: 'refusal' });
      else complain(error);
    } finally {
      this.isBusy = false;
    }
  }
}
