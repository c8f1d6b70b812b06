import { listNotifications } from '@brandwright/contract/home/notifications/list-notifications.ts';
import { markAllNotificationsRead } from '@brandwright/contract/home/notifications/mark-all-notifications-read.ts';
import { setNotificationEmailPace } from '@brandwright/contract/home/notifications/set-notification-email-pace.ts';
import { stopNotificationEmails } from '@brandwright/contract/home/notifications/stop-notification-emails.ts';
import { getNotificationPreferences } from '@brandwright/contract/home/notifications/get-notification-preferences.ts';
import { and, eq, lte, isNotNull, isNull } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { notifications } from '../../kernel/notifications/tables.ts';
import { mailDueAt } from '../../kernel/notifications/ways.ts';
import { refusalAs, runAs } from '../../team/testing.ts';
import { mailDueNotifications } from './mail-notifications.ts';
import { notificationMail } from './notification-mail.ts';
import { toldTeam } from './testing.ts';

let team: Awaited<ReturnType<typeof toldTeam>>;
let sent: MockInstance;
beforeEach(async () => {
  team = await toldTeam();
  sent = await team.system(async ({ providers }) => vi.spyOn(providers.mail, 'send'));
});
afterEach(() => sent.mockRestore());

const mails = () => sent.mock.calls.map(([mail]) => mail as { to: string; subject: string; text: string });

/** What the server does by itself each minute, and the jobs of it. */
async function round(): Promise<void> {
  const due = await team.system(({ db, storeId, clock }) =>
    db
      .select({ id: notifications.id })
      .from(notifications)
      .where(
        and(
          eq(notifications.storeId, storeId),
          isNotNull(notifications.mailDueAt),
          lte(notifications.mailDueAt, clock.now()),
          isNull(notifications.mailId),
          isNull(notifications.readAt),
        ),
      ),
  );
  for (const { id } of due) await team.system((context) => mailDueNotifications.run(context, id));
  await team.send();
}

describe('emails', () => {
  it('come at once, and what follows within the hour in one more', async () => {
    await team.tell({ title: '3 orders are late' });
    await round();
    await round();
    expect(mails().map(({ to, subject }) => [to, subject])).toEqual([
      [team.owner.email, 'Nora Owner’s Goods: 3 orders are late'],
    ]);
    expect(mails()[0]?.text).toContain('http://127.0.0.1:8787/orders');
    await team.tell({ title: '4 orders are late' });
    team.later(0.01);
    await team.tell({ title: '5 orders are late' });
    await round();
    expect(mails()).toHaveLength(1);
    team.later(1);
    await round();
    expect(mails()).toHaveLength(2);
    expect(mails()[1]).toMatchObject({ subject: 'Nora Owner’s Goods: 2 notifications' });
    expect(mails()[1]?.text).toMatch(/4 orders[\s\S]*5 orders/);
  });

  it('leave out what was read by then', async () => {
    await team.tell();
    await runAs(team.owner, markAllNotificationsRead, {});
    await round();
    expect(mails()).toEqual([]);
  });

  it('gather in a digest, while failed payments and security come at once', async () => {
    await runAs(team.owner, setNotificationEmailPace, { emailPace: 'DAILY' });
    await team.tell({ title: '3 orders are late' });
    team.later(0.01);
    await team.tell({ kind: 'INVOICE_DUE', title: 'An invoice is overdue', path: '/inbox/needs-payment' });
    await round();
    expect(mails()).toEqual([]);
    await team.tell({ kind: 'PAYMENT_FAILED', title: 'The last payment for your plan failed' });
    await round();
    expect(mails().map(({ subject }) => subject)).toEqual([
      'Nora Owner’s Goods: The last payment for your plan failed',
    ]);
    team.later(21);
    await round();
    expect(mails()).toHaveLength(2);
    expect(mails()[1]?.text).toMatch(/3 orders are late[\s\S]*An invoice is overdue/);
  });

  it('go to nobody for what is quiet, and not for what stands there at the first look', async () => {
    await team.tell({ isQuiet: true });
    await round();
    expect(mails()).toEqual([]);
    expect((await runAs(team.owner, listNotifications, {})).unread).toBe(1);
  });

  it('are stopped by their link without a login, security apart', async () => {
    const stop = (text: string) => /\/stop-emails#(\S+)/.exec(text)?.[1];
    await team.tell();
    await round();
    const token = stop(mails()[0]?.text ?? '') ?? '';
    expect(await runAs({ kind: 'public' }, stopNotificationEmails, { token })).toEqual({
      label: 'Late orders',
    });
    const { kinds } = await runAs(team.owner, getNotificationPreferences, {});
    expect(kinds.find(({ kind }) => kind === 'ORDER_LATE')).toMatchObject({
      isEmailOn: false,
      isInAppOn: true,
    });
    expect(kinds.find(({ kind }) => kind === 'INVOICE_DUE')).toMatchObject({ isEmailOn: true });
    const forged = token.replace('ORDER_LATE', 'ALL');
    const refusal = await refusalAs({ kind: 'public' }, stopNotificationEmails, { token: forged });
    expect(refusal.code).toBe('locked');
    await team.tell({ kind: 'SECURITY', title: 'Your password was changed' });
    await round();
    expect(stop(mails()[1]?.text ?? '')).toBeUndefined();
  });
});

it('an email shows words of records as words', () => {
  const { html, text, subject } = notificationMail({
    storeName: 'A & B\nBcc: x@y.example',
    items: [{ kind: 'SUPPLIER_WROTE', title: '<img src=x> wrote', detail: null, path: '/inbox/messages' }],
    publicUrl: 'https://brand.example',
    stopUrl: null,
  });
  expect(subject).toBe('A & B Bcc: x@y.example: <img src=x> wrote');
  expect(html).toContain('&lt;img src=x&gt; wrote');
  expect(html).not.toContain('<img');
  expect(text).toContain('https://brand.example/inbox/messages');
});

it('digests go out at noon UTC, every day or on Mondays', () => {
  const usual = { isUrgent: false };
  const friday = new Date('2026-11-20T15:00:00Z');
  const due = (pace: 'DAILY' | 'WEEKLY', now = friday) => mailDueAt(usual, pace, now, null).toISOString();
  expect(due('DAILY')).toBe('2026-11-21T12:00:00.000Z');
  expect(due('DAILY', new Date('2026-11-20T11:59:00Z'))).toBe('2026-11-20T12:00:00.000Z');
  expect(due('WEEKLY')).toBe('2026-11-23T12:00:00.000Z');
  expect(due('WEEKLY', new Date('2026-11-23T11:00:00Z'))).toBe('2026-11-23T12:00:00.000Z');
  expect(due('WEEKLY', new Date('2026-11-23T12:00:00Z'))).toBe('2026-11-30T12:00:00.000Z');
  expect(mailDueAt({ isUrgent: true }, 'WEEKLY', friday, friday)).toEqual(friday);
});
