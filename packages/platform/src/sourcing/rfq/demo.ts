import type {
  Incoterm,
  QuoteStatus,
  RequestKind,
  RequestStatus,
} from '@brandwright/contract/sourcing/rfq/enums.ts';
import type { PriceTier } from '@brandwright/contract/sourcing/marketplace/entities.ts';
import type { DemoPart, DemoStore, DemoTools } from '../../kernel/demo/demo.ts';
import { demoSuppliers } from '../marketplace/demo/suppliers.ts';
import { addDays, dayOf } from './rules.ts';
import { projectRequests, requestSuppliers, scriptedQuoters, supplierQuotes } from './tables.ts';

const dayMs = 86_400_000;

interface DemoQuote {
  supplier: string;
  /** [from units, cents]. */
  tiers: [number, number][];
  moq: number;
  toolingMinor: number;
  sampleMinor: number | null;
  days: number;
  incoterm: Incoterm;
  daysAgo: number;
  validIn: number;
  status?: QuoteStatus;
  note: string;
  /** Key of the demo purchase that accepting it made. */
  purchase?: string;
}

interface DemoRequest {
  kind: RequestKind;
  title: string;
  description: string;
  categoryId: string;
  status: RequestStatus;
  quantity: number;
  targetPriceMinor: number | null;
  budgetMinor?: number;
  materials: string[];
  neededIn: number | null;
  wantsSample: boolean;
  daysAgo: number;
  asked: string[];
  quotes: DemoQuote[];
}

// prettier-ignore
const founderRequests: readonly DemoRequest[] = [
  {
    kind: 'RFP_PRODUCT', title: 'Linen market totes', categoryId: 'bags', status: 'QUOTED', quantity: 1000, targetPriceMinor: 600, budgetMinor: 900_000,
    description: 'Natural washed linen, 240 gsm, 38 × 42 cm with a 10 cm gusset, long handles, inside pocket, woven side label. One-color print on the front.',
    materials: ['linen'], neededIn: 101, wantsSample: true, daysAgo: 16,
    asked: ['Coastline Tote Co.', 'Hanoi Canvas', 'Jaipur Loom Society', 'Guangzhou Meridian Bags', 'Kolkata Jute Collective'],
    quotes: [
      { supplier: 'Jaipur Loom Society', tiers: [[144, 560], [500, 498], [1000, 462]], moq: 144, toolingMinor: 9000, sampleMinor: 1350, days: 34, incoterm: 'FOB', daysAgo: 13, validIn: 24, note: 'Linen is from our own loom. Price holds for natural and two dyed colors; block print instead of screen print at the same price.' },
      { supplier: 'Hanoi Canvas', tiers: [[288, 540], [1000, 455], [3000, 418]], moq: 288, toolingMinor: 12000, sampleMinor: 1100, days: 30, incoterm: 'FOB', daysAgo: 12, validIn: 6, note: 'We suggest 55% linen 45% cotton for strength. Pure linen is USD 0.30 more.' },
      { supplier: 'Coastline Tote Co.', tiers: [[72, 940], [500, 815], [1000, 742]], moq: 72, toolingMinor: 0, sampleMinor: 1900, days: 16, incoterm: 'EXW', daysAgo: 14, validIn: 16, note: 'Cut, sewn and printed in Los Angeles. Screens are free from 500 pieces.' },
      { supplier: 'Guangzhou Meridian Bags', tiers: [[504, 470], [1000, 415]], moq: 504, toolingMinor: 15000, sampleMinor: 1800, days: 32, incoterm: 'FOB', daysAgo: 15, validIn: -3, note: 'Price valid 12 days because of the linen market.' },
    ],
  },
  {
    kind: 'RFP_PACKAGING', title: 'Mailer boxes for candles', categoryId: 'boxes-mailers', status: 'SUBMITTED', quantity: 2000, targetPriceMinor: 110,
    description: 'Corrugated mailer for one 220 g candle, kraft outside, printed outside in one color.', materials: ['recycled board'], neededIn: 60, wantsSample: false, daysAgo: 1,
    asked: ['Kraftwerk Packaging', 'Shenzhen Folio'], quotes: [],
  },
  {
    kind: 'RFP_PRODUCT', title: 'Waffle throw blankets', categoryId: 'home-textiles', status: 'ACCEPTED', quantity: 240, targetPriceMinor: 2000,
    description: 'Organic cotton waffle throw, 130 × 170 cm, fringed, two colors.', materials: ['organic cotton'], neededIn: 90, wantsSample: false, daysAgo: 30,
    asked: ['Denizli Dokuma', 'Guimarães Têxtil Lar'],
    quotes: [
      { supplier: 'Denizli Dokuma', tiers: [[120, 1980], [240, 1890]], moq: 120, toolingMinor: 0, sampleMinor: 1700, days: 28, incoterm: 'FOB', daysAgo: 24, validIn: 12, status: 'ACCEPTED', note: 'Woven on the old looms, as in the sample.', purchase: 'blankets' },
      { supplier: 'Guimarães Têxtil Lar', tiers: [[180, 2640]], moq: 180, toolingMinor: 0, sampleMinor: 2900, days: 36, incoterm: 'FOB', daysAgo: 22, validIn: 14, status: 'DECLINED', note: 'With a linen border at no extra cost.' },
    ],
  },
  {
    kind: 'RFP_PRODUCT', title: 'Stoneware incense holders', categoryId: 'vases-decor', status: 'DRAFT', quantity: 300, targetPriceMinor: 450,
    description: 'Small dish with one hole for a stick, sand or clay glaze.', materials: ['stoneware'], neededIn: null, wantsSample: true, daysAgo: 2, asked: [], quotes: [],
  },
];

// prettier-ignore
const rivalRequests: readonly DemoRequest[] = [
  {
    kind: 'RFP_PRODUCT', title: 'Waxed canvas rolls', categoryId: 'bags', status: 'QUOTED', quantity: 400, targetPriceMinor: 1500,
    description: 'Tool roll in waxed canvas with leather ties.', materials: ['waxed canvas'], neededIn: 120, wantsSample: false, daysAgo: 9, asked: ['Hanoi Canvas'],
    quotes: [{ supplier: 'Hanoi Canvas', tiers: [[288, 1290]], moq: 288, toolingMinor: 0, sampleMinor: 1100, days: 32, incoterm: 'FOB', daysAgo: 7, validIn: 20, note: 'Leather ties from our partner.' }],
  },
];

/** Terms on which scripted suppliers quote, in turn: only the figures of their own rows decide the price itself. */
const terms: readonly {
  incoterm: Incoterm;
  pricePercent: number;
  toolingMinor: number;
  extraDays: number;
  validDays: number;
  note: string;
}[] = [
  {
    incoterm: 'FOB',
    pricePercent: 100,
    toolingMinor: 12_000,
    extraDays: 0,
    validDays: 30,
    note: 'Thank you for the request. Price holds for the quantity asked for; a sample can leave within a week.',
  },
  {
    incoterm: 'EXW',
    pricePercent: 96,
    toolingMinor: 0,
    extraDays: 4,
    validDays: 21,
    note: 'We can make this as described. Packing is included, carriage is not.',
  },
  {
    incoterm: 'CIF',
    pricePercent: 108,
    toolingMinor: 8_000,
    extraDays: 2,
    validDays: 30,
    note: 'Our price includes sea freight to Los Angeles or New York.',
  },
  {
    incoterm: 'DDP',
    pricePercent: 127,
    toolingMinor: 0,
    extraDays: 6,
    validDays: 14,
    note: 'Delivered to your door, duty paid. Please confirm the address before production.',
  },
];

const supplierId = (tools: DemoTools, name: string) => tools.id('marketplace supplier', name);
export const demoRequestId = (tools: DemoTools, store: DemoStore, title: string) =>
  tools.id('project request', store.key, title);

export const requestDemo: DemoPart = {
  async seedShared(tools) {
    const rows = demoSuppliers.flatMap(({ name }, index) => {
      const own = terms[index % terms.length];
      return own ? [{ supplierId: supplierId(tools, name), ...own }] : [];
    });
    await tools.db.insert(scriptedQuoters).values(rows).onConflictDoNothing();
  },
  async seedStore(store, tools) {
    const requests =
      store.key === 'founder'
        ? founderRequests
        : store.key === 'rival'
          ? rivalRequests
          : founderRequests.slice(0, 2);
    for (const one of requests) await addRequest(one, store, tools);
  },
};

const at = (tools: DemoTools, days: number) => new Date(tools.now.getTime() + days * dayMs);

async function addRequest(one: DemoRequest, store: DemoStore, tools: DemoTools): Promise<void> {
  const id = demoRequestId(tools, store, one.title);
  const today = dayOf(tools.now);
  const askedAt = at(tools, -one.daysAgo + 0.2);
  await tools.db.insert(projectRequests).values({
    storeId: store.storeId,
    id,
    kind: one.kind,
    title: one.title,
    description: one.description,
    categoryId: one.categoryId,
    status: one.status,
    step: one.status === 'DRAFT' ? 'DELIVERY' : 'REVIEW',
    quantity: one.quantity,
    targetPriceMinor: one.targetPriceMinor,
    budgetMinor: one.budgetMinor ?? null,
    currency: 'USD',
    materials: one.materials,
    neededBy: one.neededIn === null ? null : addDays(today, one.neededIn),
    wantsSample: one.wantsSample,
    printing: one.kind === 'RFP_PACKAGING' ? 'OUTSIDE' : null,
    createdAt: at(tools, -one.daysAgo),
    updatedAt: at(tools, -Math.min(one.daysAgo, 1)),
    submittedAt: one.status === 'DRAFT' ? null : askedAt,
  });
  const asked = one.asked.map((name) => ({
    storeId: store.storeId,
    id: tools.id('request supplier', store.key, one.title, name),
    requestId: id,
    supplierId: supplierId(tools, name),
    askedAt,
  }));
  if (asked.length > 0) await tools.db.insert(requestSuppliers).values(asked);
  const quotes = one.quotes.map((quote) => ({
    storeId: store.storeId,
    id: tools.id('quote', store.key, one.title, quote.supplier),
    requestId: id,
    supplierId: supplierId(tools, quote.supplier),
    supplierName: quote.supplier,
    status: quote.status ?? ('OPEN' as const),
    currency: 'USD',
    priceTiers: quote.tiers.map(([fromQuantity, unitPriceMinor]): PriceTier => ({
      fromQuantity,
      unitPriceMinor,
    })),
    moq: quote.moq,
    toolingMinor: quote.toolingMinor,
    samplePriceMinor: quote.sampleMinor,
    leadTimeDays: quote.days,
    incoterm: quote.incoterm,
    validUntil: addDays(today, quote.validIn),
    note: quote.note,
    isDemo: true,
    purchaseItemId: quote.purchase ? tools.id('purchase item', store.key, quote.purchase) : null,
    createdAt: at(tools, -quote.daysAgo),
    decidedAt: quote.status ? at(tools, -6) : null,
  }));
  if (quotes.length > 0) await tools.db.insert(supplierQuotes).values(quotes);
}
