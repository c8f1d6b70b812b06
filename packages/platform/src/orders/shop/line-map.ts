import type { ShopOrderLine } from '@brandwright/providers';
import type { LineRecord } from '../find-order.ts';
import type { LineInShop } from './tables.ts';

/** Our lines by the shop's: the first of the same SKU and quantity that isn't taken, else of the same title. */
export function lineMapOf(
  lines: readonly ShopOrderLine[],
  ours: readonly Pick<LineRecord, 'id' | 'sku' | 'title' | 'quantity'>[],
): LineInShop[] {
  const left = [...ours];
  return lines.flatMap(({ id, sku, title, quantity }) => {
    const isSame = (line: (typeof left)[number]) => line.quantity === quantity && line.sku === sku;
    const at = [
      left.findIndex((line) => isSame(line) && line.title === title),
      left.findIndex((line) => sku !== null && isSame(line)),
      left.findIndex((line) => line.quantity === quantity && line.title.startsWith(title)),
    ].find((index) => index >= 0);
    const [line] = at === undefined ? [] : left.splice(at, 1);
    return line ? [{ externalId: id, lineItemId: line.id }] : [];
  });
}
