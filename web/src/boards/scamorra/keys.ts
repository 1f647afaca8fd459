import { BOARD_KEYS, type Keys } from '../../lib/keys';

export const KEYS: Keys = [[['1', '2', '3'], 'scamorra-card-keys'], ...BOARD_KEYS];
