import type { BookOrder } from './book.ts';
import type { Stock, Verdict } from './order-rules.ts';
import type { Settings } from './return-rules.ts';

export interface World {
  settings: Settings;
  stock: Stock;
}

/** One call of a log, and what the book says of it; `judge` changes the book where it is accepted. */
export interface Attempt {
  method: 'POST' | 'PUT';
  path: string;
  body: object;
  judge: () => Verdict;
}

/** As people name an order: our id or number, or what its own shop calls it. */
export const namesOf = (order: BookOrder): string[] => [
  order.id,
  String(order.orderNumber),
  order.name,
  order.name.slice(1),
  order.shopId,
];
