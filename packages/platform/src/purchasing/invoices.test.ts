import { getPublicInvoice } from '@brandwright/contract/purchasing/get-public-invoice.ts';
import { getSupplierInvoice } from '@brandwright/contract/purchasing/get-supplier-invoice.ts';
import { handleUnpaidInvoice } from '@brandwright/contract/purchasing/handle-unpaid-invoice.ts';
import { listSupplierInvoices } from '@brandwright/contract/purchasing/list-supplier-invoices.ts';
import { payInvoice } from '@brandwright/contract/purchasing/pay-invoice.ts';
import { payPublicInvoice } from '@brandwright/contract/purchasing/pay-public-invoice.ts';
import { removeInvoiceLine } from '@brandwright/contract/purchasing/remove-invoice-line.ts';
import { setInvoiceAddress } from '@brandwright/contract/purchasing/set-invoice-address.ts';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { resetTestTime, testStore, type TestStore } from '../kernel/testing.ts';
import { supplierInvoiceLines } from './tables.ts';
import { addCard, billStore, studio } from './testing.ts';

let store: TestStore;
beforeEach(async () => {
  resetTestTime();
  store = await testStore();
});

const statusOf = async (invoiceId: string) => (await store.run(getSupplierInvoice, { invoiceId })).status;

describe('an invoice that isn’t paid', () => {
  it.each([
    ['KEEP_AS_DRAFT', 'DRAFT', 60_000],
    ['MARK_UNCOLLECTIBLE', 'UNCOLLECTIBLE', 0],
    ['VOID', 'VOID', 0],
  ] as const)('becomes what is chosen and back: %s', async (choice, status, owedMinor) => {
    const invoiceId = await billStore(store);
    const entryId = await store.entryOf(handleUnpaidInvoice, { invoiceId, choice });
    expect(await store.run(getSupplierInvoice, { invoiceId })).toMatchObject({ status, owedMinor });
    // None of them counts as owed.
    expect((await store.run(listSupplierInvoices, {})).owedMinor).toBe(0);
    expect((await store.run(listSupplierInvoices, { status })).total).toBe(1);
    await store.undo(entryId);
    expect(await statusOf(invoiceId)).toBe('OVERDUE');
  });

  it('can’t be voided once it is paid, not even in part', async () => {
    await addCard(store);
    const invoiceId = await billStore(store);
    await store.run(payInvoice, { invoiceId, amountMinor: 10_000 });
    expect((await store.refusal(handleUnpaidInvoice, { invoiceId, choice: 'VOID' })).message).toBe(
      '$100.00 of INV-2048 is paid, so it can only be marked uncollectible.',
    );
    await store.run(payInvoice, { invoiceId });
    expect((await store.refusal(handleUnpaidInvoice, { invoiceId, choice: 'VOID' })).message).toBe(
      'Invoice INV-2048 is already paid. Nothing was charged.',
    );
  });

  it('is settled by admins of its store alone', async () => {
    const invoiceId = await billStore(store);
    const other = await testStore();
    expect((await other.refusal(handleUnpaidInvoice, { invoiceId, choice: 'VOID' })).code).toBe('not_found');
    expect(
      (await store.refusal(handleUnpaidInvoice, { invoiceId, choice: 'VOID' }, { as: 'member' })).code,
    ).toBe('forbidden');
  });

  it('loses a line only as a draft, and never its last', async () => {
    const invoiceId = await billStore(store, { totalMinor: 65_000 });
    const lineId = randomUUID();
    await store.context(({ db, storeId }) =>
      db.insert(supplierInvoiceLines).values({
        storeId,
        id: lineId,
        invoiceId,
        position: 1,
        title: 'Freight',
        kind: 'SHIPPING',
        quantity: 1,
        unitPriceMinor: 5000,
        amountMinor: 5000,
      }),
    );
    expect((await store.refusal(removeInvoiceLine, { id: lineId })).message).toBe(
      'Only a draft can be changed, and INV-2048 isn’t one. Keep it as a draft first.',
    );
    await store.run(handleUnpaidInvoice, { invoiceId, choice: 'KEEP_AS_DRAFT' });
    const entryId = await store.entryOf(removeInvoiceLine, { id: lineId });
    const { lines, totalMinor } = await store.run(getSupplierInvoice, { invoiceId });
    expect([lines.length, totalMinor]).toEqual([1, 60_000]);
    expect((await store.refusal(removeInvoiceLine, { id: lines[0]?.lineId ?? '' })).message).toContain(
      'the only line',
    );
    await store.undo(entryId);
    expect((await store.run(getSupplierInvoice, { invoiceId })).totalMinor).toBe(65_000);
  });

  it('gets an address, which undo takes back', async () => {
    const invoiceId = await billStore(store);
    const entryId = await store.entryOf(setInvoiceAddress, { invoiceId, shippingAddress: studio });
    expect((await store.run(getSupplierInvoice, { invoiceId })).shippingAddress?.city).toBe('Portland');
    await store.undo(entryId);
    expect((await store.run(getSupplierInvoice, { invoiceId })).shippingAddress).toBeNull();
    expect(
      (
        await store.refusal(setInvoiceAddress, {
          invoiceId,
          shippingAddress: { ...studio, countryCode: 'ZZ' },
        })
      ).code,
    ).toBe('bad_input');
  });
});

describe('the public link of an invoice', () => {
  const linkOf = async (invoiceId: string) =>
    (await store.run(getSupplierInvoice, { invoiceId })).publicUrl.split('/').at(-1) ?? '';

  it('shows what is to be paid, and nothing else of the store', async () => {
    const invoiceId = await billStore(store, { note: 'As agreed with Ada.' });
    const sn = await linkOf(invoiceId);
    expect(sn).toMatch(/^[\w-]{22}$/);
    const shown = await store.run(getPublicInvoice, { sn }, { as: 'public' });
    expect(shown).toEqual({
      invoiceNumber: 'INV-2048',
      supplierName: 'Kiln Nine',
      status: 'OVERDUE',
      lines: [{ title: 'Deposit for mugs', amountMinor: 60_000 }],
      totalMinor: 60_000,
      owedMinor: 60_000,
      currency: 'USD',
      dueOn: '2026-11-10',
      publishableKey: 'pk_test_bank',
      bank: 'TEST_BANK',
    });
    const wrong = `${sn.slice(0, -1)}${sn.endsWith('A') ? 'B' : 'A'}`;
    expect((await store.refusal(getPublicInvoice, { sn: wrong }, { as: 'public' })).code).toBe('not_found');
    expect((await store.refusal(getPublicInvoice, { sn: invoiceId }, { as: 'public' })).code).toBe(
      'bad_input',
    );
  });

  it('is paid once by whoever has it, with a card that isn’t kept', async () => {
    const invoiceId = await billStore(store);
    const sn = await linkOf(invoiceId);
    const pay = (token: string, expectedOwedMinor = 60_000) =>
      store.run(payPublicInvoice, { sn, token, expectedOwedMinor }, { as: 'public' });
    expect((await pay('pm_card_chargeCustomerFail')).status).toBe('INSTRUMENT_DECLINED');
    const other = await store.refusal(
      payPublicInvoice,
      { sn, token: 'pm_card_visa', expectedOwedMinor: 1 },
      { as: 'public' },
    );
    expect(other.message).toContain('It comes to $600.00 now, not $0.01. Nothing was charged.');
    expect(await pay('pm_card_visa')).toMatchObject({
      status: 'COMPLETED',
      invoice: { status: 'PAID', owedMinor: 0 },
    });
    await expect(pay('pm_card_visa')).rejects.toThrow('already paid');
    const { payments } = await store.run(getSupplierInvoice, { invoiceId });
    expect(payments.map(({ status, method }) => [status, method])).toContainEqual([
      'COMPLETED',
      'Visa ending in 4242, by its link',
    ]);
  });
});
