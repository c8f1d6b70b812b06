import type { PurchaseCost } from '@brandwright/contract/purchasing/entities.ts';
import type { CostKind, PurchaseStatus, PurchaseType } from '@brandwright/contract/purchasing/enums.ts';
import type { DemoPart, DemoStore, DemoTools } from '../kernel/demo/demo.ts';
import { addAccountCredit } from './demo-credit.ts';
import { addMilestones, addPayments, demoAddresses, founderMilestones } from './demo-progress.ts';
import { dayOf } from './rules.ts';
import { purchaseItems, supplierInvoiceLines, supplierInvoices } from './tables.ts';

const dayMs = 86_400_000;

interface DemoPurchase {
  key: string;
  title: string;
  supplier: string;
  status: PurchaseStatus;
  type: PurchaseType;
  quantity: number;
  unitPriceMinor: number;
  /** Beside the goods. */
  costs?: PurchaseCost[];
  daysAgo: number;
  /** Days from now until it is expected; negative: it came then. */
  expectedIn?: number;
  leadTimeDays?: number;
  received?: boolean;
  /** Code of the SKU as which it goes into stock. */
  sku?: string;
  tracking?: { number: string; carrier: string };
  /** Keys of the demo request and quote that it came from. */
  quote?: string;
  request?: string;
}

interface DemoInvoice {
  number: string;
  supplier: string;
  issuedAgo: number;
  dueIn: number;
  paidAgo?: number;
  voidedAgo?: number;
  note?: string;
  lines: { purchase?: string; title: string; kind: CostKind; quantity: number; unitPriceMinor: number }[];
}

const shipping = (amountMinor: number): PurchaseCost => ({
  kind: 'SHIPPING',
  label: 'Sea freight',
  amountMinor,
});

// prettier-ignore
const founderPurchases: readonly DemoPurchase[] = [
  { key: 'blankets', title: 'Waffle throw blankets', supplier: 'Denizli Dokuma', status: 'NOT_PURCHASED', type: 'INVENTORY', quantity: 240, unitPriceMinor: 1890, daysAgo: 6, leadTimeDays: 28, quote: 'Denizli Dokuma', request: 'Waffle throw blankets' },
  { key: 'mugs', title: 'Stoneware mugs, sand glaze', supplier: 'Olaria do Vale', status: 'IN_PRODUCTION', type: 'INVENTORY', quantity: 600, unitPriceMinor: 540, costs: [{ kind: 'SUPPLIER_OTHER', label: 'Mold', amountMinor: 38000 }, shipping(42000)], sku: 'JC-MUG-SAND', daysAgo: 34, expectedIn: 9, leadTimeDays: 42 },
  { key: 'jars', title: 'Soy candles, cedar and fig', supplier: 'Lume & Cera', status: 'IN_PRODUCTION', type: 'INVENTORY', quantity: 480, unitPriceMinor: 620, costs: [shipping(31500)], sku: 'JC-CAN-CEDAR', daysAgo: 12, expectedIn: 14, leadTimeDays: 26 },
  { key: 'boxes', title: 'Candle gift boxes', supplier: 'Ningbo Hearthlight', status: 'SHIPPED', type: 'PACKAGING', quantity: 1000, unitPriceMinor: 118, costs: [shipping(26000)], daysAgo: 58, expectedIn: 5, leadTimeDays: 30, tracking: { number: 'COSU6339207410', carrier: 'COSCO' } },
  { key: 'sample', title: 'Sample: washed linen tote', supplier: 'Jaipur Loom Society', status: 'SHIPPED', type: 'SAMPLES', quantity: 2, unitPriceMinor: 1350, daysAgo: 19, expectedIn: -4, received: true, tracking: { number: '1Z999AA10123456784', carrier: 'UPS' } },
  { key: 'tees', title: 'Studio tees, undyed', supplier: 'Union Street Tees', status: 'CANCELED', type: 'INVENTORY', quantity: 120, unitPriceMinor: 980, daysAgo: 71 },
  { key: 'subscription', title: 'Soap bars, monthly refill', supplier: 'Saboaria Ribeira', status: 'IN_SUBSCRIPTION', type: 'INVENTORY', quantity: 180, unitPriceMinor: 245, daysAgo: 96, expectedIn: 11 },
];

// prettier-ignore
const founderInvoices: readonly DemoInvoice[] = [
  { number: 'INV-2048', supplier: 'Olaria do Vale', issuedAgo: 20, dueIn: -10, note: 'Balance of 50% before dispatch, as agreed.', lines: [{ purchase: 'mugs', title: 'Stoneware mugs, sand glaze: balance of 50%', kind: 'PRODUCT', quantity: 1, unitPriceMinor: 162000 }, { purchase: 'mugs', title: 'Sea freight', kind: 'SHIPPING', quantity: 1, unitPriceMinor: 42000 }] },
  { number: 'INV-2061', supplier: 'Lume & Cera', issuedAgo: 12, dueIn: 4, lines: [{ purchase: 'jars', title: 'Soy candles, cedar and fig: deposit of 30%', kind: 'PRODUCT', quantity: 1, unitPriceMinor: 89280 }] },
  { number: 'INV-2067', supplier: 'Saboaria Ribeira', issuedAgo: 3, dueIn: 27, lines: [{ purchase: 'subscription', title: 'Soap bars, November', kind: 'PRODUCT', quantity: 180, unitPriceMinor: 245 }] },
  { number: 'INV-2011', supplier: 'Olaria do Vale', issuedAgo: 36, dueIn: -29, paidAgo: 33, lines: [{ purchase: 'mugs', title: 'Stoneware mugs, sand glaze: deposit of 50%', kind: 'PRODUCT', quantity: 1, unitPriceMinor: 162000 }, { purchase: 'mugs', title: 'Mold', kind: 'SUPPLIER_OTHER', quantity: 1, unitPriceMinor: 38000 }] },
  { number: 'INV-1996', supplier: 'Ningbo Hearthlight', issuedAgo: 58, dueIn: -28, paidAgo: 50, lines: [{ purchase: 'boxes', title: 'Candle gift boxes', kind: 'PACKAGING', quantity: 1000, unitPriceMinor: 118 }, { purchase: 'boxes', title: 'Sea freight', kind: 'SHIPPING', quantity: 1, unitPriceMinor: 26000 }] },
  { number: 'INV-1987', supplier: 'Union Street Tees', issuedAgo: 71, dueIn: -41, voidedAgo: 64, lines: [{ purchase: 'tees', title: 'Studio tees, undyed', kind: 'PRODUCT', quantity: 120, unitPriceMinor: 980 }] },
];

// prettier-ignore
const rivalPurchases: readonly DemoPurchase[] = [
  { key: 'packs', title: 'Canvas day packs', supplier: 'Hanoi Canvas', status: 'IN_PRODUCTION', type: 'INVENTORY', quantity: 300, unitPriceMinor: 1420, daysAgo: 15, expectedIn: 16, leadTimeDays: 30 },
];
// prettier-ignore
const rivalInvoices: readonly DemoInvoice[] = [
  { number: 'INV-7702', supplier: 'Hanoi Canvas', issuedAgo: 15, dueIn: 15, lines: [{ purchase: 'packs', title: 'Canvas day packs: deposit of 40%', kind: 'PRODUCT', quantity: 1, unitPriceMinor: 170400 }] },
];

/** What the demo stores buy from demo suppliers, and what those bill. */
export const purchasingDemo: DemoPart = {
  async seedStore(store, tools) {
    const purchases = store.key === 'founder' ? founderPurchases : rivalPurchases;
    await tools.db.insert(purchaseItems).values(purchases.map((one) => itemOf(one, store, tools)));
    for (const one of store.key === 'founder' ? founderInvoices : rivalInvoices)
      await addInvoice(one, store, tools);
    if (store.key === 'founder') await addProgress(store, tools);
    await addAccountCredit(store, tools);
  },
};

async function addProgress(store: DemoStore, tools: DemoTools): Promise<void> {
  for (const [key, planned] of Object.entries(founderMilestones))
    await addMilestones(planned, demoPurchaseId(tools, store, key), store, tools);
  await addPayments(store, tools);
}

/** Of the demo's invoices the same each time; of others nobody can guess it. */
const publicNumberOf = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');

const at = (tools: DemoTools, days: number) => new Date(tools.now.getTime() + days * dayMs);
const supplierId = (tools: DemoTools, name: string) => tools.id('marketplace supplier', name);
export const demoPurchaseId = (tools: DemoTools, store: DemoStore, key: string) =>
  tools.id('purchase item', store.key, key);

const wasPaid = ({ status }: DemoPurchase) => status === 'IN_PRODUCTION' || status === 'SHIPPED';

function itemOf(one: DemoPurchase, store: DemoStore, tools: DemoTools): typeof purchaseItems.$inferInsert {
  const kind = one.type === 'PACKAGING' ? 'PACKAGING' : 'PRODUCT';
  const costs: PurchaseCost[] = [
    {
      kind,
      label: `${one.quantity.toLocaleString('en-US')} units`,
      amountMinor: one.quantity * one.unitPriceMinor,
    },
    ...(one.costs ?? []),
  ];
  return {
    storeId: store.storeId,
    id: demoPurchaseId(tools, store, one.key),
    title: one.title,
    supplierId: supplierId(tools, one.supplier),
    supplierName: one.supplier,
    status: one.status,
    orderType: one.type,
    source: 'SOURCING_MARKETPLACE',
    shippingMode: one.type === 'SAMPLES' ? 'SUPPLIER_SHIPPING' : 'CHARGE_SHIPPING_LATER',
    quantity: one.quantity,
    unitPriceMinor: one.unitPriceMinor,
    costs,
    totalMinor: costs.reduce((sum, cost) => sum + cost.amountMinor, 0),
    currency: 'USD',
    leadTimeDays: one.leadTimeDays ?? null,
    expectedOn: one.expectedIn === undefined ? null : dayOf(at(tools, one.expectedIn)),
    receivingStatus: one.received ? 'RECEIVED' : 'NONE',
    receivedUnits: one.received ? one.quantity : 0,
    skuId: one.sku ? tools.id('stock item', store.key, one.sku) : null,
    trackingNumber: one.tracking?.number ?? null,
    carrier: one.tracking?.carrier ?? null,
    shippingAddress: wasPaid(one) ? demoAddresses[store.key] : null,
    requestId: one.request ? tools.id('project request', store.key, one.request) : null,
    quoteId: one.quote ? tools.id('quote', store.key, one.request ?? '', one.quote) : null,
    createdAt: at(tools, -one.daysAgo),
    updatedAt: at(tools, -Math.min(one.daysAgo, 2)),
  };
}

async function addInvoice(one: DemoInvoice, store: DemoStore, tools: DemoTools): Promise<void> {
  const id = tools.id('supplier invoice', store.key, one.number);
  const totalMinor = one.lines.reduce((sum, line) => sum + line.quantity * line.unitPriceMinor, 0);
  await tools.db.insert(supplierInvoices).values({
    storeId: store.storeId,
    id,
    invoiceNumber: one.number,
    supplierId: supplierId(tools, one.supplier),
    supplierName: one.supplier,
    totalMinor,
    publicNumber: publicNumberOf(id),
    paidMinor: one.paidAgo === undefined ? 0 : totalMinor,
    currency: 'USD',
    issuedOn: dayOf(at(tools, -one.issuedAgo)),
    dueOn: dayOf(at(tools, one.dueIn)),
    paidAt: one.paidAgo === undefined ? null : at(tools, -one.paidAgo),
    voidedAt: one.voidedAgo === undefined ? null : at(tools, -one.voidedAgo),
    note: one.note ?? null,
    createdAt: at(tools, -one.issuedAgo),
  });
  await tools.db.insert(supplierInvoiceLines).values(
    one.lines.map((line, position) => ({
      storeId: store.storeId,
      id: tools.id('supplier invoice line', store.key, one.number, position),
      invoiceId: id,
      purchaseItemId: line.purchase ? demoPurchaseId(tools, store, line.purchase) : null,
      position,
      title: line.title,
      kind: line.kind,
      quantity: line.quantity,
      unitPriceMinor: line.unitPriceMinor,
      amountMinor: line.quantity * line.unitPriceMinor,
    })),
  );
}
