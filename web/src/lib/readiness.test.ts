import { describe, expect, it } from 'vitest';
import type { TableView } from './messages';
import { readyPrompt } from './readiness';

const view = (...unready: string[]) => ({ unready }) as unknown as TableView;
const named = (seat: string) => ({ A: 'Anna', B: 'Bruno', C: 'Carla' })[seat]!;

describe('before a race the prompt', () => {
  it('asks whoever has not said to be ready', () => {
    expect(readyPrompt(view('A', 'B'), ['A'], named)).toContain('Ready?');
  });

  it('says for whom it is waited when the reader is ready', () => {
    const said = readyPrompt(view('B', 'C'), ['A'], named);
    expect(said).toContain('Bruno, Carla');
    expect(said).not.toContain('Ready?');
  });

  it('asks nobody who only watches', () => {
    expect(readyPrompt(view('A'), [], named)).not.toContain('Ready?');
  });
});
