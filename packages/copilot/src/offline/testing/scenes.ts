import type { NamedRecord, TurnContext } from '../turn/turn-context.ts';
import type { PastCall } from '../turn/conversation.ts';

/** What is on the table before a phrasing is said: the calls of the turn before, as a model would remember them. */
export interface Scene {
  said: string;
  answered: string;
  calls: readonly Omit<PastCall, 'callId'>[];
  context?: TurnContext;
}

const id = (kind: number, place: number) =>
  `${String(kind).repeat(8)}-0000-4000-8000-${String(place).padStart(12, '0')}`;
const done = (
  operation: string,
  input: Record<string, unknown>,
  result: unknown,
): Omit<PastCall, 'callId'> => ({
  operation,
  input,
  outcome: { ok: true, result, summary: 'Here it is.', untrusted: false },
});

const order = (orderNumber: number, customerName: string, place: number) => ({
  id: id(1, place),
  orderNumber,
  customerId: id(3, place),
  customerName,
  placedAt: `2026-11-0${place}T10:00:00.000Z`,
  itemsText: 'Ceramic mug and 1 more',
  productionStatus: 'OUTSTANDING',
  cancelStatus: 'NONE',
  fulfillmentStatus: 'NONE',
  totalMinor: 4000 + place * 100,
});
const supplier = (
  place: number,
  name: string,
  country: string,
  averageReview: number,
  moq: number,
  priceLowMinor: number,
) => ({
  supplierId: id(2, place),
  name,
  country,
  city: 'Somewhere',
  categoryIds: ['candles'],
  moq,
  samplePriceMinor: 2000 + place,
  priceLowMinor,
  priceHighMinor: 900,
  productionDaysMax: 30,
  averageReview,
  reviewCount: 20,
  certifications: [],
});
const item = (place: number, title: string, priceMinor: number) => ({
  itemId: id(4, place),
  title,
  supplierId: id(2, place),
  supplierName: 'Lumen',
  priceMinor,
  moq: 100,
});

export const ids = {
  order: (place: number) => id(1, place),
  supplier: (place: number) => id(2, place),
  customer: (place: number) => id(3, place),
  item: (place: number) => id(4, place),
};

/** Conversations to stand in, by name. */
export const scenes: Readonly<Record<string, Scene>> = {
  orders: {
    said: 'Which orders are still outstanding and older than a week?',
    answered: '5 orders are outstanding.',
    calls: [
      done(
        'list_orders',
        { tab: 'OUTSTANDING', olderThanDays: 7 },
        {
          total: 5,
          orders: [
            order(1042, 'Maya Chen', 1),
            order(1040, 'Tom Reed', 2),
            order(1038, 'Ana Silva', 3),
            order(1031, 'Lee Park', 4),
            order(1029, 'Ida Holm', 5),
          ],
        },
      ),
    ],
  },
  order: {
    said: 'How is order 1042 doing?',
    answered: 'Order #1042 is outstanding.',
    calls: [
      done(
        'get_order',
        { orderNumber: 1042 },
        {
          ...order(1042, 'Maya Chen', 1),
          lineItems: [
            { id: id(5, 1), title: 'Ceramic mug', quantity: 2 },
            { id: id(5, 2), title: 'Linen tote', quantity: 1 },
          ],
        },
      ),
    ],
  },
  suppliers: {
    said: 'Find me candle makers with an MOQ under 500 and samples under $50, not in China',
    answered: '4 suppliers match.',
    calls: [
      done(
        'search_suppliers',
        { keyword: 'candle', moqMax: 500, samplePriceMaxMinor: 5000, excludeCountries: ['CN'] },
        {
          total: 4,
          page: 0,
          rows: [
            supplier(1, 'Lumen Candle Works', 'VN', 4.8, 200, 210),
            supplier(2, 'Cera Lisboa', 'PT', 4.6, 150, 340),
            supplier(3, 'Bangla Wax', 'BD', 4.1, 400, 150),
            supplier(4, 'Vela Norte', 'MX', 4.3, 100, 400),
          ],
        },
      ),
    ],
  },
  supplier: {
    said: 'open the first',
    answered: 'Lumen Candle Works in Hanoi.',
    calls: [
      done('get_supplier', { supplierId: id(2, 1) }, supplier(1, 'Lumen Candle Works', 'VN', 4.8, 200, 210)),
    ],
  },
  items: {
    said: 'show me ceramic mugs in the catalog',
    answered: '3 items match.',
    calls: [
      done(
        'search_catalog_items',
        { keyword: 'ceramic mug' },
        {
          total: 3,
          page: 0,
          rows: [item(1, 'Stoneware mug', 420), item(2, 'Porcelain mug', 380), item(3, 'Enamel mug', 510)],
        },
      ),
    ],
  },
  held: {
    said: 'put order 1042 on hold',
    answered: 'Order #1042 is on hold.',
    calls: [
      done(
        'change_order_status',
        { orderNumber: 1042, productionStatus: 'ON_HOLD' },
        { ...order(1042, 'Maya Chen', 1), productionStatus: 'ON_HOLD' },
      ),
    ],
  },
};

export const candidates: Readonly<Record<string, NamedRecord>> = {
  maya: {
    kind: 'customer',
    value: id(3, 1),
    id: id(3, 1),
    label: 'Maya Chen',
    matched: 'Maya Chen',
    score: 1,
  },
  mug: {
    kind: 'order_line_item',
    value: id(5, 1),
    id: id(5, 1),
    label: 'Ceramic mug, on order #1042',
    matched: 'ceramic mug',
    score: 0.95,
  },
  number: {
    kind: 'order',
    value: 1042,
    id: id(1, 1),
    label: 'Order #1042, Maya Chen',
    matched: 'order 1042',
    score: 1,
  },
  lumen: {
    kind: 'supplier',
    value: id(2, 1),
    id: id(2, 1),
    label: 'Lumen Candle Works',
    matched: 'Lumen',
    score: 0.95,
  },
};

/** The frozen clock of conversations. */
export const clock = '2026-11-20T15:00:00.000Z';
