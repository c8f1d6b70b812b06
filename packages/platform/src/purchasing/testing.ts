import type { SendOf } from '@brandwright/contract';
import { attachCard } from '@brandwright/contract/payments/attach-card.ts';
import { createPurchaseItem } from '@brandwright/contract/purchasing/create-purchase-item.ts';
import type { ShipTo } from '@brandwright/contract/purchasing/fields.ts';
import { randomUUID } from 'node:crypto';
import type { TestStore } from '../kernel/testing.ts';
import { supplierInvoiceLines, supplierInvoices } from './tables.ts';

export const studio: ShipTo = {
  name: 'Ada Stone',
  company: null,
  addressLine1: '12 Mill Lane',
  addressLine2: null,
  city: 'Portland',
  state: 'OR',
  zipCode: '97205',
  countryCode: 'US',
  phone: null,
};

/** 200 mugs over $1,200.00, as an accepted quote leaves them. */
export const mugs: SendOf<typeof createPurchaseItem> = {
  title: 'Stoneware mugs',
  supplierId: null,
  supplierName: 'Kiln Nine',
  orderType: 'INVENTORY',
  source: 'SOURCING_MARKETPLACE',
  shippingMode: 'CHARGE_SHIPPING_LATER',
  quantity: 200,
  unitPriceMinor: 500,
  costs: [
    { kind: 'PRODUCT', label: '200 units', amountMinor: 100_000 },
    { kind: 'SUPPLIER_OTHER', label: 'Mold', amountMinor: 20_000 },
  ],
  currency: 'USD',
  leadTimeDays: 30,
  requestId: null,
  quoteId: null,
};

/** A purchase order of the mugs that isn't paid. */
export const orderMugs = (store: TestStore, more: { title?: string; quantity?: number } = {}) =>
  store.run(createPurchaseItem, { ...mugs, ...more });

/** A card on file, by its token at the test bank. */
export const addCard = (store: TestStore, token = 'pm_card_visa') => store.run(attachCard, { token });

/** An invoice of a supplier over $600.00, due on 2026-11-10. */
export async function billStore(
  store: TestStore,
  values: Partial<typeof supplierInvoices.$inferInsert> = {},
): Promise<string> {
  const id = randomUUID();
  await store.context(async ({ db, storeId, clock }) => {
    await db.insert(supplierInvoices).values({
      storeId,
      id,
      invoiceNumber: 'INV-2048',
      supplierName: 'Kiln Nine',
      totalMinor: 60_000,
      paidMinor: 0,
      currency: 'USD',
      issuedOn: '2026-10-20',
      dueOn: '2026-11-10',
      createdAt: clock.now(),
      ...values,
    });
    await db.insert(supplierInvoiceLines).values({
      storeId,
      id: randomUUID(),
      invoiceId: id,
      position: 0,
      title: 'Deposit for mugs',
      kind: 'PRODUCT',
      quantity: 1,
      unitPriceMinor: 60_000,
      amountMinor: 60_000,
    });
  });
  return id;
}
