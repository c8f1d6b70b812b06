import type { ShippingAddress } from '@brandwright/contract/orders/entities.ts';
import type { MilestoneKind } from '@brandwright/contract/purchasing/enums.ts';
import type { DemoStore, DemoTools } from '../kernel/demo/demo.ts';
import { ledgerEntries, ledgerTransfers, payments } from '../kernel/payments/tables.ts';
import { invoiceSubject } from './invoices.ts';
import { dayOf } from './rules.ts';
import { purchaseMilestones } from './tables.ts';

const dayMs = 86_400_000;
const at = (tools: DemoTools, days: number) => new Date(tools.now.getTime() + days * dayMs);

/** A milestone of a demo purchase: days from now until it is due, and since it happened. */
export interface DemoMilestone {
  kind: MilestoneKind;
  dueIn: number;
  doneAgo?: number;
  amountMinor?: number;
}

interface DemoPayment {
  invoice: string;
  supplier: string;
  amountMinor: number;
  method: string;
  daysAgo: number;
  isDeclined?: boolean;
}

/** By the key of the demo purchase. */
export const founderMilestones: Readonly<Record<string, readonly DemoMilestone[]>> = {
  mugs: [
    { kind: 'DEPOSIT', dueIn: -29, doneAgo: 33, amountMinor: 200_000 },
    { kind: 'PRE_PRODUCTION_SAMPLE', dueIn: -24, doneAgo: 22 },
    { kind: 'INSPECTION', dueIn: 5 },
    { kind: 'BALANCE', dueIn: 7, amountMinor: 204_000 },
    { kind: 'SHIPPED', dueIn: 9 },
  ],
  jars: [
    { kind: 'DEPOSIT', dueIn: 4, amountMinor: 89_280 },
    { kind: 'PRE_PRODUCTION_SAMPLE', dueIn: 2 },
    { kind: 'INSPECTION', dueIn: 10 },
    { kind: 'BALANCE', dueIn: 12, amountMinor: 239_820 },
    { kind: 'SHIPPED', dueIn: 14 },
  ],
  boxes: [
    { kind: 'PRE_PRODUCTION_SAMPLE', dueIn: -44, doneAgo: 43 },
    { kind: 'INSPECTION', dueIn: -24, doneAgo: 24 },
    { kind: 'SHIPPED', dueIn: -20, doneAgo: 21 },
  ],
  sample: [{ kind: 'SHIPPED', dueIn: -9, doneAgo: 9 }],
};

const founderPayments: readonly DemoPayment[] = [
  {
    invoice: 'INV-1996',
    supplier: 'Ningbo Hearthlight',
    amountMinor: 144_000,
    method: 'Mastercard ending in 4444',
    daysAgo: 50,
  },
  {
    invoice: 'INV-2011',
    supplier: 'Olaria do Vale',
    amountMinor: 200_000,
    method: 'Visa ending in 4242',
    daysAgo: 33,
  },
  {
    invoice: 'INV-2048',
    supplier: 'Olaria do Vale',
    amountMinor: 204_000,
    method: 'American Express ending in 0341',
    daysAgo: 3,
    isDeclined: true,
  },
];

const studio = (name: string, company: string): ShippingAddress => ({
  name,
  company,
  addressLine1: '418 SE Alder Street',
  addressLine2: 'Unit 3',
  city: 'Portland',
  state: 'OR',
  zipCode: '97214',
  countryCode: 'US',
  phone: null,
});

/** Where the demo stores have their goods sent. */
export const demoAddresses: Readonly<Record<DemoStore['key'], ShippingAddress>> = {
  founder: studio('Nora Whitfield', 'Juniper & Clay'),
  rival: {
    ...studio('Elias Brandt', 'Northfold Supply'),
    addressLine1: '27 Mill Street',
    addressLine2: null,
    city: 'Bozeman',
    state: 'MT',
    zipCode: '59715',
  },
  preview: studio('Preview Guest', 'Preview Store'),
};

/** How far a demo purchase is on the way to its goods. */
export async function addMilestones(
  planned: readonly DemoMilestone[],
  purchaseItemId: string,
  store: DemoStore,
  tools: DemoTools,
): Promise<void> {
  if (planned.length === 0) return;
  await tools.db.insert(purchaseMilestones).values(
    planned.map(({ kind, dueIn, doneAgo, amountMinor }) => ({
      storeId: store.storeId,
      id: tools.id('purchase milestone', purchaseItemId, kind),
      purchaseItemId,
      kind,
      dueOn: dayOf(at(tools, dueIn)),
      doneOn: doneAgo === undefined ? null : dayOf(at(tools, -doneAgo)),
      amountMinor: amountMinor ?? null,
    })),
  );
}

/** What was paid, the oldest first. */
export const completedPayments = founderPayments
  .filter(({ isDeclined }) => isDeclined !== true)
  .toSorted((one, other) => other.daysAgo - one.daysAgo);

/** What the founder's store paid of its demo invoices, also on its books, and a try that the bank declined. */
export async function addPayments(store: DemoStore, tools: DemoTools): Promise<void> {
  for (const { invoice, supplier, amountMinor, method, daysAgo, isDeclined } of founderPayments) {
    const id = tools.id('payment', store.key, invoice);
    const subject = invoiceSubject(tools.id('supplier invoice', store.key, invoice));
    const when = at(tools, -daysAgo);
    await tools.db.insert(payments).values({
      storeId: store.storeId,
      id,
      subjectKind: subject.kind,
      subjectId: subject.id,
      description: `${invoice} of ${supplier}`,
      amountMinor,
      currency: 'USD',
      bank: 'TEST_BANK',
      customerId: `demo_${store.key}`,
      method,
      status: isDeclined ? 'INSTRUMENT_DECLINED' : 'COMPLETED',
      chargeId: `demo_${store.key}_${invoice}`,
      declineReason: isDeclined ? 'CARD_DECLINED' : null,
      createdAt: when,
      settledAt: when,
    });
    if (isDeclined) continue;
    const entryId = tools.id('ledger entry', store.key, invoice);
    await tools.db.insert(ledgerEntries).values({
      storeId: store.storeId,
      id: entryId,
      kind: 'PAYMENT',
      memo: `Paid ${invoice} of ${supplier} with ${method}`,
      subjectKind: subject.kind,
      subjectId: subject.id,
      source: `payment:${id}`,
      occurredAt: when,
    });
    await tools.db.insert(ledgerTransfers).values({
      storeId: store.storeId,
      id: tools.id('ledger transfer', store.key, invoice),
      entryId,
      position: 0,
      debit: 'SUPPLIERS',
      credit: 'CARDS',
      amountMinor,
      currency: 'USD',
    });
  }
}
