// The keys of this table, for the list of shortcuts.
export const KEYS: [string[], string][] = [
  [['Space'], 'scorso-table-keys-roll'],
  [['1', '…', '6'], 'scorso-table-keys-choose'],
  [['←', '→'], 'scorso-table-keys-place'],
  [['Enter'], 'scorso-table-keys-knock'],
];
