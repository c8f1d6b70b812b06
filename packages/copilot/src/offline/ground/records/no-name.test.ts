import { buildVocabulary } from '@brandwright/language/words/spelling.ts';
import { expect, it } from 'vitest';
import { perceive } from '../../perceive/utterance.ts';
import { mark } from '../../testing/mark.ts';
import { isNoName } from './no-name.ts';

const now = new Date('2026-11-22T12:00:00Z');

it.each([
  ['send it to three factories', 'three factories', true],
  ['write to a few of them', 'a few of them', true],
  ['send them a nudge', 'a nudge', true],
  ['send them a quick follow-up', 'a quick follow-up', true],
  ['by mid January', 'mid January', true],
  ['for under $500', 'under $500', true],
  ['send it to Three Rivers Pottery', 'Three Rivers Pottery', false],
  ['write to Nudge Ceramics', 'Nudge Ceramics', false],
  ['contact January Mills', 'January Mills', false],
  ['send it to Olaria do Vale', 'Olaria do Vale', false],
])('“%s”: whether “%s” is no name of a supplier: %s', (text, words, expected) => {
  const span = mark('companyIds', text, words);
  expect(isNoName(span, 'supplier', perceive(text, now, buildVocabulary([]), []).values)).toBe(expected);
});
