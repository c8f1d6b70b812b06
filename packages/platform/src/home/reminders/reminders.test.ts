import { listFeed } from '@brandwright/contract/home/list-feed.ts';
import { changeReminder } from '@brandwright/contract/home/reminders/change-reminder.ts';
import { finishReminder } from '@brandwright/contract/home/reminders/finish-reminder.ts';
import { listReminders } from '@brandwright/contract/home/reminders/list-reminders.ts';
import { setReminder } from '@brandwright/contract/home/reminders/set-reminder.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { resetTestTime, testStore, type TestStore } from '../../kernel/testing.ts';

let store: TestStore;
beforeEach(async () => {
  resetTestTime();
  store = await testStore();
});

const invoice = { text: 'remind me to pay the Olaria invoice', remindOn: '2026-11-25' };
const due = async () => {
  const { items } = await store.run(listFeed, {});
  return items.filter(({ source }) => source === 'due_reminders').map(({ title, detail }) => [title, detail]);
};

describe('a reminder', () => {
  it('stands in the feed from its day on, until it is done', async () => {
    expect(await store.run(setReminder, invoice)).toMatchObject({
      text: 'Pay the Olaria invoice',
      remindOn: '2026-11-25',
      isDue: false,
    });
    expect(await due()).toEqual([]);
    store.time.now = new Date('2026-11-25T00:00:00Z');
    expect(await due()).toEqual([
      ['Pay the Olaria invoice', 'You asked to be reminded on November 25, 2026.'],
    ]);
    await store.run(finishReminder, { reminder: 'the reminder about the invoice' });
    expect(await due()).toEqual([]);
    expect((await store.run(listReminders, {})).total).toBe(0);
  });

  it('of today is due at once', async () => {
    expect(
      await store.run(setReminder, { text: 'call the dye house', remindOn: '2026-11-20' }),
    ).toMatchObject({
      text: 'Call the dye house',
      isDue: true,
    });
    expect(await due()).toHaveLength(1);
  });

  it('is moved, worded anew, and put back by undo', async () => {
    const { id } = await store.run(setReminder, invoice);
    await store.run(changeReminder, { reminder: 'olaria', remindOn: '2026-12-01' });
    await store.run(changeReminder, { reminder: id, text: 'pay both invoices' });
    const now = async () => (await store.run(listReminders, {})).rows.map((row) => [row.text, row.remindOn]);
    expect(await now()).toEqual([['Pay both invoices', '2026-12-01']]);
    await store.run(finishReminder, { reminder: id });
    const undo = async (operation: string) => {
      const entry = (await store.journal()).find(
        (one) => one.operation === operation && one.undoneAt === null,
      );
      await store.undo(entry?.id ?? '');
    };
    await undo('finish_reminder');
    expect(await now()).toEqual([['Pay both invoices', '2026-12-01']]);
    await undo('change_reminder');
    expect((await now())[0]?.[0]).toBe('Pay the Olaria invoice');
    await undo('set_reminder');
    expect(await now()).toEqual([]);
  });

  it('is listed by its day, a page at a time', async () => {
    for (const [text, remindOn] of [
      ['the third', '2026-12-03'],
      ['the first', '2026-11-21'],
      ['the second', '2026-12-01'],
    ] as const)
      await store.run(setReminder, { text, remindOn });
    const { rows, total } = await store.run(listReminders, { page: 1, size: 2 });
    expect([rows.map(({ text }) => text), total]).toEqual([['The third'], 3]);
  });

  it('is a person’s own, and a store’s own', async () => {
    await store.run(setReminder, invoice);
    const other = await testStore();
    expect((await other.run(listReminders, {})).total).toBe(0);
    const { id } = (await store.run(listReminders, {})).rows[0] ?? { id: '' };
    expect((await other.refusal(finishReminder, { reminder: id })).code).toBe('not_found');
    const caller = store.caller();
    const colleague = {
      ...caller,
      actor: { ...caller.actor, userId: '00000000-0000-4000-8000-000000000001' },
    } as typeof caller;
    expect((await store.run(listReminders, {}, colleague)).total).toBe(0);
    expect((await store.refusal(finishReminder, { reminder: id }, colleague)).code).toBe('not_found');
  });

  it('is refused for a day that is over, without words, and where nothing would change', async () => {
    expect((await store.refusal(setReminder, { ...invoice, remindOn: '2026-11-19' })).message).toBe(
      'That day has passed. Choose today or a later day.',
    );
    expect((await store.refusal(setReminder, { ...invoice, text: 'remind me to' })).code).toBe('bad_input');
    await store.run(setReminder, invoice);
    expect((await store.refusal(changeReminder, { reminder: 'olaria' })).code).toBe('bad_input');
    expect((await store.refusal(finishReminder, { reminder: 'the dentist' })).message).toContain(
      'No reminder matches “the dentist”. There is “Pay the Olaria invoice” on November 25, 2026.',
    );
  });

  it('is asked back where words fit two', async () => {
    await store.run(setReminder, invoice);
    await store.run(setReminder, { text: 'check the Lume invoice', remindOn: '2026-11-26' });
    const refusal = await store.refusal(finishReminder, { reminder: 'the invoice' });
    expect([refusal.code, refusal.message]).toEqual(['conflict', expect.stringContaining('Which one?')]);
  });
});
