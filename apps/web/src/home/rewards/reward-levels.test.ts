import { expect, it } from 'vitest';
import { rewardLevels } from './reward-levels.ts';

it('says of every level where the store stands and what it opens', () => {
  const levels = rewardLevels('5k');
  expect(levels.map(({ level, state }) => `${level} ${state}`)).toEqual([
    'FIRST_SALE REACHED',
    '1k REACHED',
    '5k REACHED',
    '10k NEXT',
    '50k AHEAD',
    '100k AHEAD',
    '500k AHEAD',
    '1M AHEAD',
    '5M AHEAD',
  ]);
  expect(levels.every(({ opens, message }) => opens.length === 1 && message.length > 20)).toBe(true);
  expect(rewardLevels('DEFAULT')[0]?.state).toBe('NEXT');
  expect(rewardLevels('5M').every(({ state }) => state === 'REACHED')).toBe(true);
});
