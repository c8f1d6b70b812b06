import { tuningFifth } from './tuning-fifth.ts';
import { tuningFourth } from './tuning-fourth.ts';
import { tuningMore } from './tuning-more.ts';
import { tuningThird } from './tuning-third.ts';
import { tuning } from './tuning.ts';

/** Everything that may be read while tuning and learning. */
export const allTuning = [...tuning, ...tuningMore, ...tuningThird, ...tuningFourth, ...tuningFifth];
