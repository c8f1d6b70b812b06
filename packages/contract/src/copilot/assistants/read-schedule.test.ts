import { describe, expect, it } from 'vitest';
import { changeSchedule } from './read-schedule.ts';
import { scheduleWords, type AssistantSchedule } from './schedule.ts';

const mornings: AssistantSchedule = { every: 'DAY', at: '08:00' };
const changed = (text: string): string | null => {
  const said = changeSchedule(text, mornings);
  return said && scheduleWords(said);
};

describe('a schedule of every day at 08:00 that words change', () => {
  it.each([
    ['make it run at 5:30', 'every day at 05:30'],
    ['run it at 6pm instead', 'every day at 18:00'],
    ['have it look at six instead', 'every day at 06:00'],
    ['every friday at four', 'every Friday at 16:00'],
    ['half past six, I drink my coffee then', 'every day at 06:30'],
    ['at quarter past 7', 'every day at 07:15'],
    ['just mondays at 7 before the kids wake up', 'every Monday at 07:00'],
    ['thursday', 'every Thursday at 08:00'],
    ['every friday at 1500', 'every Friday at 15:00'],
    ['run mondays at 0600', 'every Monday at 06:00'],
    ['mondays 0630 hours', 'every Monday at 06:30'],
    ['every friday, look for orders from 1500 dollars', 'every Friday at 08:00'],
  ])('%s', (text, wanted) => expect(changed(text)).toBe(wanted));

  it.each(['make it shorter', 'look at the orders'])('%s says none', (text) => {
    expect(changed(text)).toBeNull();
  });
});
