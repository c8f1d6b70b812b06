import { table } from '../machines/parts.ts';
import { goodAt, type Shop } from '../shop.ts';

/** A table with what has been made on it. */
export const workTable = (shop: Shop, from: number): string =>
  table(shop, 330, 170, shop.wood) +
  [-110, -38, 38, 110].map((x, at) => goodAt(shop, from + at * 2)(x, -170, 66, 120)).join('');
