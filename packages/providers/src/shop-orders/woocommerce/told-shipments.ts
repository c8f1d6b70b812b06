import { z } from 'zod';
import type { WooOrder } from './order-answers.ts';

/** What the shop was told has shipped, kept with the order: WooCommerce itself knows only orders that are completed as a whole. */
export const shipmentsKey = '_brandwright_shipments';

const told = z.array(z.object({ tracking: z.string(), line: z.string(), quantity: z.int().positive() }));
export type ToldShipments = z.output<typeof told>;

/** Empty for an order that nothing was told of. Its text is the shop's: what can't be read counts as nothing. */
export function toldOf({ meta_data: kept }: Pick<WooOrder, 'meta_data'>): ToldShipments {
  const value = kept.find(({ key }) => key === shipmentsKey)?.value;
  if (typeof value !== 'string') return told.safeParse(value).data ?? [];
  try {
    return told.safeParse(JSON.parse(value)).data ?? [];
  } catch {
    return [];
  }
}

export const unitsTold = (some: ToldShipments, lineId: string): number =>
  some.filter(({ line }) => line === lineId).reduce((sum, { quantity }) => sum + quantity, 0);
