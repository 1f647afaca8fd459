// Whether somebody has fallen before one's eyes: who was out when the page came does not fall again.
import { untrack } from 'svelte';

export class Fall {
  hasFallen = $state(false);

  constructor(isOut: () => boolean) {
    let wasOut: boolean | null = null;
    $effect.pre(() => {
      const now = isOut();
      untrack(() => {
        if (wasOut !== null && now !== wasOut) this.hasFallen = now;
        wasOut = now;
      });
    });
  }
}
