import { readValues } from '@brandwright/language/values/read-values.ts';
import { expect, it } from 'vitest';
import { partOutdated } from './outdated.ts';

const now = new Date('2026-11-22T12:00:00Z');
const left = (text: string) =>
  partOutdated(text, readValues(text, now)).values.flatMap((value) =>
    'mayName' in value ? [value.value] : [],
  );

it.each([
  ['The tooling came in at $3,150, not $2,400', [3150]],
  ['figured at 500 and not 1,000', [500]],
  ['the salve at 14 is too cheap with what beeswax costs now, 16', [16]],
  ['The sleeve at $32 is a giveaway. Make it $38.', [38]],
  ['500 instead of 1,000 pieces', [500]],
  ['42 dollars for the weekend trio is too much, put 38', [38]],
  ['500 pieces, no wait, 600 pieces', [600]],
  ['target is 4.50 there, no? lower to 3.90', [3.9]],
  ['for the season, do 45.. nah 60', [60]],
  ['18.50 is nicer. no wait 18', [18]],
  ['196 good, 7 - no, 6 with a dent', [196, 6]],
  ['the napkins, 340. make 280 instead', [280]],
  ['oh 52?? show the 3 oldest', [3]],
  ['let people have 60 days. 45. lets not go nuts', [45]],
  ['too cheap for what it is. 38. hm, 39', [39]],
  ['make it 1000. No, 1200. some of those are just aunts', [1200]],
  ['send her ten back for the wait. twelve, sorry', [12]],
  ['espresso cups sayin 12 but i just counted 20 in the back', [20]],
  ['return days 60 for holidays. no, too generous. 45', [45]],
  ['2500 for the whole store. no, 3000, she does nice work', [3000]],
  ['got burned with a 1000 minimum last year so this time 300 pcs max', [300]],
])('“%s” leaves the figure that holds', (text, figures) => expect(left(text)).toEqual(figures));

it.each([
  ['not more than 500 pieces at $4', [500, 4]],
  ['compare 500 and 1,000 pieces', [500, 1000]],
  ['the price is 4.50, make it 500 pieces', [4.5, 500]],
  ['we sold 40 last year and 60 this year', [40, 60]],
  ['$14 is too cheap', [14]],
  ['959 is late. send her twelve, sorry about that', [959, 12]],
  ['they counted 231 good. 9 smashed', [231, 9]],
  ['it says 12 of 40', [12, 40]],
  ['which are older than 20?? the 5 oldest first', [20, 5]],
])('“%s” keeps all', (text, figures) => expect(left(text)).toEqual(figures));
