import { OperationError, type SendOf } from '@brandwright/contract';
import { createProduct } from '@brandwright/contract/catalog/create-product.ts';
import { createSkuBundle } from '@brandwright/contract/catalog/create-sku-bundle.ts';
import { createStockPlace } from '@brandwright/contract/catalog/create-stock-place.ts';
import { disableProduct } from '@brandwright/contract/catalog/disable-product.ts';
import { bookFreight } from '@brandwright/contract/fulfillment/bookings/book-freight.ts';
import { bookQualityCheck } from '@brandwright/contract/fulfillment/bookings/book-quality-check.ts';
import { cancelBooking } from '@brandwright/contract/fulfillment/bookings/cancel-booking.ts';
import { getBooking } from '@brandwright/contract/fulfillment/bookings/get-booking.ts';
import { listBookings } from '@brandwright/contract/fulfillment/bookings/list-bookings.ts';
import { listFreightBookings } from '@brandwright/contract/fulfillment/bookings/list-freight-bookings.ts';
import { orderKitting } from '@brandwright/contract/fulfillment/bookings/order-kitting.ts';
import { setUpPreSale } from '@brandwright/contract/fulfillment/bookings/set-up-pre-sale.ts';
import { updateBooking } from '@brandwright/contract/fulfillment/bookings/update-booking.ts';
import { cancelReceiving } from '@brandwright/contract/fulfillment/receivings/cancel-receiving.ts';
import { createReceiving } from '@brandwright/contract/fulfillment/receivings/create-receiving.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { runJobs } from '../../kernel/jobs/testing-jobs.ts';
import { resetTestTime, testStore, type TestStore } from '../../kernel/testing.ts';
import { orderMugs } from '../../purchasing/testing.ts';
import { sendBookingMail } from './send-booking-mail.ts';

let store: TestStore;
beforeEach(async () => {
  store = await testStore();
  resetTestTime();
});

const cartons = {
  type: 'PARCEL' as const,
  quantity: 12,
  weightPounds: 32,
  lengthInches: 18,
  widthInches: 14,
  heightInches: 12,
  pickupAddress: '40 Dock Street, Portland, OR 97209',
  readyOn: '2026-12-04',
};
const pallets = {
  type: 'PALLET' as const,
  quantity: 3,
  weightPounds: 900,
  heightInches: 60,
  needsLiftgate: true,
  pickupAddress: '40 Dock Street, Portland, OR 97209',
  readyOn: '2026-12-04',
};
const book = (more: Partial<SendOf<typeof bookFreight>> = {}) =>
  store.run(bookFreight, { ...cartons, ...more });

const product = (title: string, code: string, onHand: number) =>
  store.run(createProduct, { title, code, priceMinor: 2800, onHand });

describe('book_freight', () => {
  it('shows the message and sends it once after the yes', async () => {
    const action = await store.ask(bookFreight, { ...cartons, note: 'ring the bell at gate 2' });
    expect(action.preview).toMatchObject({
      verb: 'Book the freight',
      toWhom: 'The fulfillment partner, by email',
    });
    const letter = action.preview.values.find(({ label }) => label === 'Message')?.value ?? '';
    expect(letter).toContain('- Shipment: Parcel, 12 cartons');
    expect(letter).toContain('Ring the bell at gate 2.');
    expect((await store.run(listBookings, {})).total).toBe(0);
    await store.decide(action.id, true);
    const [row] = (await store.run(listBookings, {})).rows;
    expect(row).toMatchObject({
      handle: 'BK-1001',
      kind: 'FREIGHT',
      status: 'REQUESTED',
      mailStatus: 'SENDING',
      title: '12 cartons to the partner’s US fulfillment center',
    });
    expect(await runJobs(store, [sendBookingMail])).toBe(1);
    const found = await store.run(getBooking, { bookingId: 'bk-1001' });
    expect(found).toMatchObject({ mailStatus: 'SENT', onDate: '2026-12-04' });
    expect(found.messages).toMatchObject([{ purpose: 'REQUEST', status: 'SENT', text: letter }]);
    expect((await store.journal())[0]).toMatchObject({ operation: 'book_freight' });
  });

  it('is sent once the mail server is back, and fails after the last try', async () => {
    const providers = await store.context(async (context) => context.providers);
    const { support } = providers;
    const isAway = new OperationError('upstream', 'The mail server didn’t accept the message.');
    let tries = 0;
    const awayFor = (most: number) => {
      tries = 0;
      providers.support = {
        notify: (note) => {
          tries += 1;
          return tries <= most ? Promise.reject(isAway) : support.notify(note);
        },
      };
    };
    try {
      awayFor(2);
      await book();
      expect(await runJobs(store, [sendBookingMail])).toBe(3);
      expect(await store.run(getBooking, { bookingId: 'bk-1001' })).toMatchObject({ mailStatus: 'SENT' });
      awayFor(100);
      await book({ quantity: 13 });
      expect(await runJobs(store, [sendBookingMail])).toBe(6);
      expect(await store.run(getBooking, { bookingId: 'bk-1002' })).toMatchObject({ mailStatus: 'FAILED' });
    } finally {
      providers.support = support;
    }
  });

  it('goes to the partner’s place, or to a place of the store that has an address', async () => {
    const place = { kind: 'FULFILLMENT_PARTNER' as const, address: '1 Port Way, Tacoma, WA 98421' };
    await store.run(createStockPlace, { name: 'Cascade', ...place });
    await store.run(createStockPlace, { name: 'Leeds garage' });
    expect((await book()).title).toBe('12 cartons to Cascade');
    const refused = await store.refusal(bookFreight, { ...cartons, destination: 'Leeds garage' });
    expect(refused.code).toBe('conflict');
    expect(refused.message).toContain('has no address');
    const other = await testStore();
    expect((await other.refusal(bookFreight, { ...cartons, destination: 'Cascade' })).code).toBe('not_found');
  });

  it.each([
    [{ quantity: 0 }, 'quantity'],
    [{ quantity: 5000 }, 'quantity'],
    [{ weightPounds: 0 }, 'weightPounds'],
    [{ weightPounds: 400 }, 'weightPounds'],
    [{ heightInches: 500 }, 'heightInches'],
    [{ lengthInches: undefined }, 'lengthInches'],
    [{ readyOn: '2026-11-19' }, 'readyOn'],
    [{ readyOn: '2028-01-01' }, 'readyOn'],
  ])('refuses %j at its field', async (more, path) => {
    const refused = await store.refusal(bookFreight, { ...cartons, ...more });
    expect(refused).toMatchObject({ code: 'bad_input', details: [{ path }] });
  });

  it('books pallets by height and weight, and refuses what no trailer takes', async () => {
    const { details } = await store.run(bookFreight, pallets);
    expect(details).toMatchObject({ type: 'PALLET', lengthInches: null, needsLiftgate: true });
    expect((await store.refusal(bookFreight, { ...pallets, quantity: 27 })).message).toContain('26 pallets');
    expect((await store.refusal(bookFreight, { ...pallets, heightInches: 90 })).message).toContain('84 in');
  });

  it('is for members, and not for preview accounts', async () => {
    expect((await store.refusal(bookFreight, cartons, { as: 'viewer' })).code).toBe('forbidden');
    expect((await store.refusal(bookFreight, cartons, { as: 'preview' })).code).toBe('preview_blocked');
    expect((await store.refusal(bookFreight, { ...cartons, note: 'Call [name]' })).code).toBe('bad_input');
  });
});

describe('order_kitting', () => {
  beforeEach(async () => {
    await product('Ceramic mug', 'MUG-01', 9);
    await product('Tea towel', 'TOWEL', 7);
    await store.run(createSkuBundle, {
      first: 'MUG-01',
      firstQuantity: 2,
      second: 'TOWEL',
      title: 'Quiet morning',
      code: 'DUO',
      priceMinor: 6900,
    });
  });

  it('orders kits of a bundle’s parts, and counts those that other kits need', async () => {
    const { details, title } = await store.run(orderKitting, { kit: 'DUO', quantity: 3 });
    expect(title).toBe('3 × Quiet morning');
    expect(details).toMatchObject({
      kits: 3,
      parts: [
        { code: 'MUG-01', quantity: 2, units: 6 },
        { code: 'TOWEL', quantity: 1, units: 3 },
      ],
    });
    const refused = await store.refusal(orderKitting, { kit: 'Quiet morning', quantity: 2 });
    expect(refused).toMatchObject({ code: 'conflict', details: [{ path: 'quantity' }] });
    expect(refused.message).toContain('There’s stock for 1 kit of Quiet morning, not 2.');
    await store.run(cancelBooking, { bookingId: 'BK-1001' });
    expect((await store.run(orderKitting, { kit: 'DUO', quantity: 4 })).handle).toBe('BK-1002');
  });

  it('shows parts and message before it is sent', async () => {
    const action = await store.ask(orderKitting, { kit: 'quiet morning', quantity: 2 });
    expect(action.preview.verb).toBe('Order 2 kits');
    expect(action.preview.values).toContainEqual({
      label: 'Ceramic mug, MUG-01',
      value: '2 in each kit, 4 in all',
    });
  });

  it('refuses what is no bundle, no kits, a past day, another store’s bundle', async () => {
    const { details: none } = await store.refusal(orderKitting, { kit: 'DUO', quantity: 0 });
    expect(none).toMatchObject([{ path: 'quantity' }]);
    expect((await store.refusal(orderKitting, { kit: 'TOWEL', quantity: 1 })).message).toContain(
      'isn’t a bundle',
    );
    const past = { kit: 'DUO', quantity: 1, neededBy: '2026-11-01' };
    expect((await store.refusal(orderKitting, past)).code).toBe('bad_input');
    const other = await testStore();
    expect((await other.refusal(orderKitting, { kit: 'DUO', quantity: 1 })).code).toBe('not_found');
    expect((await store.refusal(orderKitting, { kit: 'DUO', quantity: 1 }, { as: 'viewer' })).code).toBe(
      'forbidden',
    );
    expect((await store.refusal(orderKitting, { kit: 'DUO', quantity: 1 }, { as: 'preview' })).code).toBe(
      'preview_blocked',
    );
  });
});

describe('set_up_pre_sale', () => {
  const sale = { quantity: 50, endsOn: '2026-12-15', shipsOn: '2027-01-05' };

  it('offers units from today, and shows with its product', async () => {
    const { id } = await product('Reed diffuser', 'DIFF', 0);
    const made = await store.run(setUpPreSale, { product: 'reed diffuser', priceMinor: 3000, ...sale });
    expect(made).toMatchObject({
      title: '50 units of Reed diffuser',
      onDate: '2026-11-20',
      untilDate: '2026-12-15',
      details: { productId: id, priceMinor: 3000, startsOn: '2026-11-20' },
    });
    expect((await store.run(listBookings, { productId: id })).total).toBe(1);
    const { id: otherId } = await product('Bud vase', 'VASE', 0);
    expect((await store.run(listBookings, { productId: otherId })).total).toBe(0);
  });

  it('is one at a time for a product', async () => {
    await product('Reed diffuser', 'DIFF', 0);
    const diffuser = { product: 'Reed diffuser', ...sale };
    await store.run(setUpPreSale, diffuser);
    const overlap = await store.refusal(setUpPreSale, { ...diffuser, startsOn: '2026-12-15' });
    expect(overlap.code).toBe('conflict');
    expect(overlap.message).toContain('BK-1001');
    const later = { startsOn: '2026-12-16', endsOn: '2026-12-20' };
    expect((await store.run(setUpPreSale, { ...diffuser, ...later })).handle).toBe('BK-1002');
    await store.run(cancelBooking, { bookingId: 'BK-1001' });
    expect((await store.run(setUpPreSale, diffuser)).handle).toBe('BK-1003');
  });

  it.each([
    [{ quantity: 0 }, 'quantity'],
    [{ endsOn: '2026-11-19' }, 'endsOn'],
    [{ startsOn: '2026-12-16' }, 'endsOn'],
    [{ shipsOn: '2026-12-14' }, 'shipsOn'],
  ])('refuses %j at its field', async (more, path) => {
    await product('Reed diffuser', 'DIFF', 0);
    const refused = await store.refusal(setUpPreSale, { product: 'DIFF', ...sale, ...more });
    expect(refused).toMatchObject({ code: 'bad_input', details: [{ path }] });
  });

  it('refuses a disabled product, another store’s, viewers and preview accounts', async () => {
    const { id } = await product('Reed diffuser', 'DIFF', 0);
    const diffuser = { product: id, ...sale };
    const other = await testStore();
    expect((await other.refusal(setUpPreSale, diffuser)).code).toBe('not_found');
    expect((await store.refusal(setUpPreSale, diffuser, { as: 'viewer' })).code).toBe('forbidden');
    expect((await store.refusal(setUpPreSale, diffuser, { as: 'preview' })).code).toBe('preview_blocked');
    await store.run(disableProduct, { id });
    expect((await store.refusal(setUpPreSale, diffuser)).message).toContain('disabled');
  });
});

describe('book_quality_check', () => {
  const check = { sampleUnits: 20, checks: 'chips and cracks' };

  it('is of a receiving, a purchase order or a product in stock', async () => {
    await product('Bud vase', 'VASE', 47);
    await store.run(createReceiving, { sku: 'VASE', quantity: 240 });
    const action = await store.ask(bookQualityCheck, { ...check, receiving: 'RCV-1001' });
    expect(action.preview.values).toContainEqual({ label: 'Look for', value: 'Chips and cracks.' });
    await store.decide(action.id, true);
    expect(await store.run(getBooking, { bookingId: 'BK-1001' })).toMatchObject({
      title: '20 units of receiving RCV-1001, Bud vase',
      details: { of: 'RECEIVING', checks: 'Chips and cracks.' },
    });
    const { purchaseItemId } = await orderMugs(store);
    const bought = await store.run(bookQualityCheck, { ...check, purchaseItemId });
    expect(bought.details).toMatchObject({ of: 'PURCHASE', recordId: purchaseItemId });
    const stocked = await store.run(bookQualityCheck, { ...check, sku: 'VASE' });
    expect(stocked.details).toMatchObject({ of: 'PRODUCT', about: 'Bud vase, VASE' });
  });

  it('refuses a receiving that was canceled', async () => {
    await product('Bud vase', 'VASE', 47);
    const { sn } = await store.run(createReceiving, { sku: 'VASE', quantity: 240 });
    await store.run(cancelReceiving, { sn });
    expect(await store.refusal(bookQualityCheck, { ...check, receiving: sn })).toMatchObject({
      code: 'conflict',
      message: 'RCV-1001 is canceled, so there’s nothing to check.',
    });
  });

  it('refuses more than there are, nothing named, what is not in stock, and others', async () => {
    await product('Bud vase', 'VASE', 47);
    await product('Bowl', 'BOWL', 0);
    const vase = { ...check, sku: 'VASE' };
    expect((await store.refusal(bookQualityCheck, { ...vase, sampleUnits: 48 })).message).toContain(
      'Sample 47 or fewer',
    );
    expect((await store.refusal(bookQualityCheck, { ...vase, sampleUnits: 0 })).code).toBe('bad_input');
    expect((await store.refusal(bookQualityCheck, check)).code).toBe('bad_input');
    expect((await store.refusal(bookQualityCheck, { ...check, sku: 'BOWL' })).code).toBe('conflict');
    expect((await store.refusal(bookQualityCheck, { ...check, receiving: 'RCV-1001' })).code).toBe(
      'not_found',
    );
    const other = await testStore();
    expect((await other.refusal(bookQualityCheck, vase)).code).toBe('not_found');
    expect((await store.refusal(bookQualityCheck, vase, { as: 'viewer' })).code).toBe('forbidden');
    expect((await store.refusal(bookQualityCheck, vase, { as: 'preview' })).code).toBe('preview_blocked');
  });
});

describe('a booking', () => {
  it('goes from requested to confirmed to done, and undo takes a step back', async () => {
    const { id } = await book();
    const confirmed = await store.entryOf(updateBooking, {
      bookingId: 'BK-1001',
      status: 'CONFIRMED',
      partnerNote: 'Pickup at 9.',
    });
    expect(await store.run(getBooking, { bookingId: id })).toMatchObject({
      status: 'CONFIRMED',
      partnerNote: 'Pickup at 9.',
      allowed: { confirm: false, finish: true, cancel: true },
    });
    expect((await store.refusal(updateBooking, { bookingId: id, status: 'CONFIRMED' })).message).toBe(
      'BK-1001 is already confirmed. It can only be marked done or canceled now.',
    );
    await store.undo(confirmed);
    expect(await store.run(getBooking, { bookingId: id })).toMatchObject({
      status: 'REQUESTED',
      partnerNote: null,
    });
    const declined = await store.entryOf(updateBooking, { bookingId: id, status: 'CANCELED' });
    await store.undo(declined);
    const again = await store.entryOf(updateBooking, { bookingId: id, status: 'CONFIRMED' });
    await store.run(updateBooking, { bookingId: id, status: 'DONE' });
    await expect(store.undo(again)).rejects.toThrow('has changed since then');
    expect((await store.refusal(updateBooking, { bookingId: id, status: 'CANCELED' })).code).toBe(
      'bad_transition',
    );
  });

  it('is canceled once, and the partner is told once', async () => {
    await book();
    const action = await store.ask(cancelBooking, { bookingId: 'BK-1001', reason: 'the goods are late' });
    expect(action.preview).toMatchObject({ verb: 'Cancel the booking' });
    await store.decide(action.id, true);
    expect(await runJobs(store, [sendBookingMail])).toBe(2);
    const found = await store.run(getBooking, { bookingId: 'BK-1001' });
    expect(found).toMatchObject({ status: 'CANCELED', mailStatus: 'SENT' });
    expect(found.messages.map(({ purpose, status }) => [purpose, status])).toContainEqual([
      'CANCELLATION',
      'SENT',
    ]);
    expect((await store.refusal(cancelBooking, { bookingId: 'BK-1001' })).message).toBe(
      'BK-1001 is already canceled. Book again if you need it.',
    );
  });

  it('is listed by kind, status and words, and another store’s is not there', async () => {
    await product('Bud vase', 'VASE', 47);
    const freight = await book();
    await store.run(bookFreight, pallets);
    await store.run(bookQualityCheck, { sku: 'VASE', sampleUnits: 5, checks: 'Cracks' });
    await store.run(updateBooking, { bookingId: freight.id, status: 'CONFIRMED' });
    const list = await store.run(listBookings, {});
    expect(list).toMatchObject({ total: 3, counts: { REQUESTED: 2, CONFIRMED: 1, DONE: 0, CANCELED: 0 } });
    expect((await store.run(listBookings, { kind: 'QUALITY_CHECK' })).total).toBe(1);
    expect((await store.run(listBookings, { status: 'CONFIRMED' })).rows).toMatchObject([{ id: freight.id }]);
    expect((await store.run(listBookings, { search: 'BK-1003 vase' })).total).toBe(1);
    expect((await store.run(listBookings, { search: '%_' })).total).toBe(0);
    expect((await store.run(listFreightBookings, {})).total).toBe(2);
    expect((await store.run(listFreightBookings, { type: 'PALLET' })).rows).toMatchObject([
      { handle: 'BK-1002' },
    ]);
    expect((await store.run(listFreightBookings, { size: 1, page: 1 })).rows).toHaveLength(1);
    const other = await testStore();
    expect((await other.run(listBookings, {})).total).toBe(0);
    for (const [declaration, input] of [
      [getBooking, {}],
      [updateBooking, { status: 'DONE' }],
      [cancelBooking, {}],
    ] as const)
      expect((await other.refusal(declaration, { bookingId: freight.id, ...input })).code).toBe('not_found');
    for (const as of ['viewer', 'preview'] as const) {
      expect((await store.run(getBooking, { bookingId: freight.id }, { as })).handle).toBe('BK-1001');
      const code = as === 'viewer' ? 'forbidden' : 'preview_blocked';
      const input = { bookingId: freight.id };
      expect((await store.refusal(cancelBooking, input, { as })).code).toBe(code);
      expect((await store.refusal(updateBooking, { ...input, status: 'DONE' }, { as })).code).toBe(code);
    }
  });
});
