import { getNotificationPreferences } from '@brandwright/contract/home/notifications/get-notification-preferences.ts';
import { listNotifications } from '@brandwright/contract/home/notifications/list-notifications.ts';
import { markAllNotificationsRead } from '@brandwright/contract/home/notifications/mark-all-notifications-read.ts';
import { markNotificationRead } from '@brandwright/contract/home/notifications/mark-notification-read.ts';
import { updateNotificationPreferences } from '@brandwright/contract/home/notifications/update-notification-preferences.ts';
import { createApiToken } from '@brandwright/contract/store/account/create-api-token.ts';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { settleTopic, tellPeople } from '../../kernel/notifications/tell-people.ts';
import type { UserActor } from '../../kernel/request/context.ts';
import { testStore } from '../../kernel/testing.ts';
import { refusalAs, runAs } from '../../team/testing.ts';
import { toldTeam } from './testing.ts';

let team: Awaited<ReturnType<typeof toldTeam>>;
let owner: UserActor;
beforeEach(async () => {
  team = await toldTeam();
  ({ owner } = team);
});
const listOf = (actor: UserActor, input = {}) => runAs(actor, listNotifications, input);
const titles = async (actor: UserActor) => (await listOf(actor)).rows.map(({ title }) => title);

describe('what happens', () => {
  it('is told once for each key, to everybody whom it concerns, and to no other store', async () => {
    const { actor: viewer } = await team.joined('Vi Viewer', 'viewer');
    const { actor: member } = await team.joined('Mo Member', 'member');
    const news = { key: 'orders', title: '3 orders are late' };
    await Promise.all([team.tell(news), team.tell(news)]);
    await team.tell({ kind: 'PAYMENT_FAILED', title: 'The payment for your plan failed' });
    expect(await titles(owner)).toEqual(
      expect.arrayContaining(['The payment for your plan failed', '3 orders are late']),
    );
    expect((await listOf(owner)).total).toBe(2);
    expect(await titles(member)).toEqual(['3 orders are late']);
    expect(await titles(viewer)).toEqual([]);
    const other = await testStore();
    expect((await other.run(listNotifications, {})).total).toBe(0);
  });

  it('is not told to who did it, except where it is about security', async () => {
    const { actor: admin } = await team.joined('Ada Admin', 'admin');
    await team.kernel.inContext(
      { actor: owner, via: 'hand', requestId: randomUUID(), signal: new AbortController().signal },
      (context) =>
        tellPeople(context, { kind: 'RETURN_OPENED', key: 'r1', title: 'A return', path: '/return-orders' }),
    );
    expect([await titles(owner), await titles(admin)]).toEqual([[], ['A return']]);
    await runAs(owner, createApiToken, { name: 'Zapier', generation: 2, days: 30 });
    expect([await titles(owner), (await titles(admin)).length]).toEqual([
      ['A new API token was created: Zapier'],
      1,
    ]);
  });

  it('gives way to the newer while it is unread, and is read when the thing itself was', async () => {
    await team.tell({ topic: 'late', title: '3 orders are late' });
    await team.tell({ topic: 'late', title: '4 orders are late' });
    expect(await titles(owner)).toEqual(['4 orders are late']);
    await team.system((context) => settleTopic(context, 'late'));
    expect((await listOf(owner)).unread).toBe(0);
    team.later(1);
    await team.tell({ topic: 'late', title: '5 orders are late' });
    expect(await titles(owner)).toEqual(['5 orders are late', '4 orders are late']);
  });
});

describe('the list', () => {
  it('is paged, newest first, counts what is unread, and takes kinds apart', async () => {
    for (const title of ['one', 'two', 'three']) {
      team.later(1);
      await team.tell({ title });
    }
    await team.tell({ kind: 'INVOICE_DUE', title: 'An invoice is overdue' });
    const page = await listOf(owner, { kind: 'ORDER_LATE', page: 1, size: 2 });
    expect([page.rows.map(({ title }) => title), page.total, page.unread]).toEqual([['one'], 3, 4]);
    const [first] = (await listOf(owner, { kind: 'INVOICE_DUE' })).rows;
    expect(first).toMatchObject({ isRead: false, path: '/orders' });
    await runAs(owner, markNotificationRead, { notificationId: first?.id ?? '' });
    expect((await listOf(owner, { isUnread: true })).total).toBe(3);
    expect((await listOf(owner, { isUnread: false })).rows.map(({ title }) => title)).toEqual([
      'An invoice is overdue',
    ]);
  });

  it('is marked read as a whole, and put back by undo', async () => {
    await team.tell();
    team.later(1);
    await team.tell();
    expect(await runAs(owner, markAllNotificationsRead, {})).toEqual({ marked: 2 });
    expect(await runAs(owner, markAllNotificationsRead, {})).toEqual({ marked: 0 });
    const entries = await team.journal();
    const entry = entries.filter(({ operation }) => operation === 'mark_all_notifications_read').at(-1);
    await team.undo(entry?.id ?? '');
    expect((await listOf(owner)).unread).toBe(2);
  });

  it('is a person’s own', async () => {
    const { actor: member } = await team.joined('Mo Member', 'member');
    await team.tell();
    const [mine] = (await listOf(owner)).rows;
    const refusal = await refusalAs(member, markNotificationRead, { notificationId: mine?.id ?? '' });
    expect(refusal.code).toBe('not_found');
    await runAs(member, markAllNotificationsRead, {});
    expect((await listOf(owner)).unread).toBe(1);
    const preview = await (await testStore()).refusal(markAllNotificationsRead, {}, { as: 'preview' });
    expect(preview.code).toBe('preview_blocked');
  });
});

describe('choices', () => {
  const choiceOf = async (actor: UserActor, kind: string) =>
    (await runAs(actor, getNotificationPreferences, {})).kinds.find((one) => one.kind === kind);

  it('are usual at first: email for owners and admins, the app for members', async () => {
    const { actor: member } = await team.joined('Mo Member', 'member');
    expect(await choiceOf(owner, 'ORDER_LATE')).toMatchObject({
      isInAppOn: true,
      isEmailOn: true,
      isSmsOn: false,
    });
    expect(await choiceOf(member, 'ORDER_LATE')).toMatchObject({ isInAppOn: true, isEmailOn: false });
    expect(await choiceOf(member, 'PAYMENT_FAILED')).toBeUndefined();
  });

  it('turn one way on or off, or all of them, and are undone', async () => {
    const change = (input: object) => runAs(owner, updateNotificationPreferences, input as never);
    await change({ kind: 'ORDER_LATE', way: 'EMAIL', isOn: false });
    expect(await choiceOf(owner, 'ORDER_LATE')).toMatchObject({ isInAppOn: true, isEmailOn: false });
    expect(await change({ kind: 'RETURN_OPENED', isOn: false })).toMatchObject({
      isInAppOn: false,
      isEmailOn: false,
      isSmsOn: false,
      hint: null,
    });
    await team.tell({ kind: 'RETURN_OPENED' });
    expect(await titles(owner)).toEqual([]);
    expect(await change({ kind: 'PAYMENT_FAILED', way: 'SMS', isOn: true })).toMatchObject({
      isSmsOn: true,
      hint: expect.stringContaining('no confirmed phone number'),
    });
    const [entry] = await team.journal();
    expect(entry?.summary).toContain('Failed payments: in the app, by email and by SMS.');
    await team.undo(entry?.id ?? '');
    expect(await choiceOf(owner, 'PAYMENT_FAILED')).toMatchObject({ isSmsOn: false });
    const { actor: admin } = await team.joined('Ada Admin', 'admin');
    const first = (await team.journal()).find(({ summary }) => summary.startsWith('Returns'));
    await expect(team.undo(first?.id ?? '', admin)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('keep security on, and are refused to a role that isn’t told', async () => {
    const refusal = await refusalAs(owner, updateNotificationPreferences, {
      kind: 'SECURITY',
      way: 'EMAIL',
      isOn: false,
    });
    expect([refusal.code, refusal.message]).toEqual(['conflict', expect.stringContaining('stay on')]);
    const { actor: member } = await team.joined('Mo Member', 'member');
    const refused = await refusalAs(member, updateNotificationPreferences, {
      kind: 'PAYMENT_FAILED',
      way: 'SMS',
      isOn: true,
    });
    expect([refused.code, refused.message]).toEqual([
      'forbidden',
      expect.stringContaining('owner can change'),
    ]);
  });
});
