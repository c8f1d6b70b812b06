import { getSalesStats } from '@brandwright/contract/home/get-sales-stats.ts';
import { buildVocabulary } from '@brandwright/language/words/spelling.ts';
import { expect, it } from 'vitest';
import { fieldsOf } from '../../fields.ts';
import type { TaggedSpan } from '../../parse/tag.ts';
import { perceive } from '../../perceive/utterance.ts';
import { changeReminder } from '@brandwright/contract/home/reminders/change-reminder.ts';
import { turnDates, turnNextDay } from './turn-dates.ts';

function turned(text: string, words: string) {
  const utterance = perceive(text, new Date('2026-11-20T15:00:00Z'), buildVocabulary([]), []);
  const start = text.indexOf(words);
  const span = {
    field: 'period',
    start,
    end: start + words.length,
    text: words,
    value: 'LAST_30_DAYS',
    drops: false,
  };
  return turnDates(fieldsOf(getSalesStats), [span as TaggedSpan], utterance).map(({ field }) => field);
}

it('a day that is marked as a named period, and is none, is the day itself', () => {
  expect(turned('what came in so far in november', 'november')).toEqual(['from']);
});

it('a period that has a name stays one', () => {
  expect(turned('what came in over the last 30 days', 'last 30 days')).toEqual(['period']);
});

it('what it is to become is the day, whatever other day was marked', () => {
  const text = 'my reminder on the 1st is too late, we open this week. make it tomorrow';
  const utterance = perceive(text, new Date('2026-11-22T12:00:00Z'), buildVocabulary([]), []);
  const start = text.indexOf('this week');
  const span = { field: 'remindOn', start, end: start + 9, text: 'this week', value: null, drops: false };
  const marks = turnNextDay(fieldsOf(changeReminder), [span as TaggedSpan], utterance);
  expect(marks.map((mark) => mark.text)).toEqual(['tomorrow']);
});
