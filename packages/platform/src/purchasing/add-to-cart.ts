import { OperationError, type InputOf } from '@brandwright/contract';
import { addToCart } from '@brandwright/contract/purchasing/add-to-cart.ts';
import type { PurchaseType } from '@brandwright/contract/purchasing/enums.ts';
import type { CatalogItemDetail } from '@brandwright/contract/sourcing/marketplace/entities.ts';
import { getCatalogItem } from '@brandwright/contract/sourcing/marketplace/get-catalog-item.ts';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { cartItems, showCart } from './cart.ts';
import { editItem, undoEdit } from './edit-item.ts';
import { lockItem } from './find-records.ts';
import { toRow, type ItemRow } from './items.ts';
import { priceOf, reprice, sumOf } from './price.ts';
import { requireTransition } from './rules.ts';
import { purchaseItems } from './tables.ts';

type Input = InputOf<typeof addToCart>;

const put = z.object({ putIn: z.uuid(), quantity: z.int() });

export default implement(addToCart, {
  async run(context, input) {
    const { row, undo } = input.itemId
      ? await putCatalogItem(context, input.itemId, input)
      : await putPurchase(context, input);
    const cart = await showCart(context);
    return { output: { added: toRow(row), cart }, undo, subject: { kind: 'purchase_item', id: row.id } };
  },
  async undo(context, kept) {
    const { data } = put.safeParse(kept);
    if (!data) return undoEdit(context, kept);
    const gone = await context.db
      .delete(purchaseItems)
      .where(
        and(
          eq(purchaseItems.storeId, context.storeId),
          eq(purchaseItems.id, data.putIn),
          eq(purchaseItems.status, 'IN_SHOPPING_CART'),
          eq(purchaseItems.quantity, data.quantity),
        ),
      )
      .returning({ id: purchaseItems.id });
    if (gone.length === 0)
      throw new OperationError('conflict', 'The item has changed since then, so this can’t be undone.');
  },
});

/** A purchase order that isn't paid goes into the cart as it is, or in another quantity. */
async function putPurchase(context: Context, { purchaseItemId, quantity }: Input) {
  if (purchaseItemId === undefined)
    throw new OperationError('bad_input', 'Which item? Name one of the catalog, or a purchase order.', [
      { path: 'itemId', message: 'Needed, or a purchase order.' },
    ]);
  const row = await lockItem(context, purchaseItemId);
  if (row.status === 'IN_SHOPPING_CART' && (quantity === undefined || quantity === row.quantity))
    throw new OperationError('conflict', `${row.title} is in the cart already.`);
  if (row.status !== 'IN_SHOPPING_CART') requireTransition(row.status, 'IN_SHOPPING_CART');
  await refuseOtherCurrency(context, row.currency);
  const costs = quantity === undefined ? row.costs : reprice(row.costs, quantity, row.unitPriceMinor);
  return editItem(context, row, {
    status: 'IN_SHOPPING_CART',
    isArchived: false,
    quantity: quantity ?? row.quantity,
    costs,
    totalMinor: sumOf(costs),
  });
}

async function putCatalogItem(context: Context, itemId: string, input: Input) {
  const item = await context.call(getCatalogItem, { itemId });
  const orderType = input.orderType ?? typeOf(item);
  const price = priceOf(item, orderType, input.quantity);
  await refuseOtherCurrency(context, item.currency);
  const [there] = (await cartItems(context)).filter(
    (row) => row.catalogItemId === item.itemId && row.orderType === orderType,
  );
  const values = { ...price, totalMinor: sumOf(price.costs) };
  if (there) {
    if (there.quantity === price.quantity)
      throw new OperationError(
        'conflict',
        `${price.quantity.toLocaleString('en-US')} × ${item.title} is in the cart already.`,
      );
    return editItem(context, await lockItem(context, there.id), values);
  }
  const row = await insertItem(context, item, orderType, values);
  return { row, undo: { putIn: row.id, quantity: row.quantity } satisfies z.output<typeof put> };
}

const typeOf = ({ kind, isSampleKit }: CatalogItemDetail): PurchaseType => {
  if (kind === 'SERVICES') return 'SMART_SETUP_SERVICES';
  if (isSampleKit) return 'SAMPLES';
  return kind === 'PACKAGING' ? 'PACKAGING' : 'INVENTORY';
};

async function insertItem(
  context: Context,
  item: CatalogItemDetail,
  orderType: PurchaseType,
  values: Pick<ItemRow, 'quantity' | 'unitPriceMinor' | 'costs' | 'totalMinor'>,
): Promise<ItemRow> {
  const now = context.clock.now();
  const [row] = await context.db
    .insert(purchaseItems)
    .values({
      storeId: context.storeId,
      id: randomUUID(),
      title: orderType === 'SAMPLES' ? `Sample: ${item.title}` : item.title,
      supplierId: item.supplierId,
      supplierName: item.supplierName,
      status: 'IN_SHOPPING_CART',
      orderType,
      source: 'SOURCING_MARKETPLACE',
      shippingMode:
        item.kind === 'SERVICES'
          ? 'NO_SHIPPING_NEEDED'
          : orderType === 'SAMPLES'
            ? 'SUPPLIER_SHIPPING'
            : 'CHARGE_SHIPPING_LATER',
      ...values,
      currency: item.currency,
      leadTimeDays: orderType === 'SAMPLES' ? Math.min(item.leadTimeDays, sampleDays) : item.leadTimeDays,
      catalogItemId: item.itemId,
      pictureUrl: item.pictureUrl,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!row) throw new OperationError('internal', 'The item couldn’t be put in the cart. Try again.');
  return row;
}

/** A sample is made and sent within so many days, whatever production takes. */
const sampleDays = 14;

/** A cart is paid in one go, so it holds one currency. */
async function refuseOtherCurrency(context: Context, currency: string): Promise<void> {
  const other = (await cartItems(context)).find((row) => row.currency !== currency);
  if (!other) return;
  throw new OperationError(
    'conflict',
    `The cart is in ${other.currency} and this is priced in ${currency}. Check out what is in the cart first.`,
  );
}
