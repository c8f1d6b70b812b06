import type { PrintArea } from '@brandwright/providers';
import { inkHex } from '@brandwright/contract/print-on-demand/enums.ts';
import { takesDarkInk } from './rules.ts';

/** The ink of words on a blank: the one that was chosen, else dark on light and light on dark. */
export const inkFor = (chosen: string | null, blankHex: string): string =>
  chosen ?? (takesDarkInk(blankHex) ? inkHex.BLACK : inkHex.WHITE);

/** What a print lies on: the blank's color, or that of the area where it has its own. */
export const groundOf = (areas: readonly PrintArea[], placement: string, blankHex: string): string =>
  areas.find((area) => area.placement === placement)?.groundHex ?? blankHex;
