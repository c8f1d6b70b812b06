import { listFacts } from '@brandwright/contract/copilot/vault/list-facts.ts';
import { rememberFact } from '@brandwright/contract/copilot/vault/remember-fact.ts';
import { setReminder } from '@brandwright/contract/home/reminders/set-reminder.ts';
import { setOrderNote } from '@brandwright/contract/orders/set-order-note.ts';
import { updateStoreProfile } from '@brandwright/contract/store/update-store-profile.ts';
import { describe, expect, it } from 'vitest';
import { createPendingAction } from './pending-actions.ts';
import { testKernel, testStore, type RunOptions, type TestStore } from '../testing.ts';

/** An action that only an admin may run, waiting. */
async function waiting(store: TestStore): Promise<string> {
  const preview = {
    verb: 'Change',
    what: 'Change it.',
    toWhom: null,
    cost: null,
    irreversible: null,
    values: [],
    warnings: [],
  };
  const prepared = { input: { description: 'Changed' }, preview };
  const action = await store.context((context) =>
    createPendingAction(context, updateStoreProfile, prepared, undefined),
  );
  return action.id;
}

const decide = (store: TestStore, actionId: string, approved: boolean, as: RunOptions['as']) =>
  testKernel().decide(store.caller({ as }), { actionId, approved });

describe('a decision', () => {
  it.each([true, false])('is refused to whoever may not do the thing itself (%s)', async (approved) => {
    const store = await testStore();
    const id = await waiting(store);
    await expect(decide(store, id, approved, 'viewer')).rejects.toMatchObject({ code: 'forbidden' });
    await expect(decide(store, id, approved, 'preview')).rejects.toMatchObject({ code: 'preview_blocked' });
    // It waits still for someone who may.
    expect(await decide(store, id, false, 'owner')).toMatchObject({ status: 'DENIED' });
  });

  it("is not found for another store's people", async () => {
    const [store, other] = [await testStore(), await testStore()];
    const id = await waiting(store);
    for (const approved of [true, false])
      await expect(decide(other, id, approved, 'owner')).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('asking', () => {
  it('asks once for the same key, and refuses the key with another input', async () => {
    const store = await testStore();
    const ask = (description: string) =>
      store.call(
        updateStoreProfile,
        { description },
        { via: 'partner', untrustedInView: true, idempotencyKey: 'call-1' },
      );
    const [first, again] = await Promise.all([ask('One'), ask('One')]);
    if (first.kind !== 'asks' || again.kind !== 'asks') throw new Error('It did not ask.');
    expect(again.action.id).toBe(first.action.id);
    await expect(ask('Two')).rejects.toMatchObject({ code: 'idempotency_mismatch' });
  });

  it('asks before a change of which the partner is not sure, in its words, and says at once what cannot be done', async () => {
    const store = await testStore();
    const doubt = {
      via: 'partner',
      called: 'Remember: Labels are printed in Porto',
      isDoubtful: true,
    } as const;
    const asked = await store.call(rememberFact, { fact: 'Labels are printed in Porto.' }, doubt);
    if (asked.kind !== 'asks') throw new Error('It did not ask.');
    expect(asked.action.preview).toMatchObject({
      what: 'Remember: Labels are printed in Porto',
      warnings: ['I’m asking because I’m not sure this is what you meant.'],
    });
    expect((await store.run(listFacts, {})).total).toBe(0);
    await store.decide(asked.action.id, true);
    expect((await store.run(listFacts, {})).total).toBe(1);
    const unknown = { orderNumber: 999_999, note: 'Call first' };
    await expect(store.call(setOrderNote, unknown, doubt)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('says in the words of who calls what has none of its own', async () => {
    const store = await testStore();
    const outside = { via: 'partner', untrustedInView: true, called: 'Remind me: Glaze the bowls' } as const;
    const reminder = { text: 'Glaze the bowls', remindOn: '2026-12-04' };
    const asked = await store.call(setReminder, reminder, outside);
    if (asked.kind !== 'asks') throw new Error('It did not ask.');
    expect(asked.action.preview.what).toBe('Remind me: Glaze the bowls');
    expect(asked.action.preview.warnings).toEqual([expect.stringContaining('words from outside')]);
  });
});
