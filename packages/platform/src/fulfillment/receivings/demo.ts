import type { ReceivingState } from '@brandwright/contract/fulfillment/receivings/enums.ts';
import type { DemoPart, DemoStore, DemoTools } from '../../kernel/demo/demo.ts';
import { receivingLines, receivingReceipts, receivings } from './tables.ts';

const dayMs = 86_400_000;

interface DemoLine {
  /** Of a purchase order by its key in the demo, or of a SKU by its code. */
  purchase?: string;
  sku?: string;
  title: string;
  expected: number;
  received?: number;
  damaged?: number;
}

interface DemoReceiving {
  status: ReceivingState;
  daysAgo: number;
  expectedIn?: number;
  destination?: 'FORWARD';
  carrier?: string;
  trackingNumber?: string;
  note?: string;
  counted?: string;
  lines: readonly DemoLine[];
}

// prettier-ignore
const told: Readonly<Record<DemoStore['key'], readonly DemoReceiving[]>> = {
  founder: [
    { status: 'RECEIVED_BY_PIETRA', daysAgo: 40, carrier: 'FedEx', trackingNumber: '794658112340', counted: 'Two cartons were wet. Three pairs broken.', lines: [{ sku: 'JC-TAPER-2', title: 'Beeswax tapers, pair', expected: 300, received: 289, damaged: 3 }] },
    { status: 'RECEIVED_BY_PIETRA', daysAgo: 22, destination: 'FORWARD', carrier: 'UPS', trackingNumber: '1Z999AA10198765432', counted: 'All there.', lines: [{ sku: 'JC-MATCH', title: 'Match striker (Clay)', expected: 120, received: 120 }, { sku: 'JC-INC-30', title: 'Incense cones, 30 (Cedar)', expected: 200, received: 200 }] },
    { status: 'IN_QUEUE', daysAgo: 6, carrier: 'DHL', trackingNumber: 'JD014600006281230704', lines: [{ sku: 'JC-VASE-BUD', title: 'Bud vase (Speckled)', expected: 240 }] },
    { status: 'NOT_YET_DELIVERED', daysAgo: 11, expectedIn: 5, carrier: 'COSCO', trackingNumber: 'COSU6339207410', lines: [{ purchase: 'boxes', title: 'Candle gift boxes', expected: 1000 }] },
    { status: 'NOT_YET_SHIPPED', daysAgo: 3, expectedIn: 14, note: 'Store upright.', lines: [{ sku: 'JC-DIFF-FIG', title: 'Reed diffuser (Fig)', expected: 150 }] },
  ],
  rival: [
    { status: 'NOT_YET_DELIVERED', daysAgo: 4, expectedIn: 3, carrier: 'UPS', trackingNumber: '1Z999AA10155554444', lines: [{ sku: 'NF-MUG-ENA', title: 'Enamel mug (White)', expected: 300 }] },
  ],
  preview: [
    { status: 'IN_QUEUE', daysAgo: 2, carrier: 'USPS', lines: [{ sku: 'PV-BALM', title: 'Hand balm (Lavender)', expected: 80 }] },
  ],
};

const authors = { founder: 'Nora Whitfield', rival: 'Elias Brandt', preview: 'Preview Guest' } as const;

/** Inbound shipments in every state. What was counted is in the catalog’s stock as it is. */
export const receivingsDemo: DemoPart = {
  async seedStore(store, tools) {
    for (const [at, one] of told[store.key].entries()) await write(store, tools, one, 1001 + at);
  },
};

async function write(store: DemoStore, tools: DemoTools, one: DemoReceiving, number: number): Promise<void> {
  const { storeId } = store;
  const id = tools.id('receiving', store.key, number);
  const at = (days: number) => new Date(tools.now.getTime() - days * dayMs);
  const countedAt = at(Math.max(1, one.daysAgo - 5));
  await tools.db.insert(receivings).values({
    storeId,
    id,
    number,
    status: one.status,
    receivingStatus: one.counted === undefined ? 'NONE' : 'RECEIVED',
    destination: one.destination ?? 'STORE',
    carrier: one.carrier ?? null,
    trackingNumber: one.trackingNumber ?? null,
    expectedOn: one.expectedIn === undefined ? null : at(-one.expectedIn).toISOString().slice(0, 10),
    note: one.note ?? null,
    createdBy: authors[store.key],
    createdAt: at(one.daysAgo),
    updatedAt: one.counted === undefined ? at(Math.max(0, one.daysAgo - 1)) : countedAt,
  });
  for (const [position, line] of one.lines.entries()) {
    await tools.db.insert(receivingLines).values({
      storeId,
      id: tools.id('receiving line', store.key, number, position),
      receivingId: id,
      position,
      title: line.title,
      sku: line.sku ?? null,
      skuId: line.sku === undefined ? null : tools.id('stock item', store.key, line.sku),
      purchaseItemId:
        line.purchase === undefined ? null : tools.id('purchase item', store.key, line.purchase),
      expectedUnits: line.expected,
      receivedUnits: line.received ?? 0,
      damagedUnits: line.damaged ?? 0,
    });
  }
  if (one.counted === undefined) return;
  await tools.db.insert(receivingReceipts).values({
    storeId,
    id: tools.id('receiving receipt', store.key, number),
    receivingId: id,
    by: authors[store.key],
    note: one.counted,
    counts: one.lines.map(({ title, received, damaged }) => ({
      title,
      receivedUnits: received ?? 0,
      damagedUnits: damaged ?? 0,
    })),
    photos: [],
    createdAt: countedAt,
  });
}
