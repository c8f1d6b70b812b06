import { countPurchaseItems } from '@brandwright/contract/purchasing/count-purchase-items.ts';
import { createPurchaseItem } from '@brandwright/contract/purchasing/create-purchase-item.ts';
import { getPurchaseItem } from '@brandwright/contract/purchasing/get-purchase-item.ts';
import { listPurchaseItems } from '@brandwright/contract/purchasing/list-purchase-items.ts';
import { getSupplierInvoice } from '@brandwright/contract/purchasing/get-supplier-invoice.ts';
import { listSupplierInvoices } from '@brandwright/contract/purchasing/list-supplier-invoices.ts';
import { describe, expect, it } from 'vitest';
import { testStore } from '../kernel/testing.ts';
import { unpaidSupplierInvoices } from './feed.ts';
import { supplierInvoiceFinder } from './invoice-finder.ts';
import { invoiceStatusOn, purchaseTransitions, requireTransition } from './rules.ts';
import { billStore, mugs } from './testing.ts';

describe('purchase items', () => {
  it('are made unpaid, listed by state, found by words and counted', async () => {
    const store = await testStore();
    const made = await store.run(createPurchaseItem, mugs);
    expect(made).toMatchObject({ status: 'NOT_PURCHASED', totalMinor: 120_000, receivingStatus: 'NONE' });
    expect(made.nextStatuses).toContain('IN_SHOPPING_CART');
    expect((await store.run(listPurchaseItems, { status: 'NOT_PURCHASED', search: 'mug' })).total).toBe(1);
    expect((await store.run(listPurchaseItems, { status: 'SHIPPED' })).total).toBe(0);
    expect(await store.run(getPurchaseItem, { purchaseItemId: 'the mugs' })).toMatchObject({
      title: 'Stoneware mugs',
    });
    const { total, counts } = await store.run(countPurchaseItems, {});
    expect([total, counts.find(({ status }) => status === 'NOT_PURCHASED')?.count]).toEqual([1, 1]);
  });

  it('stay with their store, and are made by members only', async () => {
    const store = await testStore();
    const other = await testStore();
    const { purchaseItemId } = await store.run(createPurchaseItem, mugs);
    expect((await other.refusal(getPurchaseItem, { purchaseItemId })).code).toBe('not_found');
    expect((await store.refusal(createPurchaseItem, mugs, { as: 'viewer' })).code).toBe('forbidden');
    expect((await store.refusal(createPurchaseItem, { ...mugs, quantity: 0 })).code).toBe('bad_input');
    await store.run(createPurchaseItem, { ...mugs, title: 'Espresso mugs' });
    expect((await store.refusal(getPurchaseItem, { purchaseItemId: 'mugs' })).message).toContain(
      'Espresso mugs',
    );
  });

  it('move only as the table allows', () => {
    expect(() => requireTransition('CHARGE_PENDING', 'IN_PRODUCTION')).not.toThrow();
    expect(() => requireTransition('SHIPPED', 'CANCELED')).toThrow(/can no longer change/);
    expect(() => requireTransition('NOT_PURCHASED', 'SHIPPED')).toThrow(
      /in the cart, payment pending, canceled/,
    );
    expect(Object.values(purchaseTransitions).flat()).not.toContain('NONE');
  });
});

describe('invoices of suppliers', () => {
  it('are overdue from the day after, paid when nothing is left, void when taken back', () => {
    const invoice = {
      totalMinor: 100,
      paidMinor: 0,
      dueOn: '2026-11-20',
      isDraft: false,
      uncollectibleAt: null,
      voidedAt: null,
    };
    expect(invoiceStatusOn(invoice, '2026-11-20')).toBe('DUE');
    expect(invoiceStatusOn(invoice, '2026-11-21')).toBe('OVERDUE');
    expect(invoiceStatusOn({ ...invoice, paidMinor: 100 }, '2026-11-21')).toBe('PAID');
    expect(invoiceStatusOn({ ...invoice, voidedAt: new Date() }, '2026-11-21')).toBe('VOID');
    expect(invoiceStatusOn({ ...invoice, isDraft: true }, '2026-11-21')).toBe('DRAFT');
    expect(invoiceStatusOn({ ...invoice, uncollectibleAt: new Date() }, '2026-11-21')).toBe('UNCOLLECTIBLE');
  });

  it('are summed as owed and overdue, unpaid ones first', async () => {
    const store = await testStore();
    await billStore(store, { invoiceNumber: 'INV-3001', dueOn: '2026-10-01', paidMinor: 60_000 });
    await billStore(store, { invoiceNumber: 'INV-3002', dueOn: '2026-12-01', paidMinor: 20_000 });
    await billStore(store, { invoiceNumber: 'INV-3003', dueOn: '2026-11-10' });
    const all = await store.run(listSupplierInvoices, {});
    expect(all).toMatchObject({
      owedMinor: 100_000,
      owedCount: 2,
      overdueMinor: 60_000,
      overdueCount: 1,
      total: 3,
    });
    expect(
      all.rows.map(({ invoiceNumber, status, daysOverdue }) => [invoiceNumber, status, daysOverdue]),
    ).toEqual([
      ['INV-3003', 'OVERDUE', 10],
      ['INV-3002', 'DUE', 0],
      ['INV-3001', 'PAID', 0],
    ]);
    expect((await store.run(listSupplierInvoices, { status: 'UNPAID' })).total).toBe(2);
    expect((await store.run(listSupplierInvoices, { status: 'PAID' })).owedMinor).toBe(0);
    expect((await store.run(listSupplierInvoices, { search: 'deposit' })).total).toBe(3);
    const one = await store.run(getSupplierInvoice, { invoiceId: 'invoice 3002' });
    expect(one).toMatchObject({
      invoiceNumber: 'INV-3002',
      owedMinor: 40_000,
      lines: [{ title: 'Deposit for mugs' }],
    });
    const other = await testStore();
    expect((await other.refusal(getSupplierInvoice, { invoiceId: one.invoiceId })).code).toBe('not_found');
    expect((await other.run(listSupplierInvoices, {})).total).toBe(0);
  });

  it('in several currencies are summed in each, and said one beside the other', async () => {
    const store = await testStore();
    await billStore(store, { invoiceNumber: 'INV-3201', dueOn: '2026-11-10', currency: 'EUR' });
    const single = await store.run(listSupplierInvoices, {});
    expect(single).toMatchObject({ currency: 'EUR', owedMinor: 60_000, otherCurrencies: [] });
    await billStore(store, { invoiceNumber: 'INV-3202', dueOn: '2026-12-30', paidMinor: 20_000 });
    await billStore(store, {
      invoiceNumber: 'INV-3203',
      dueOn: '2026-11-01',
      paidMinor: 60_000,
      currency: 'GBP',
    });
    const all = await store.run(listSupplierInvoices, {});
    expect(all).toMatchObject({
      currency: 'USD',
      owedMinor: 40_000,
      overdueMinor: 0,
      owedCount: 2,
      overdueCount: 1,
      otherCurrencies: [{ currency: 'EUR', owedMinor: 60_000, overdueMinor: 60_000 }],
    });
    expect(listSupplierInvoices.summary(all, { page: 0, size: 20 })).toContain(
      'You owe suppliers $400.00 and €600.00 on 2 invoices, €600.00 of it overdue on 1 invoice',
    );
    const [found] = await store.context((context) => unpaidSupplierInvoices.read(context));
    expect(found).toMatchObject({
      title: '1 supplier invoice overdue, €600.00',
      records: [{ detail: expect.stringMatching(/^€600\.00 · 10 days overdue$/) }],
      figures: [{ label: 'Total owed', value: '$400.00 and €600.00' }],
    });
  });

  it('stand in the feed when overdue, and are found by number', async () => {
    const store = await testStore();
    const id = await billStore(store, { invoiceNumber: 'INV-3103', dueOn: '2026-11-10' });
    const [found] = await store.context((context) => unpaidSupplierInvoices.read(context));
    expect(found).toMatchObject({
      title: '1 supplier invoice overdue, $600.00',
      figures: [{ label: 'Total owed', value: '$600.00' }],
      weight: { urgency: 'TODAY', daysOver: 10 },
    });
    const [named] = await store.context((context) =>
      supplierInvoiceFinder.find(context, 'open invoice 3103 please'),
    );
    expect(named).toMatchObject({ id, label: 'INV-3103, Kiln Nine' });
    const find = (said: string) => store.context((context) => supplierInvoiceFinder.find(context, said));
    expect(await find('pay the overdue one')).toMatchObject([{ id }]);
    expect(await find('pay the candle people, not the overdue one')).toEqual([]);
  });
});
