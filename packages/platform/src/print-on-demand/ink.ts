import { inkHex } from '@brandwright/contract/print-on-demand/enums.ts';
import { takesDarkInk } from './rules.ts';

/** The ink of words on a blank: the one that was chosen, else dark on light and light on dark. */
export const inkFor = (chosen: string | null, blankHex: string): string =>
  chosen ?? (takesDarkInk(blankHex) ? inkHex.BLACK : inkHex.WHITE);
