import { describe, expect, it } from 'vitest';
import { groupConversations, timeInGroup } from './conversation-groups.ts';

const at = (updatedAt: string) => ({ updatedAt });
const labels = (instants: string[], now: string, zone: string) =>
  groupConversations(instants.map(at), Date.parse(now), zone).map(
    ({ label, conversations }) => `${label}: ${conversations.length}`,
  );

describe('chats are grouped by day', () => {
  it('today, yesterday, the week before, months', () => {
    const instants = [
      '2026-11-23T18:00:00Z',
      '2026-11-23T08:00:00Z',
      '2026-11-22T20:00:00Z',
      '2026-11-20T12:00:00Z',
      '2026-11-16T12:00:00Z',
      '2026-11-10T12:00:00Z',
      '2026-10-31T12:00:00Z',
      '2025-12-01T12:00:00Z',
    ];
    expect(labels(instants, '2026-11-23T19:00:00Z', 'UTC')).toEqual([
      'Today: 2',
      'Yesterday: 1',
      'Previous 7 days: 2',
      'November: 1',
      'October: 1',
      'December 2025: 1',
    ]);
  });

  it('as the days are where the founder is', () => {
    const evening = '2026-11-23T03:30:00Z';
    expect(labels([evening], '2026-11-23T15:00:00Z', 'America/Los_Angeles')).toEqual(['Yesterday: 1']);
    expect(labels([evening], '2026-11-23T15:00:00Z', 'Europe/Berlin')).toEqual(['Today: 1']);
    // The clock goes back in between: the day has 25 hours.
    expect(labels(['2026-11-01T05:00:00Z'], '2026-11-02T06:00:00Z', 'America/New_York')).toEqual([
      'Yesterday: 1',
    ]);
  });

  it('takes what a clock ahead of this one wrote for today', () => {
    expect(labels(['2026-11-24T00:10:00Z'], '2026-11-23T23:59:00Z', 'UTC')).toEqual(['Today: 1']);
    expect(labels([], '2026-11-23T23:59:00Z', 'UTC')).toEqual([]);
  });
});

it.each([
  ['2026-11-23T15:12:00Z', '3:12 PM UTC'],
  ['2026-11-22T08:05:00Z', '8:05 AM UTC'],
  ['2026-11-20T08:05:00Z', 'Fri'],
  ['2026-10-04T08:05:00Z', 'Oct 4'],
])('%s is shown as %s', (updatedAt, shown) =>
  expect(timeInGroup(updatedAt, Date.parse('2026-11-23T19:00:00Z'), 'UTC')).toBe(shown),
);
