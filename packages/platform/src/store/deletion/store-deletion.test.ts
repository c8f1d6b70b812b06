import { changePlan } from '@brandwright/contract/subscriptions/change-plan.ts';
import { attachCard } from '@brandwright/contract/payments/attach-card.ts';
import { getSubscription } from '@brandwright/contract/subscriptions/get-subscription.ts';
import { getStoreDeletion } from '@brandwright/contract/store/deletion/get-store-deletion.ts';
import { listFeed } from '@brandwright/contract/home/list-feed.ts';
import { keepStore } from '@brandwright/contract/store/deletion/keep-store.ts';
import { scheduleStoreDeletion } from '@brandwright/contract/store/deletion/schedule-store-deletion.ts';
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it, vi } from 'vitest';
import { fileKey } from '../../kernel/data/file-address.ts';
import type { Actor, Context, UserActor } from '../../kernel/request/context.ts';
import { resetTestTime, testKernel, testStore } from '../../kernel/testing.ts';
import { actorOf, refusalAs, runAs, testPassword, testTeam } from '../../team/testing.ts';
import { deleteDueStores } from './delete-due-stores.ts';
import { mailStoreDeletion } from './mail-store-deletion.ts';
import { remindOfDeletion } from './remind-of-deletion.ts';

beforeEach(resetTestTime);

const time = (await testStore()).time;
const after = (days: number) => (time.now = new Date(time.now.getTime() + days * 86_400_000));

function within<T>(actor: Actor, work: (context: Context) => Promise<T>): Promise<T> {
  const caller = {
    actor,
    via: 'hand',
    requestId: randomUUID(),
    signal: new AbortController().signal,
  } as const;
  return testKernel().inContext(caller, work);
}
const bySystem = <T>(storeId: string, work: (context: Context) => Promise<T>) =>
  within({ kind: 'system', storeId }, work);
const goRound = (storeId: string) => bySystem(storeId, (context) => deleteDueStores.run(context, storeId));
const typed = { storeName: '  nora owner’s  GOODS ', password: testPassword };

/** Rows of the whole database that name a store or a person, by table. */
async function rowsNaming(id: string): Promise<Record<string, number>> {
  const { pool } = testKernel();
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from ${name} one where one::text like '%' || $1 || '%'`,
      [id],
    );
    if ((rows[0]?.count ?? 0) > 0) found[name] = rows[0]?.count ?? 0;
  }
  return found;
}

async function withPlan(owner: UserActor) {
  await runAs(owner, attachCard, { token: 'pm_card_visa' });
  await runAs(owner, changePlan, { tier: 'TIER_2', trialOff: true });
}

it('is scheduled with the password and the name, and lists what goes', async () => {
  const { owner, journal } = await testTeam();
  const before = await runAs(owner, getStoreDeletion, {});
  expect(before).toMatchObject({ isScheduled: false, deletesAt: null, people: 1, onlyHere: 1, lost: [] });
  const scheduled = await runAs(owner, scheduleStoreDeletion, typed);
  expect(scheduled).toMatchObject({
    isScheduled: true,
    scheduledBy: 'Nora Owner',
    deletesAt: '2026-12-20T15:00:00.000Z',
    daysLeft: 30,
  });
  expect(await refusalAs(owner, scheduleStoreDeletion, typed)).toMatchObject({ code: 'conflict' });
  const feed = await runAs(owner, listFeed, {});
  expect(JSON.stringify(feed)).toContain('This store will be deleted on December 20, 2026');
  const [entry] = await journal();
  expect(entry).toMatchObject({ operation: 'schedule_store_deletion', undo: null });
  expect(JSON.stringify(entry)).not.toContain(testPassword);
});

it('refuses a wrong name, a wrong password, other roles, programs and the partner, and changes nothing', async () => {
  const team = await testTeam();
  const { owner, kernel } = team;
  const { actor: admin } = await team.joined('Ada Admin', 'admin');
  const refused = async (input: object, actor = owner) => {
    const { code, details } = await refusalAs(actor, scheduleStoreDeletion, { ...typed, ...input });
    return [code, details?.[0]?.path];
  };
  expect(await refused({ storeName: 'Another' })).toEqual(['bad_input', 'storeName']);
  expect(await refused({ password: 'nope' })).toEqual(['bad_input', 'password']);
  expect(await refused({}, admin)).toEqual(['forbidden', undefined]);
  for (const via of ['partner', 'token'] as const) {
    const call = { actor: owner, via, requestId: randomUUID(), signal: new AbortController().signal };
    const asked = kernel.run({ ...call, operation: 'schedule_store_deletion', input: typed });
    await expect(asked).rejects.toMatchObject({ code: 'forbidden' });
  }
  expect(await runAs(admin, getStoreDeletion, {})).toMatchObject({ isScheduled: false });
  expect(await refusalAs(owner, keepStore, {})).toMatchObject({ code: 'conflict' });
  expect(await refusalAs(admin, keepStore, {})).toMatchObject({ code: 'forbidden' });
  const preview = { ...owner, isPreview: true };
  expect(await refusalAs(preview, scheduleStoreDeletion, typed)).toMatchObject({ code: 'preview_blocked' });
  const rows = await within(owner, ({ db }) =>
    db.execute(`select count(*)::int as count from pending_actions where store_id = '${owner.storeId}'`),
  );
  expect(rows.rows[0]).toEqual({ count: 0 });
});

it('is called off until the day, from a chat after a yes, and the plan goes on', async () => {
  const { owner, ask } = await testTeam();
  await withPlan(owner);
  await runAs(owner, scheduleStoreDeletion, typed);
  expect((await runAs(owner, getSubscription, {})).subscription?.cancelsAtPeriodEnd).toBe(true);
  const { preview } = await ask(keepStore, {});
  expect(preview).toMatchObject({
    verb: 'Keep the store',
    what: expect.stringContaining('December 20, 2026'),
  });
  expect(preview.cost).toMatch(/^Nothing now, then \$/);
  after(5);
  expect(await runAs(owner, getStoreDeletion, {})).toMatchObject({ daysLeft: 25 });
  expect(await runAs(owner, keepStore, {})).toMatchObject({ planGoesOn: true, planName: 'Beginner' });
  expect((await runAs(owner, getSubscription, {})).subscription?.cancelsAtPeriodEnd).toBe(false);
  after(60);
  await goRound(owner.storeId);
  expect(await runAs(owner, getStoreDeletion, {})).toMatchObject({ isScheduled: false, daysLeft: null });
});

it('leaves a plan ending that its owner had ended before', async () => {
  const { owner } = await testTeam();
  expect(await runAs(owner, scheduleStoreDeletion, typed)).toMatchObject({ isScheduled: true });
  expect(await runAs(owner, keepStore, {})).toMatchObject({ planGoesOn: false });
});

it('tells the owners once, and only what still holds', async () => {
  const team = await testTeam();
  const { owner } = team;
  await team.joined('Ada Admin', 'admin');
  await runAs(owner, scheduleStoreDeletion, typed);
  const mail = (kind: string, changeId: string) =>
    bySystem(owner.storeId, (context) =>
      mailStoreDeletion.run(
        context,
        { kind, changeId },
        { id: randomUUID(), progress: async () => undefined },
      ),
    );
  expect(await mail('SCHEDULED', 'a')).toEqual({ sent: 1 });
  expect(await mail('REMINDER', 'c')).toEqual({ sent: 1 });
  expect(await mail('KEPT', 'b')).toEqual({ sent: 0 });
  await runAs(owner, keepStore, {});
  expect(await mail('SCHEDULED', 'a')).toEqual({ sent: 0 });
  expect(await mail('KEPT', 'b')).toEqual({ sent: 1 });
});

it('reminds the owners once, three days before', async () => {
  const { owner } = await testTeam();
  await runAs(owner, scheduleStoreDeletion, typed);
  const remind = () => bySystem(owner.storeId, (context) => remindOfDeletion.run(context, owner.storeId));
  const asked = async () => {
    const { rows } = await testKernel().pool.query<{ count: number }>(
      `select count(*)::int as count from job_runs where store_id = $1 and payload->>'kind' = 'REMINDER'`,
      [owner.storeId],
    );
    return rows[0]?.count;
  };
  after(26);
  await remind();
  expect(await asked()).toBe(0);
  after(1);
  await remind();
  await remind();
  expect(await asked()).toBe(1);
});

it('deletes on the day all rows and files of the store, ends the plan, and keeps logins of people with other stores', async () => {
  const team = await testTeam();
  const other = await testTeam();
  const { owner, ownerToken } = team;
  const { actor: leaver, token: leaverToken } = await team.joined('Lee Leaver', 'member');
  const { actor: both, token: bothToken } = await team.joined('Bo Both', 'viewer');
  await withPlan(owner);
  const membership = randomUUID();
  await testKernel().pool.query(
    `insert into memberships (store_id, id, user_id, role, created_at) values ($1, $2, $3, 'viewer', now())`,
    [other.owner.storeId, membership, both.userId],
  );
  await bySystem(owner.storeId, ({ providers }) =>
    providers.files.put(fileKey(owner.storeId, 'one'), new Uint8Array([1]), 'text/plain'),
  );
  await bySystem(other.owner.storeId, ({ providers }) =>
    providers.files.put(fileKey(other.owner.storeId, 'one'), new Uint8Array([1]), 'text/plain'),
  );
  await runAs(owner, scheduleStoreDeletion, typed);
  expect(await runAs(both, getStoreDeletion, {})).toMatchObject({
    people: 3,
    onlyHere: 2,
    planName: 'Beginner',
  });
  const untouched = await rowsNaming(other.owner.storeId);
  after(29);
  await goRound(owner.storeId);
  expect(await runAs(owner, getStoreDeletion, {})).toMatchObject({ isScheduled: true, daysLeft: 1 });
  after(1);
  const detached = await bySystem(owner.storeId, async ({ providers }) =>
    vi.spyOn(providers.payments, 'detachCard'),
  );
  await goRound(owner.storeId);
  expect(detached).toHaveBeenCalledTimes(1);
  detached.mockRestore();
  expect(await rowsNaming(owner.storeId)).toEqual({});
  expect(await rowsNaming(other.owner.storeId)).toEqual(untouched);
  expect(await rowsNaming(owner.userId)).toEqual({});
  expect(await rowsNaming(leaver.userId)).toEqual({});
  expect(await rowsNaming(both.userId)).toMatchObject({ users: 1, credentials: 1, memberships: 1 });
  for (const token of [ownerToken, leaverToken, bothToken]) expect(await actorOf(token)).toBeUndefined();
  expect(await actorOf(other.ownerToken)).toBeDefined();
  await bySystem(other.owner.storeId, async ({ providers }) => {
    expect(await providers.files.get(fileKey(owner.storeId, 'one'))).toBeUndefined();
    expect(await providers.files.get(fileKey(other.owner.storeId, 'one'))).toBeDefined();
  });
  // Another server at it, or once more: nothing is left to do.
  await goRound(owner.storeId);
});

it('deletes nothing before its day, nor in the name of another store', async () => {
  const { owner } = await testTeam();
  const other = await testTeam();
  await runAs(owner, scheduleStoreDeletion, typed);
  const directly = (storeId: string, id: string, at: string) =>
    bySystem(storeId, ({ db }) => db.execute(`select store_delete('${id}', '${at}')`));
  await expect(directly(owner.storeId, owner.storeId, '2026-12-20T14:59:59Z')).rejects.toThrow();
  await expect(directly(other.owner.storeId, owner.storeId, '2027-01-01T00:00:00Z')).rejects.toThrow();
  await expect(directly(other.owner.storeId, other.owner.storeId, '2027-01-01T00:00:00Z')).rejects.toThrow();
  expect(await runAs(owner, getStoreDeletion, {})).toMatchObject({ isScheduled: true });
});
