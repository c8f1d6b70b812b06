import { readSchedule } from '@brandwright/contract/copilot/assistants/read-schedule.ts';
import type { Assistant } from '@brandwright/contract/copilot/assistants/entities.ts';
import { expect, it } from 'vitest';
import { assistantFaults, assistantForm, assistantInput, scheduleOf } from './assistant-form.ts';

const kept: Assistant = {
  id: '6f1f7c1e-9f10-4c3b-8c37-1de0b1a0a001',
  name: 'Late order watcher',
  instructions: 'List late orders.',
  schedule: { every: 'WEEK', at: '07:30', on: ['MONDAY', 'FRIDAY'] },
  scheduleWords: 'every Monday and Friday at 07:30',
  timeZone: 'Europe/Lisbon',
  isActive: true,
  pausedBecause: null,
  nextRunAt: null,
  mayUse: ['list_orders'],
  mayPropose: ['cancel_order'],
  worksFor: 'Nora Whitfield',
  failures: 0,
  runCount: 0,
  lastRun: null,
  createdAt: '2026-11-01T10:00:00.000Z',
};

it('sends back what it was opened with', () => {
  expect(assistantInput(assistantForm(kept, 'UTC'))).toEqual({
    name: 'Late order watcher',
    instructions: 'List late orders.',
    schedule: 'every Monday and Friday at 07:30',
    timeZone: 'Europe/Lisbon',
    mayUse: ['list_orders'],
    mayPropose: ['cancel_order'],
  });
});

it('opens empty in the zone of the browser, with leave to look things up only', () => {
  const empty = assistantForm(null, 'America/Denver');
  expect(assistantInput({ ...empty, instructions: ' Count orders. ' })).toEqual({
    instructions: 'Count orders.',
    schedule: 'every day at 08:00',
    timeZone: 'America/Denver',
    mayUse: null,
    mayPropose: [],
  });
});

it('says each schedule so that the server reads the same', () => {
  const form = { ...assistantForm(null, 'UTC'), at: '06:45', hours: 6 };
  for (const every of ['DAY', 'WEEK', 'HOURS', 'NEVER'] as const) {
    const schedule = scheduleOf({ ...form, every });
    expect(readSchedule(assistantInput({ ...form, every }).schedule)?.schedule).toEqual(schedule);
  }
});

it('names what is missing', () => {
  const empty = assistantForm(null, 'UTC');
  expect(Object.keys(assistantFaults({ ...empty, every: 'WEEK', on: [] }))).toEqual([
    'instructions',
    'schedule',
  ]);
  expect(assistantFaults({ ...empty, instructions: 'Count orders.' })).toEqual({});
});
