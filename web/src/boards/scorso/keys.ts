import type { Keys } from '../../lib/keys';

export const KEYS: Keys = [
  [['Space'], 'scorso-table-keys-roll'],
  [['1', '…', '6'], 'scorso-table-keys-choose'],
  [['←', '→'], 'scorso-table-keys-place'],
  [['Enter'], 'scorso-table-keys-knock'],
];
