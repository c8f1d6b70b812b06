import { describe, expect, it } from 'vitest';
import { corrected } from './corrected.ts';

const now = new Date('2026-11-22T12:00:00Z');

describe('corrected', () => {
  it.each([
    ['put what each one costs us at 26 no hang on he said 25.50', 'put what each one costs us at 25.50'],
    ['make its slogan soil off hands glad no hang on hands happy', 'make its slogan soil off hands happy'],
    ['order 500, no wait, 600 of them', 'order 600 of them'],
    [
      'he says the twelfth of december will do him no hang on the tenth',
      'he says the tenth of december will do him',
    ],
    ['first of march. no hang on make that the fifteenth of february', 'the fifteenth of february'],
    [
      "make it 'muck out, hands in'. sorry, other way about, 'hands in, muck out'",
      "make it 'hands in, muck out'",
    ],
    ['duty from china, sorry, i mean vietnam', 'duty from vietnam'],
  ])('%s', (said, meant) => {
    expect(corrected(said, now)).toBe(meant);
  });

  it.each([
    'no wait, let me sleep on it',
    'going into the states i mean',
    'the newer order i mean, 2 of its 4 stay',
    'i mean the linen one',
    'put them back, the note says ask in autumn',
    'the designs i mean. the trail mix pouch, that could hold dog biscuits. make us a copy',
  ])('leaves “%s” as it is', (said) => {
    expect(corrected(said, now)).toBe(said);
  });
});
