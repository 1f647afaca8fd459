// Tests speak English unless they say otherwise.
import { words } from './lib/words.svelte';

await words.speak('en');
