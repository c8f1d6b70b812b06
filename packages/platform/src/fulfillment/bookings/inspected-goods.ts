import { OperationError, type InputOf } from '@brandwright/contract';
import { getStock } from '@brandwright/contract/catalog/get-stock.ts';
import { skuName } from '@brandwright/contract/catalog/words.ts';
import type { bookQualityCheck } from '@brandwright/contract/fulfillment/bookings/book-quality-check.ts';
import { getReceiving } from '@brandwright/contract/fulfillment/receivings/get-receiving.ts';
import { getPurchaseItem } from '@brandwright/contract/purchasing/get-purchase-item.ts';
import type { Context } from '../../kernel/request/context.ts';

export interface Goods {
  of: 'PURCHASE' | 'RECEIVING' | 'PRODUCT';
  recordId: string;
  about: string;
  /** As many as there are to sample from. */
  units: number;
}

/** What is to be inspected. Errors: not_found, conflict, bad_input where nothing or several things were named. */
export async function goodsOf(
  context: Context,
  { receiving, purchaseItemId, sku }: InputOf<typeof bookQualityCheck>,
): Promise<Goods> {
  const named = [receiving, purchaseItemId, sku].filter((one) => one !== undefined);
  if (named.length !== 1)
    throw new OperationError(
      'bad_input',
      named.length === 0
        ? 'What should be checked: a receiving, a purchase order or a product?'
        : 'Choose one thing to check: a receiving, a purchase order or a product.',
      [{ path: 'sku', message: 'Choose one thing to check.' }],
    );
  if (receiving !== undefined) {
    const found = await context.call(getReceiving, { sn: receiving });
    if (found.status === 'CANCELED')
      throw new OperationError('conflict', `${found.sn} is canceled, so there’s nothing to check.`);
    return {
      of: 'RECEIVING',
      recordId: found.id,
      about: `receiving ${found.sn}, ${found.itemsText}`,
      units: Math.max(found.expectedUnits, found.receivedUnits),
    };
  }
  if (purchaseItemId !== undefined) {
    const item = await context.call(getPurchaseItem, { purchaseItemId });
    if (item.status === 'CANCELED')
      throw new OperationError('conflict', `${item.title} is canceled, so there’s nothing to check.`);
    return {
      of: 'PURCHASE',
      recordId: item.purchaseItemId,
      about: `purchase order ${item.title}, ${item.supplierName}`,
      units: item.quantity,
    };
  }
  return inStock(context, sku ?? '');
}

async function inStock(context: Context, sku: string): Promise<Goods> {
  const { rows } = await context.call(getStock, { sku });
  const [first, second] = rows;
  if (first === undefined || second)
    throw new OperationError(
      'conflict',
      `Several SKUs match: ${rows
        .slice(0, 5)
        .map((row) => `${skuName(row)}, ${row.code}`)
        .join('; ')}. Which one?`,
    );
  if (first.onHand < 1)
    throw new OperationError(
      'conflict',
      `${skuName(first)} isn’t in stock. Book the check for its receiving or purchase order instead.`,
    );
  return {
    of: 'PRODUCT',
    recordId: first.id,
    about: `${skuName(first)}, ${first.code}`,
    units: first.onHand,
  };
}
