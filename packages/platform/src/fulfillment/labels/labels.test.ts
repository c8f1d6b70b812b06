import { updateSku } from '@brandwright/contract/catalog/update-sku.ts';
import { getStock } from '@brandwright/contract/catalog/get-stock.ts';
import { buyLabel } from '@brandwright/contract/fulfillment/buy-label.ts';
import { getLabel } from '@brandwright/contract/fulfillment/get-label.ts';
import { getPackingSlips } from '@brandwright/contract/fulfillment/get-packing-slips.ts';
import { getPickList } from '@brandwright/contract/fulfillment/get-pick-list.ts';
import { listLabels } from '@brandwright/contract/fulfillment/list-labels.ts';
import { quoteLabel } from '@brandwright/contract/fulfillment/quote-label.ts';
import { shipOrder } from '@brandwright/contract/fulfillment/ship-order.ts';
import { validateAddress } from '@brandwright/contract/fulfillment/validate-address.ts';
import { voidLabel } from '@brandwright/contract/fulfillment/void-label.ts';
import { getOrder } from '@brandwright/contract/orders/get-order.ts';
import { listPayments } from '@brandwright/contract/payments/list-payments.ts';
import { listLedgerEntries } from '@brandwright/contract/payments/list-ledger-entries.ts';
import { OperationError } from '@brandwright/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { stocked } from '../../catalog/testing.ts';
import { runJobs } from '../../kernel/jobs/testing-jobs.ts';
import { payments } from '../../kernel/payments/tables.ts';
import { reconcile } from '../../kernel/payments/reconcile.ts';
import { resetTestTime, testStore, type TestStore } from '../../kernel/testing.ts';
import { placedOrder } from '../../orders/testing.ts';
import { addCard } from '../../purchasing/testing.ts';
import { finishLabel, makeLabel } from './finish-label.ts';
import { shippingLabels } from '../tables.ts';
import { fromAddress, weighed, wantedLabel } from '../testing.ts';

const wanted = wantedLabel;
const { toAddress } = wantedLabel;

let store: TestStore;
beforeEach(async () => {
  resetTestTime();
  store = await testStore();
});

const paid = async () =>
  (await store.run(listPayments, {})).rows.filter(({ status }) => status === 'COMPLETED');

describe('rates', () => {
  it('of what was said, from where the last label was sent', async () => {
    expect((await store.refusal(quoteLabel, { weightPounds: 2, toCity: 'Denver' })).message).toContain(
      'Where does it ship from',
    );
    const quoted = await store.run(quoteLabel, { weightPounds: 2, toCity: 'Denver', fromZipCode: '89502' });
    expect(quoted).toMatchObject({ toPlace: 'Denver, CO 80202, US', isInternational: false, isTest: true });
    expect(quoted.rates.filter(({ isCheapest }) => isCheapest)).toHaveLength(1);
    expect(
      (await store.refusal(quoteLabel, { weightPounds: 2, toCity: 'Yreka', fromZipCode: '89502' })).message,
    ).toContain('ZIP code in Yreka');
    expect((await store.refusal(quoteLabel, { toZipCode: '80202', fromZipCode: '89502' })).message).toContain(
      'How heavy',
    );
  });

  it('of an order, by the weights of its SKUs', async () => {
    const { sku } = await stocked(store);
    const { orderNumber } = await placedOrder(store, {
      items: [{ title: 'Ceramic mug', sku: 'MUG-01', quantity: 2, unitPriceMinor: 2800 }],
      discountMinor: 0,
    });
    const asked = { orderNumber, fromAddress };
    expect((await store.refusal(quoteLabel, asked)).message).toContain('MUG-01 has no weight yet');
    await store.run(updateSku, { sku: sku.code, weightGrams: 500 });
    const { parcel: box, assumptions } = await store.run(quoteLabel, asked);
    // 1,000 g / 453.59237
    expect(box.weight).toBe(2.2);
    expect(assumptions).toContain('The SKUs weigh 2.2 lb in total.');
  });
});

describe('a label', () => {
  it('asks with its price, is paid once and has a PDF', async () => {
    await addCard(store);
    const action = await store.ask(buyLabel, wanted);
    expect(action.preview).toMatchObject({
      verb: 'Buy for $12.71',
      cost: '$12.71 is charged to Visa ending in 4242.',
    });
    await store.decide(action.id, true);
    const { rows, spentMinor } = await store.run(listLabels, {});
    expect(rows).toMatchObject([{ status: 'BOUGHT', amountMinor: 1271, toName: 'Petra Novák' }]);
    expect(spentMinor).toBe(1271);
    const label = await store.run(getLabel, { labelId: 'petra' });
    expect(label.pdf?.url).toMatch(/^\/files\//);
    expect(label.tracking?.status).toBe('PREPARING');
    expect(await paid()).toHaveLength(1);
    const { rows: books } = await store.run(listLedgerEntries, {});
    expect(JSON.stringify(books)).toContain('SHIPPING');
  });

  it('is shown at its new price when another service, speed or weight is said after it was shown', async () => {
    await addCard(store);
    const shown = await store.ask(buyLabel, wanted);
    const again = async (said: object) => store.ask(buyLabel, { ...(shown.input as typeof wanted), ...said });
    const value = ({ preview }: typeof shown, of: string) =>
      preview.values.find(({ label }) => label === of)?.value;
    const air = await again({ service: 'ups_second_day_air' });
    expect(air.preview.what).toContain('UPS 2nd Day Air');
    expect(air.preview.cost).not.toBe(shown.preview.cost);
    expect((await again({ prefer: 'FASTEST' })).preview.what).not.toBe(shown.preview.what);
    const heavy = await again({ weightPounds: 31 });
    expect(value(heavy, 'Parcel')).toMatch(/^31 lb/);
    await store.decide(air.id, true);
    expect((await store.run(listLabels, {})).rows).toMatchObject([{ service: 'ups_second_day_air' }]);
  });

  it('is refused at another price, without a card, with a bad address', async () => {
    expect((await store.refusal(buyLabel, wanted)).message).toContain('no card on file');
    await addCard(store);
    expect((await store.refusal(buyLabel, { ...wanted, expectedAmountMinor: 100 })).message).toContain(
      'Nothing was charged',
    );
    expect(
      (await store.refusal(buyLabel, { ...wanted, service: 'dhl_express_worldwide' })).message,
    ).toContain('doesn’t accept this parcel');
    const wrong = { ...wanted, toAddress: { ...toAddress, stateCode: 'OR' } };
    const { label } = await store.run(buyLabel, wrong);
    expect(label).toMatchObject({ status: 'FAILED', refundedMinor: label.amountMinor });
    expect((await store.run(listLabels, {})).spentMinor).toBe(0);
    expect((await store.refusal(buyLabel, wanted, { as: 'member' })).code).toBe('forbidden');
    expect((await store.refusal(buyLabel, wanted, { as: 'preview' })).code).toBe('preview_blocked');
  });

  it('that the bank declines is not bought', async () => {
    await addCard(store, 'pm_card_chargeCustomerFail');
    const { label, payment } = await store.run(buyLabel, wanted);
    expect([label.status, payment.status]).toEqual(['CANCELED', 'INSTRUMENT_DECLINED']);
    expect((await store.refusal(voidLabel, { labelId: label.labelId })).code).toBe('bad_transition');
  });

  it('is void once, and its price goes back; not when the carrier has it', async () => {
    await addCard(store);
    const { label } = await store.run(buyLabel, wanted);
    const voided = await store.run(voidLabel, { labelId: label.labelId });
    expect(voided.label).toMatchObject({ status: 'VOIDED', refundedMinor: 1271, pdf: null });
    expect((await store.refusal(voidLabel, { labelId: label.labelId })).message).toContain('already void');
    expect((await paid())[0]?.refundedMinor).toBe(1271);
    const other = (await store.run(buyLabel, { ...wanted, notes: 'another' })).label;
    store.time.now = new Date(store.time.now.getTime() + 2 * 86_400_000);
    expect((await store.refusal(voidLabel, { labelId: other.labelId })).message).toContain(
      'already has the parcel',
    );
    const stranger = await testStore();
    expect((await stranger.refusal(voidLabel, { labelId: other.labelId })).code).toBe('not_found');
  });

  it('is made after a crash, and paid once', async () => {
    await addCard(store);
    const providers = await store.context(async (context) => context.providers);
    const bank = providers.payments;
    providers.payments = {
      ...bank,
      async charge(request) {
        await bank.charge(request);
        throw new Error('The server died.');
      },
    };
    await expect(store.run(buyLabel, wanted)).rejects.toThrow('The server died.');
    providers.payments = bank;
    store.time.now = new Date(store.time.now.getTime() + 600_000);
    const [started] = await store.context(({ db, storeId }) =>
      db.select().from(payments).where(eq(payments.storeId, storeId)),
    );
    await store.context((context) => reconcile(context, started?.id ?? ''));
    const [label] = await store.context(({ db, storeId }) =>
      db.select().from(shippingLabels).where(eq(shippingLabels.storeId, storeId)),
    );
    expect(label?.status).toBe('PAID');
    // The same asked again takes that one up.
    const again = await store.run(buyLabel, wanted);
    expect(again.label).toMatchObject({ labelId: label?.id, status: 'BOUGHT' });
    await store.context((context) => finishLabel(context, label?.id ?? '', 'LATER'));
    expect(await paid()).toHaveLength(1);
  });

  it('waits for a carrier that doesn’t answer', async () => {
    await addCard(store);
    const providers = await store.context(async (context) => context.providers);
    const carriers = providers.shipping;
    let asked = 0;
    providers.shipping = {
      ...carriers,
      buyLabel: (request) => {
        asked += 1;
        return asked < 3
          ? Promise.reject(new OperationError('upstream', 'No answer.'))
          : carriers.buyLabel(request);
      },
    };
    const { label } = await store.run(buyLabel, wanted);
    expect(label.status).toBe('PAID');
    expect(await runJobs(store, [makeLabel])).toBe(2);
    providers.shipping = carriers;
    expect((await store.run(getLabel, { labelId: label.labelId })).status).toBe('BOUGHT');
  });
});

describe('an order that ships with a label', () => {
  async function ready() {
    await addCard(store);
    await weighed(store);
    return placedOrder(store, {
      items: [{ title: 'Ceramic mug', sku: 'MUG-01', quantity: 2, unitPriceMinor: 2800 }],
      discountMinor: 0,
    });
  }
  const onHand = async () => (await store.run(getStock, { sku: 'MUG-01' })).onHand;

  it('is shipped, its stock left, and the shopper told', async () => {
    const { id, orderNumber } = await ready();
    const { preview } = await store.ask(shipOrder, {
      orderNumber,
      fromAddress,
      service: 'ups_ground',
      notifyShopper: true,
    });
    expect(preview.values).toContainEqual({
      label: 'Email the shopper',
      value: 'The tracking link, to maya@example.com',
    });
    const shipped = await store.run(shipOrder, {
      id,
      fromAddress,
      service: 'ups_ground',
      notifyShopper: true,
    });
    expect(shipped).toMatchObject({
      notified: true,
      label: { status: 'BOUGHT', orderNumber, failure: null },
      order: { fulfillmentStatus: 'FULFILLED', shipments: [{ status: 'PREPARING', carrier: 'UPS' }] },
    });
    expect(await onHand()).toBe(40);
    expect((await store.refusal(shipOrder, { id, fromAddress })).message).toContain('already shipped');
    expect(await paid()).toHaveLength(1);
  });

  it('is open again when its label is void', async () => {
    const { id } = await ready();
    const { label } = await store.run(shipOrder, { id, fromAddress, prefer: 'CHEAPEST' });
    const { reopened } = await store.run(voidLabel, { labelId: `order ${label.orderNumber}` });
    expect(reopened).toBe(true);
    expect(await store.run(getOrder, { id })).toMatchObject({
      fulfillmentStatus: 'NONE',
      allowed: { fulfill: true },
    });
    expect(await onHand()).toBe(42);
  });

  it('buys nothing for what isn’t in stock', async () => {
    const { id } = await ready();
    const wish = {
      id,
      fromAddress,
      items: [{ lineItemId: (await store.run(getOrder, { id })).lineItems[0]?.id ?? '', quantity: 3 }],
    };
    expect((await store.refusal(shipOrder, wish)).message).toContain('Only 2 units of Ceramic mug are left');
    expect(await paid()).toHaveLength(0);
  });
});

describe('papers and addresses', () => {
  it('makes packing slips and a pick list', async () => {
    const one = await placedOrder(store);
    const other = await placedOrder(store);
    const orderNumbers = [one.orderNumber, other.orderNumber];
    expect(await store.run(getPackingSlips, { orderNumbers })).toMatchObject({
      orders: 2,
      contentType: 'application/pdf',
    });
    expect(await store.run(getPickList, { orderNumbers })).toMatchObject({ orders: 2, units: 6 });
    expect((await store.refusal(getPickList, {})).message).toContain('Which orders');
    expect((await store.refusal(getPackingSlips, { orderNumber: 99_999 })).code).toBe('not_found');
  });

  it('checks the address of an order or one that is given', async () => {
    const { orderNumber } = await placedOrder(store);
    expect(await store.run(validateAddress, { orderNumber })).toMatchObject({ isValid: true, orderNumber });
    const wrong = await store.run(validateAddress, { addressLine1: '18 Alder Street, Portland, ME 97205' });
    expect(wrong.messages[0]?.message).toBe('The ZIP code 97205 is in OR, not in ME.');
  });
});
