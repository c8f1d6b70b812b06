import { readSchedule } from '@brandwright/contract/copilot/assistants/read-schedule.ts';
import { nameFrom, requestOf } from '@brandwright/contract/copilot/assistants/request-words.ts';
import {
  assistantSchedule,
  scheduleWords,
  type AssistantSchedule,
} from '@brandwright/contract/copilot/assistants/schedule.ts';
import { describe, expect, it } from 'vitest';
import { afterFailure, nextRun } from './rules.ts';

const next = (schedule: AssistantSchedule, zone: string, after: string) =>
  nextRun(schedule, zone, new Date(after))?.toISOString();
const day = (at: string): AssistantSchedule => ({ every: 'DAY', at });

describe('the next run', () => {
  it('is later today, or tomorrow, by the wall clock of the zone', () => {
    expect(next(day('08:00'), 'America/New_York', '2026-11-20T12:59:59Z')).toBe('2026-11-20T13:00:00.000Z');
    expect(next(day('08:00'), 'America/New_York', '2026-11-20T13:00:00Z')).toBe('2026-11-21T13:00:00.000Z');
    expect(next(day('08:00'), 'Asia/Kolkata', '2026-11-20T15:00:00Z')).toBe('2026-11-21T02:30:00.000Z');
  });

  it('keeps the wall clock when clocks go forward and back', () => {
    expect(next(day('08:00'), 'America/New_York', '2026-03-07T13:00:00Z')).toBe('2026-03-08T12:00:00.000Z');
    expect(next(day('08:00'), 'America/New_York', '2026-10-31T12:00:00Z')).toBe('2026-11-01T13:00:00.000Z');
    expect(next(day('08:00'), 'Europe/Berlin', '2026-03-28T07:00:00Z')).toBe('2026-03-29T06:00:00.000Z');
    expect(next(day('08:00'), 'Australia/Lord_Howe', '2026-10-03T00:00:00Z')).toBe(
      '2026-10-03T21:00:00.000Z',
    );
  });

  it('runs once on the day that leaps over its time and once on the day that has it twice', () => {
    // 02:30 does not exist in New York on March 8, 2026: 03:30 daylight time.
    expect(next(day('02:30'), 'America/New_York', '2026-03-08T00:00:00Z')).toBe('2026-03-08T07:30:00.000Z');
    expect(next(day('02:30'), 'America/New_York', '2026-03-08T07:30:00Z')).toBe('2026-03-09T06:30:00.000Z');
    // 01:30 comes twice on November 1: the first, then the next day.
    expect(next(day('01:30'), 'America/New_York', '2026-11-01T00:00:00Z')).toBe('2026-11-01T05:30:00.000Z');
    expect(next(day('01:30'), 'America/New_York', '2026-11-01T05:30:00Z')).toBe('2026-11-02T06:30:00.000Z');
  });

  it('finds the days of a week', () => {
    const week: AssistantSchedule = { every: 'WEEK', at: '09:00', on: ['MONDAY', 'THURSDAY'] };
    expect(next(week, 'UTC', '2026-11-20T15:00:00Z')).toBe('2026-11-23T09:00:00.000Z');
    expect(next(week, 'UTC', '2026-11-23T09:00:00Z')).toBe('2026-11-26T09:00:00.000Z');
    // Friday evening in UTC is Saturday in Auckland.
    const saturday: AssistantSchedule = { every: 'WEEK', at: '09:00', on: ['SATURDAY'] };
    expect(next(saturday, 'Pacific/Auckland', '2026-11-20T15:00:00Z')).toBe('2026-11-20T20:00:00.000Z');
  });

  it('counts hours from its time of day, anew every day', () => {
    const hours: AssistantSchedule = { every: 'HOURS', hours: 5, at: '06:00' };
    const due: (string | undefined)[] = [];
    let at: string | undefined = '2026-11-20T05:00:00Z';
    for (let run = 0; run < 6 && at; run += 1) {
      at = next(hours, 'UTC', at);
      due.push(at?.slice(11, 16));
    }
    expect(due).toEqual(['06:00', '11:00', '16:00', '21:00', '02:00', '06:00']);
    expect(next({ every: 'HOURS', hours: 1, at: '00:00' }, 'America/New_York', '2026-11-01T05:00:00Z')).toBe(
      '2026-11-01T06:00:00.000Z',
    );
    expect(next({ every: 'NEVER' }, 'UTC', '2026-11-20T15:00:00Z')).toBeUndefined();
  });
});

describe('a schedule in words', () => {
  const said: [string, string | null][] = [
    ['every morning', 'every day at 08:00'],
    ['every morning at 9', 'every day at 09:00'],
    ['checks late orders every day at 7:30 pm', 'every day at 19:30'],
    ['daily', 'every day at 08:00'],
    ['each evening at 6', 'every day at 18:00'],
    ['every Monday at 9 am', 'every Monday at 09:00'],
    ['on tuesdays and fridays at 17:00', 'every Tuesday and Friday at 17:00'],
    ['every weekday at 8', 'every weekday at 08:00'],
    ['weekly on Thursday', 'every Thursday at 08:00'],
    ['once a week', 'every Monday at 08:00'],
    ['every 4 hours', 'every 4 hours'],
    ['every six hours from 6:00', 'every 6 hours from 06:00'],
    ['hourly', 'every hour'],
    ['twice a day', 'every 12 hours'],
    ['at 7 am every day', 'every day at 07:00'],
    ['only when I ask', 'only when asked'],
    ['orders over 500 dollars', null],
    ['list 8 orders', null],
  ];
  it.each(said)('%s', (words, meant) => {
    const read = readSchedule(words);
    expect(read ? scheduleWords(read.schedule) : null).toBe(meant);
  });

  it('reads back what it writes', () => {
    const all: AssistantSchedule[] = [
      day('08:00'),
      day('23:59'),
      { every: 'WEEK', at: '06:15', on: ['MONDAY'] },
      { every: 'WEEK', at: '06:15', on: ['MONDAY', 'WEDNESDAY', 'SUNDAY'] },
      { every: 'WEEK', at: '17:00', on: ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'] },
      { every: 'HOURS', hours: 1, at: '00:00' },
      { every: 'HOURS', hours: 24, at: '09:30' },
      { every: 'HOURS', hours: 3, at: '06:00' },
      { every: 'NEVER' },
    ];
    for (const schedule of all) {
      expect(assistantSchedule.parse(readSchedule(scheduleWords(schedule))?.schedule)).toEqual(schedule);
    }
  });
});

describe('the requests in instructions', () => {
  const said: [string, string][] = [
    [
      'Every morning list orders outstanding for more than a week and put the result in my feed',
      'List orders outstanding for more than a week.',
    ],
    ['checks late orders every morning at 8', 'Check late orders.'],
    ['make me an assistant that checks late orders every morning at 8', 'Check late orders.'],
    [
      'Which orders are on hold? How many orders are outstanding? Post it to the feed.',
      'Which orders are on hold? How many orders are outstanding?',
    ],
    ['List my order rules and tell me', 'List my order rules.'],
    ['watches orders on hold every 4 hours and lets me know', 'Look at orders on hold.'],
    ['Show the orders of the last 7 days.', 'Show the orders of the last 7 days.'],
  ];
  it.each(said)('%s', (instructions, request) => {
    expect(requestOf(instructions)).toBe(request);
  });

  it('give a name', () => {
    expect(nameFrom('checks late orders every morning at 8')).toBe('Late orders watcher');
  });
});

it('tries again later and later, never after the next run, and pauses after the third failure', () => {
  const now = new Date('2026-11-20T15:00:00Z');
  const tomorrow = new Date('2026-11-21T13:00:00Z');
  const soon = new Date('2026-11-20T15:02:00Z');
  expect(afterFailure(1, now, tomorrow)).toEqual({ kind: 'retry', at: new Date('2026-11-20T15:05:00Z') });
  expect(afterFailure(2, now, tomorrow)).toEqual({ kind: 'retry', at: new Date('2026-11-20T15:20:00Z') });
  expect(afterFailure(1, now, soon)).toEqual({ kind: 'wait', at: soon });
  expect(afterFailure(3, now, tomorrow)).toEqual({ kind: 'pause' });
});
