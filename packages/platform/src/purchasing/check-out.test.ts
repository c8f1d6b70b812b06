import { listLedgerEntries } from '@brandwright/contract/payments/list-ledger-entries.ts';
import { addToCart } from '@brandwright/contract/purchasing/add-to-cart.ts';
import { checkOut } from '@brandwright/contract/purchasing/check-out.ts';
import { checkPromotionCode } from '@brandwright/contract/purchasing/check-promotion-code.ts';
import { countInProduction } from '@brandwright/contract/purchasing/count-in-production.ts';
import { countPromotionCodeUses } from '@brandwright/contract/purchasing/count-promotion-code-uses.ts';
import { getCart } from '@brandwright/contract/purchasing/get-cart.ts';
import { getPurchaseItem } from '@brandwright/contract/purchasing/get-purchase-item.ts';
import { listSupplierInvoices } from '@brandwright/contract/purchasing/list-supplier-invoices.ts';
import { payPurchaseOrder } from '@brandwright/contract/purchasing/pay-purchase-order.ts';
import { recordPurchaseEvent } from '@brandwright/contract/purchasing/record-purchase-event.ts';
import { removeFromCart } from '@brandwright/contract/purchasing/remove-from-cart.ts';
import { updatePurchaseItem } from '@brandwright/contract/purchasing/update-purchase-item.ts';
import { updatePurchasePrice } from '@brandwright/contract/purchasing/update-purchase-price.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { resetTestTime, testStore, type TestStore } from '../kernel/testing.ts';
import { addCard, orderMugs, studio } from './testing.ts';

let store: TestStore;
beforeEach(async () => {
  resetTestTime();
  store = await testStore();
});

const inCart = async () => {
  const { purchaseItemId } = await orderMugs(store);
  await store.run(addToCart, { purchaseItemId });
  return purchaseItemId;
};

describe('the cart', () => {
  it('takes a purchase order that is not paid, in another quantity too, and gives it back', async () => {
    const { purchaseItemId } = await orderMugs(store);
    const entryId = await store.entryOf(addToCart, { purchaseItemId: 'the mugs', quantity: 300 });
    expect(await store.run(getCart, {})).toMatchObject({
      items: [{ quantity: 300, status: 'IN_SHOPPING_CART', totalMinor: 170_000 }],
      totalMinor: 170_000,
      currency: 'USD',
    });
    expect((await store.refusal(addToCart, { purchaseItemId })).message).toBe(
      'Stoneware mugs is in the cart already.',
    );
    await store.undo(entryId);
    expect((await store.run(getCart, {})).items).toEqual([]);
    expect(await store.run(getPurchaseItem, { purchaseItemId })).toMatchObject({
      status: 'NOT_PURCHASED',
      quantity: 200,
      totalMinor: 120_000,
    });
  });

  it('is emptied and filled again, and follows a change of quantity', async () => {
    const purchaseItemId = await inCart();
    await store.run(updatePurchaseItem, { purchaseItemId, quantity: 250 });
    expect((await store.run(getCart, {})).totalMinor).toBe(145_000);
    expect((await store.refusal(removeFromCart, { purchaseItemId: 'candles' })).code).toBe('not_found');
    const entryId = await store.entryOf(removeFromCart, { all: true });
    expect((await store.run(getCart, {})).items).toEqual([]);
    await store.undo(entryId);
    expect((await store.run(getCart, {})).items).toHaveLength(1);
    await store.run(removeFromCart, { purchaseItemId: 'mugs' });
    expect((await store.run(getPurchaseItem, { purchaseItemId })).status).toBe('NOT_PURCHASED');
  });
});

describe('checking out', () => {
  it('pays for the cart, begins production and plans its milestones', async () => {
    const purchaseItemId = await inCart();
    await addCard(store);
    const { payment, invoice } = await store.run(checkOut, { shippingAddress: studio });
    expect(payment).toMatchObject({ status: 'COMPLETED', amountMinor: 120_000 });
    expect(invoice).toMatchObject({ invoiceNumber: 'BW-1001', status: 'PAID', origin: 'PURCHASE' });
    const item = await store.run(getPurchaseItem, { purchaseItemId });
    expect(item).toMatchObject({
      status: 'IN_PRODUCTION',
      expectedOn: '2026-12-20',
      paidMinor: 120_000,
      nextPaymentMinor: 0,
      shippingAddress: { city: 'Portland' },
    });
    expect(item.milestones.map(({ kind, dueOn }) => [kind, dueOn])).toEqual([
      ['PRE_PRODUCTION_SAMPLE', '2026-11-26'],
      ['INSPECTION', '2026-12-16'],
      ['SHIPPED', '2026-12-20'],
      ['RECEIVED', null],
    ]);
    expect(await store.run(countInProduction, {})).toEqual({ count: 1 });
    expect((await store.refusal(checkOut, {})).message).toBe(
      'The cart is empty. Put something in it first, such as a sample.',
    );
  });

  it('takes a promotion code off once, and books what it is worth', async () => {
    await inCart();
    await addCard(store);
    // 10 percent of the goods, none of the mold.
    expect(await store.run(getCart, { promotionCode: 'products10' })).toMatchObject({
      subtotalMinor: 120_000,
      discountMinor: 10_000,
      totalMinor: 110_000,
      promotionCode: 'PRODUCTS10',
    });
    expect((await store.refusal(getCart, { promotionCode: 'DESIGN50' })).message).toBe(
      'DESIGN50 is for design services, and there are none in the cart.',
    );
    expect((await store.refusal(checkOut, { promotionCode: 'FREE', shippingAddress: studio })).message).toBe(
      '“FREE” isn’t a promotion code that works here.',
    );
    const paid = await store.run(checkOut, { promotionCode: 'PRODUCTS10', shippingAddress: studio });
    expect(paid.payment.amountMinor).toBe(110_000);
    expect(await store.run(countPromotionCodeUses, { code: 'products10' })).toEqual({
      code: 'PRODUCTS10',
      count: 1,
    });
    expect(await store.run(checkPromotionCode, { code: 'PRODUCTS10' })).toMatchObject({
      isValid: false,
      wasUsed: true,
    });
    const { rows, balances } = await store.run(listLedgerEntries, {});
    expect(rows.map(({ kind }) => kind)).toEqual(['CREDIT', 'PAYMENT']);
    expect(balances.map(({ account, balanceMinor }) => [account, balanceMinor])).toEqual([
      ['CARDS', 110_000],
      ['SUPPLIERS', -120_000],
      ['CREDITS', 10_000],
    ]);
    await orderMugs(store, { title: 'Bowls' });
    await store.run(addToCart, { purchaseItemId: 'bowls' });
    expect((await store.refusal(getCart, { promotionCode: 'PRODUCTS10' })).message).toBe(
      'PRODUCTS10 was already used. It’s good for one order.',
    );
  });

  it('keeps everything in the cart when the card is declined, and makes one invoice of all tries', async () => {
    await inCart();
    await addCard(store, 'pm_card_chargeCustomerFail');
    await addCard(store, 'pm_card_mastercard');
    const first = await store.run(checkOut, { shippingAddress: studio });
    expect(first.payment.status).toBe('INSTRUMENT_DECLINED');
    expect((await store.run(getCart, {})).items).toHaveLength(1);
    const second = await store.run(checkOut, { shippingAddress: studio, cardId: 'mastercard' });
    expect(second.invoice.invoiceId).toBe(first.invoice.invoiceId);
    expect((await store.run(listSupplierInvoices, {})).total).toBe(1);
  });

  it('waits for the bank as payment pending', async () => {
    const purchaseItemId = await inCart();
    await addCard(store, 'pm_card_authenticationRequired');
    expect((await store.run(checkOut, { shippingAddress: studio })).payment.status).toBe('REQUIRES_ACTION');
    expect((await store.run(getPurchaseItem, { purchaseItemId })).status).toBe('CHARGE_PENDING');
  });

  it('needs an address, and refuses another total than was shown', async () => {
    await inCart();
    await addCard(store);
    expect((await store.refusal(checkOut, {})).message).toContain('Where should it go?');
    const action = await store.ask(checkOut, { shippingAddress: studio });
    expect(action.preview.values).toContainEqual({
      label: 'Ships to',
      value: 'Ada Stone, 12 Mill Lane, Portland, OR 97205, US',
    });
    expect(action.preview.warnings).toEqual([
      'Freight isn’t included. It’s billed when the goods are ready.',
    ]);
    await store.run(updatePurchaseItem, { purchaseItemId: 'mugs', quantity: 201 });
    expect((await store.decide(action.id, true)).outcome).toContain(
      'It comes to $1,205.00 now, not $1,200.00.',
    );
    for (const as of ['viewer', 'member'] as const)
      expect((await store.refusal(checkOut, { shippingAddress: studio }, { as })).code).toBe('forbidden');
  });
});

describe('paying for a purchase order', () => {
  it('pays the deposit, with which production begins, and then the balance', async () => {
    const { purchaseItemId } = await orderMugs(store);
    await addCard(store);
    const deposit = await store.run(payPurchaseOrder, { purchaseItemId, shippingAddress: studio });
    expect(deposit.payment.amountMinor).toBe(36_000);
    const begun = await store.run(getPurchaseItem, { purchaseItemId });
    expect(begun).toMatchObject({ status: 'IN_PRODUCTION', paidMinor: 36_000, nextPaymentMinor: 84_000 });
    expect(begun.nextSteps).toEqual(['PAY_BALANCE']);
    expect(begun.milestones.map(({ kind, doneOn, amountMinor }) => [kind, doneOn, amountMinor])).toEqual([
      ['DEPOSIT', '2026-11-20', 36_000],
      ['PRE_PRODUCTION_SAMPLE', null, null],
      ['INSPECTION', null, null],
      ['BALANCE', null, 84_000],
      ['SHIPPED', null, null],
      ['RECEIVED', null, null],
    ]);
    expect((await store.refusal(payPurchaseOrder, { purchaseItemId, part: 'DEPOSIT' })).message).toBe(
      'The deposit of Stoneware mugs is already paid. The balance is next.',
    );
    store.time.now = new Date('2026-12-18T10:00:00Z');
    expect((await store.run(payPurchaseOrder, { purchaseItemId, part: 'BALANCE' })).payment.amountMinor).toBe(
      84_000,
    );
    const paid = await store.run(getPurchaseItem, { purchaseItemId });
    expect(paid.milestones.find(({ kind }) => kind === 'BALANCE')?.doneOn).toBe('2026-12-18');
    expect((await store.refusal(payPurchaseOrder, { purchaseItemId })).message).toBe(
      'Stoneware mugs is already paid in full. Nothing was charged.',
    );
  });

  it('pays all at once when that is said, and refuses the balance before the deposit', async () => {
    const { purchaseItemId } = await orderMugs(store);
    await addCard(store);
    expect((await store.refusal(payPurchaseOrder, { purchaseItemId, part: 'BALANCE' })).code).toBe(
      'conflict',
    );
    const action = await store.ask(payPurchaseOrder, {
      purchaseItemId,
      part: 'ALL',
      shippingAddress: studio,
    });
    expect(action.preview.verb).toBe('Pay $1,200.00');
    expect((await store.decide(action.id, true)).status).toBe('DONE');
  });
});

describe('a purchase order', () => {
  it('is priced, or only reckoned, while nothing is paid', async () => {
    const { purchaseItemId } = await orderMugs(store);
    const tried = await store.run(updatePurchasePrice, { purchaseItemId, unitPriceMinor: 450, save: false });
    expect([tried.saved, tried.item.totalMinor]).toEqual([false, 110_000]);
    expect((await store.run(getPurchaseItem, { purchaseItemId })).unitPriceMinor).toBe(500);
    const entryId = await store.entryOf(updatePurchasePrice, { purchaseItemId, unitPriceMinor: 450 });
    expect((await store.run(getPurchaseItem, { purchaseItemId })).totalMinor).toBe(110_000);
    await store.undo(entryId);
    expect((await store.run(getPurchaseItem, { purchaseItemId })).totalMinor).toBe(120_000);
    await addCard(store);
    await store.run(payPurchaseOrder, { purchaseItemId });
    expect((await store.refusal(updatePurchasePrice, { purchaseItemId, unitPriceMinor: 1 })).code).toBe(
      'bad_transition',
    );
  });

  it('goes through its milestones once each, and ships', async () => {
    const { purchaseItemId } = await orderMugs(store);
    expect((await store.refusal(recordPurchaseEvent, { purchaseItemId, event: 'INSPECTION' })).code).toBe(
      'bad_transition',
    );
    await addCard(store);
    await store.run(payPurchaseOrder, { purchaseItemId });
    await store.run(recordPurchaseEvent, { purchaseItemId, event: 'INSPECTION', on: '2026-11-20' });
    expect((await store.refusal(recordPurchaseEvent, { purchaseItemId, event: 'INSPECTION' })).message).toBe(
      'Inspection of Stoneware mugs is done already, on November 20, 2026.',
    );
    expect(
      (await store.refusal(recordPurchaseEvent, { purchaseItemId, event: 'SHIPPED', on: '2026-11-21' })).code,
    ).toBe('bad_input');
    const entryId = await store.entryOf(recordPurchaseEvent, {
      purchaseItemId,
      event: 'SHIPPED',
      trackingNumber: '1Z999AA10123456784',
      carrier: 'UPS',
    });
    expect(await store.run(getPurchaseItem, { purchaseItemId })).toMatchObject({
      status: 'SHIPPED',
      carrier: 'UPS',
    });
    await store.undo(entryId);
    expect(await store.run(getPurchaseItem, { purchaseItemId })).toMatchObject({
      status: 'IN_PRODUCTION',
      trackingNumber: null,
    });
  });
});
