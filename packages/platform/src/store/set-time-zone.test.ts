import { createAssistant } from '@brandwright/contract/copilot/assistants/create-assistant.ts';
import { getStore } from '@brandwright/contract/store/get-store.ts';
import { setTimeZone } from '@brandwright/contract/store/set-time-zone.ts';
import { expect, it } from 'vitest';
import { namedStore } from './testing.ts';

const zoneOf = async (store: Awaited<ReturnType<typeof namedStore>>) =>
  (await store.run(getStore, {})).timeZone;

it('is kept, undone, and what schedules go by', async () => {
  const store = await namedStore();
  const other = await namedStore();
  expect(await zoneOf(store)).toBeNull();
  const entry = await store.entryOf(setTimeZone, { timeZone: 'America/Denver' });
  expect(await zoneOf(store)).toBe('America/Denver');
  expect(await zoneOf(other)).toBeNull();
  const asked = { name: 'Watcher', instructions: 'List late orders', schedule: 'every day at 8:00' };
  expect(await store.run(createAssistant, asked)).toMatchObject({ timeZone: 'America/Denver' });
  expect((await store.journal()).find(({ id }) => id === entry)).toMatchObject({
    operation: 'set_time_zone',
  });
  await store.undo(entry);
  expect(await zoneOf(store)).toBeNull();
});

it('refuses what is no zone, roles too low and preview accounts, and an undo over a later change', async () => {
  const store = await namedStore();
  const entry = await store.entryOf(setTimeZone, { timeZone: 'Europe/Berlin' });
  for (const timeZone of ['', 'Mars/Olympus', 'the usual', 'x'.repeat(300)])
    expect(await store.refusal(setTimeZone, { timeZone })).toMatchObject({ code: 'bad_input' });
  const given = { timeZone: 'Asia/Tokyo' };
  expect(await store.refusal(setTimeZone, given, { as: 'member' })).toMatchObject({ code: 'forbidden' });
  expect(await store.refusal(setTimeZone, given, { as: 'preview' })).toMatchObject({
    code: 'preview_blocked',
  });
  expect(await store.run(setTimeZone, { timeZone: 'Europe/Berlin' })).toMatchObject({ changed: false });
  await store.run(setTimeZone, given);
  await expect(store.undo(entry)).rejects.toMatchObject({ code: 'conflict' });
  expect(await zoneOf(store)).toBe('Asia/Tokyo');
});
