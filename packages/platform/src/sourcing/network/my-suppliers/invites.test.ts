import { addMySupplier } from '@brandwright/contract/sourcing/network/my-suppliers/add-my-supplier.ts';
import { cancelSupplierInvite } from '@brandwright/contract/sourcing/network/my-suppliers/cancel-supplier-invite.ts';
import { inviteSupplier } from '@brandwright/contract/sourcing/network/my-suppliers/invite-supplier.ts';
import { listMySuppliers } from '@brandwright/contract/sourcing/network/my-suppliers/list-my-suppliers.ts';
import { removeMySupplier } from '@brandwright/contract/sourcing/network/my-suppliers/remove-my-supplier.ts';
import { resendSupplierInvite } from '@brandwright/contract/sourcing/network/my-suppliers/resend-supplier-invite.ts';
import { settleSupplierInvite } from '@brandwright/contract/sourcing/network/my-suppliers/settle-supplier-invite.ts';
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { jobRuns } from '../../../kernel/data/tables.ts';
import { testStore, type TestStore } from '../../../kernel/testing.ts';
import { seedMarketplace } from '../../marketplace/testing.ts';
import { waitingInvites } from './feed.ts';
import { inviteNotice } from './invite-notice.ts';

beforeAll(seedMarketplace);

const start = new Date('2026-11-20T15:00:00Z');
const anna = {
  name: "Anna's Pottery",
  email: 'anna@annaspottery.example',
  website: 'annaspottery.example',
  phoneNumber: '+351 912 345 678',
};

let timed: TestStore | undefined;
afterEach(() => {
  if (timed) timed.time.now = start;
});
const later = (store: TestStore, hours: number) => {
  timed = store;
  store.time.now = new Date(start.getTime() + hours * 3_600_000);
};

/** The notices of the store, each run twice as after a crash; answers the ids of the mails that went out. */
async function runNotices(store: TestStore): Promise<unknown[]> {
  return store.context(async (context) => {
    const jobs = await context.db
      .select()
      .from(jobRuns)
      .where(and(eq(jobRuns.storeId, store.storeId), eq(jobRuns.name, inviteNotice.job.name)));
    const ids: unknown[] = [];
    for (const job of jobs) {
      const report = { id: job.id, progress: () => Promise.resolve() };
      const first = await inviteNotice.job.run(context, job.payload as Record<string, unknown>, report);
      const again = await inviteNotice.job.run(context, job.payload as Record<string, unknown>, report);
      expect(again).toEqual(first);
      ids.push(first.mailId);
    }
    return ids;
  });
}

describe('an invite', () => {
  it('lists the supplier as invited and writes one mail inside', async () => {
    const store = await testStore();
    const invited = await store.run(inviteSupplier, anna);
    expect(invited).toMatchObject({
      name: "Anna's Pottery",
      source: 'INVITE',
      email: 'anna@annaspottery.example',
      website: 'https://annaspottery.example',
      phoneNumber: '+351912345678',
      invite: { state: 'INVITED', timesSent: 1, mayResendAt: '2026-11-21T15:00:00.000Z' },
    });
    expect((await store.run(listMySuppliers, { inviteState: 'INVITED' })).total).toBe(1);
    expect(await runNotices(store)).toEqual([expect.any(String)]);
    expect((await store.journal())[0]?.summary).toMatch(
      /Invited Anna's Pottery \(anna@annaspottery.example\)/,
    );
  });

  it('asks first in a conversation, with what will happen, and a denied one does nothing', async () => {
    const store = await testStore();
    const action = await store.ask(inviteSupplier, anna);
    expect(action.preview).toMatchObject({
      verb: "Invite Anna's Pottery",
      toWhom: "Anna's Pottery, anna@annaspottery.example",
    });
    expect(action.input).toMatchObject({
      website: 'https://annaspottery.example',
      phoneNumber: '+351912345678',
    });
    await store.decide(action.id, false);
    expect((await store.run(listMySuppliers, {})).total).toBe(0);
    expect(await runNotices(store)).toEqual([]);
  });

  it.each([
    [{ ...anna, email: 'anna@pottery' }, 'email'],
    [{ ...anna, name: 'x'.repeat(121) }, 'name'],
    [{ ...anna, name: '12 34' }, 'name'],
    [{ ...anna, website: 'http://localhost:8787' }, 'website'],
    [{ ...anna, website: 'https://me:secret@annas.example' }, 'website'],
    [{ ...anna, phoneNumber: '912 345 678' }, 'phoneNumber'],
  ])('is refused for %o, naming %s', async (input, path) => {
    const store = await testStore();
    const refusal = await store.refusal(inviteSupplier, input);
    expect(refusal.code).toBe('bad_input');
    expect(refusal.details?.map((detail) => detail.path)).toContain(path);
  });

  it.each([
    [{ name: 'Quite Another', email: 'ANNA@annaspottery.example ' }, /is already invited, with the email/],
    [
      { name: 'Quite Another', email: 'b@c.example', website: 'http://www.annaspottery.example/about' },
      /with the website annaspottery.example/,
    ],
    [{ name: 'Annas Potery Ltd.', email: 'b@c.example' }, /nearly the same name/],
    [{ name: 'Lume and Cera', email: 'b@c.example' }, /Lume & Cera \(Porto\) is already in the marketplace/],
  ])('is refused as a duplicate for %o', async (input, message) => {
    const store = await testStore();
    await store.run(inviteSupplier, anna);
    const refusal = await store.refusal(inviteSupplier, input);
    expect(refusal.code).toBe('conflict');
    expect(refusal.message).toMatch(message);
    expect((await store.run(listMySuppliers, {})).total).toBe(1);
  });

  it('does not mind another store’s, nor one that was taken out', async () => {
    const store = await testStore();
    await store.run(inviteSupplier, anna);
    const other = await testStore();
    expect((await other.run(inviteSupplier, anna)).invite?.state).toBe('INVITED');
    await store.run(removeMySupplier, { supplierId: "Anna's Pottery" });
    await store.run(inviteSupplier, anna);
    expect((await store.run(listMySuppliers, {})).total).toBe(1);
  });

  it('is sent again a day later, not before, and each time is one mail', async () => {
    const store = await testStore();
    const { supplierId } = await store.run(inviteSupplier, anna);
    later(store, 23);
    expect((await store.refusal(resendSupplierInvite, { supplierId })).code).toBe('too_many_requests');
    later(store, 24);
    expect((await store.run(resendSupplierInvite, { supplierId })).invite?.timesSent).toBe(2);
    expect(new Set(await runNotices(store)).size).toBe(2);
  });

  it('comes into the feed when nobody has answered for a week', async () => {
    const store = await testStore();
    await store.run(inviteSupplier, anna);
    later(store, 7 * 24);
    expect(await store.context((context) => waitingInvites.read(context))).toEqual([]);
    later(store, 8 * 24);
    const [waiting] = await store.context((context) => waitingInvites.read(context));
    expect(waiting).toMatchObject({ title: '1 supplier invite without an answer', detail: "Anna's Pottery" });
  });

  it('is canceled, brought back by undo, and sent anew after it was canceled', async () => {
    const store = await testStore();
    await store.run(inviteSupplier, anna);
    const canceled = await store.call(cancelSupplierInvite, { supplierId: "Anna's Pottery" });
    if (canceled.kind !== 'done' || !canceled.journalEntryId) throw new Error('No journal entry.');
    expect((await store.refusal(cancelSupplierInvite, { supplierId: "Anna's Pottery" })).code).toBe(
      'bad_transition',
    );
    // A mail that had not gone out yet does not go out now.
    expect(await runNotices(store)).toEqual([undefined]);
    await store.undo(canceled.journalEntryId);
    await store.run(cancelSupplierInvite, { supplierId: "Anna's Pottery" });
    expect((await store.run(inviteSupplier, anna)).invite).toMatchObject({ state: 'INVITED', timesSent: 2 });
    expect((await store.run(listMySuppliers, {})).total).toBe(1);
  });

  it('may be answered once', async () => {
    const store = await testStore();
    await store.run(inviteSupplier, anna);
    expect(
      (await store.run(settleSupplierInvite, { supplierId: "Anna's Pottery", answer: 'JOINED' })).invite
        ?.state,
    ).toBe('JOINED');
    const refusal = await store.refusal(settleSupplierInvite, {
      supplierId: "Anna's Pottery",
      answer: 'DECLINED',
    });
    expect(refusal).toMatchObject({
      code: 'bad_transition',
      message: expect.stringContaining('was accepted'),
    });
    await store.run(addMySupplier, { supplierId: 'Lume & Cera' });
    expect((await store.refusal(cancelSupplierInvite, { supplierId: 'Lume & Cera' })).message).toMatch(
      /wasn’t invited/,
    );
  });

  it('is nothing for viewers and previews', async () => {
    const store = await testStore();
    expect((await store.refusal(inviteSupplier, anna, { as: 'viewer' })).code).toBe('forbidden');
    expect((await store.refusal(inviteSupplier, anna, { as: 'preview' })).code).toBe('preview_blocked');
  });
});
