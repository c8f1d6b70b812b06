import { describe, expect, it } from 'vitest';
import { milestoneState } from './milestone-state.ts';
import { recordable } from './recordable.ts';

const state = (dueOn: string | null, doneOn: string | null = null) =>
  milestoneState({ kind: 'INSPECTION', dueOn, doneOn, amountMinor: null }, '2026-11-20').words;

describe('a milestone', () => {
  it('is done, due, overdue or without a day', () => {
    expect(state('2026-11-10', '2026-11-12')).toBe('Done November 12, 2026');
    expect(state('2026-11-24')).toBe('Due November 24, 2026');
    expect(state('2026-11-20')).toBe('Due today');
    expect(state('2026-11-19')).toBe('1 day overdue');
    expect(state('2026-10-31')).toBe('20 days overdue');
    expect(state(null)).toBe('No date yet');
  });
});

describe('what can be recorded', () => {
  const item = { status: 'IN_PRODUCTION', orderType: 'INVENTORY', milestones: [] } as const;
  const done = { kind: 'INSPECTION', dueOn: null, doneOn: '2026-11-12', amountMinor: null } as const;

  it('is all that isn’t done, while it is made', () => {
    expect(recordable({ ...item, milestones: [done] })).toEqual(['PRE_PRODUCTION_SAMPLE', 'SHIPPED']);
  });
  it('is only that samples have shipped', () =>
    expect(recordable({ ...item, orderType: 'SAMPLES', milestones: [] })).toEqual(['SHIPPED']));
  it('is nothing before it is paid and after it has shipped', () => {
    expect(recordable({ ...item, status: 'NOT_PURCHASED', milestones: [] })).toEqual([]);
    expect(recordable({ ...item, status: 'SHIPPED', milestones: [] })).toEqual([]);
  });
});
