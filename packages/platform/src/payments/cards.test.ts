import { detachCard } from '@brandwright/contract/payments/detach-card.ts';
import { attachCard } from '@brandwright/contract/payments/attach-card.ts';
import { getPublishableKey } from '@brandwright/contract/payments/get-publishable-key.ts';
import { listCards } from '@brandwright/contract/payments/list-cards.ts';
import { setDefaultCard } from '@brandwright/contract/payments/set-default-card.ts';
import { describe, expect, it } from 'vitest';
import { testStore, type TestStore } from '../kernel/testing.ts';
import { addCard } from '../purchasing/testing.ts';

const names = async (store: TestStore) =>
  (await store.run(listCards, {})).cards.map(({ name, isDefault }) => `${name}${isDefault ? '*' : ''}`);

describe('cards on file', () => {
  it('are listed with the default first, and the first one is it', async () => {
    const store = await testStore();
    expect((await store.run(listCards, {})).cards).toEqual([]);
    expect(await store.run(getPublishableKey, {})).toEqual({
      bank: 'TEST_BANK',
      publishableKey: 'pk_test_bank',
      wallet: { kind: 'TEST_WALLET', name: 'Test wallet' },
    });
    await addCard(store);
    await addCard(store, 'pm_card_mastercard');
    expect(await names(store)).toEqual(['Visa ending in 4242*', 'Mastercard ending in 4444']);
    expect((await store.refusal(attachCard, { token: 'pm_card_visa' })).message).toBe(
      'Visa ending in 4242 is on file already.',
    );
    expect((await store.refusal(attachCard, { token: 'pm_card_unknown' })).message).toContain(
      'takes test cards only',
    );
    expect((await store.refusal(attachCard, { token: '4242424242424242' })).code).toBe('bad_input');
  });

  it('change their default and have it back', async () => {
    const store = await testStore();
    await addCard(store);
    await addCard(store, 'pm_card_mastercard');
    const entryId = await store.entryOf(setDefaultCard, { cardId: 'the mastercard' });
    expect(await names(store)).toEqual(['Mastercard ending in 4444*', 'Visa ending in 4242']);
    expect((await store.refusal(setDefaultCard, { cardId: '4444' })).message).toBe(
      'Mastercard ending in 4444 is the default already.',
    );
    await store.undo(entryId);
    expect(await names(store)).toEqual(['Visa ending in 4242*', 'Mastercard ending in 4444']);
    await expect(store.undo(entryId)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('are removed after a yes, and the newest of the others becomes the default', async () => {
    const store = await testStore();
    await addCard(store);
    await addCard(store, 'pm_card_mastercard');
    const action = await store.ask(detachCard, { cardId: 'visa' });
    expect(action.preview).toMatchObject({
      verb: 'Remove Visa ending in 4242',
      warnings: ['It’s the default. Mastercard ending in 4444 will be charged instead.'],
    });
    expect((await store.decide(action.id, true)).outcome).toBe(
      'Removed Visa ending in 4242. Mastercard ending in 4444 is the default now.',
    );
    expect(await names(store)).toEqual(['Mastercard ending in 4444*']);
    await addCard(store);
    expect(await names(store)).toHaveLength(2);
  });

  it('are the store’s own, and the admins’', async () => {
    const store = await testStore();
    const other = await testStore();
    await addCard(store);
    const { cards } = await store.run(listCards, {});
    const cardId = cards[0]?.cardId ?? '';
    await addCard(other, 'pm_card_mastercard');
    for (const operation of [setDefaultCard, detachCard] as const)
      expect((await other.refusal(operation, { cardId })).code).toBe('not_found');
    for (const as of ['viewer', 'member'] as const)
      for (const operation of [setDefaultCard, detachCard] as const)
        expect((await store.refusal(operation, { cardId }, { as })).code).toBe('forbidden');
    expect((await store.refusal(attachCard, { token: 'pm_card_amex' }, { as: 'preview' })).code).toBe(
      'preview_blocked',
    );
    expect(await names(other)).toEqual(['Mastercard ending in 4444*']);
  });
});
