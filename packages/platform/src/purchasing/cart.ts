import type { ShippingAddress } from '@brandwright/contract/orders/entities.ts';
import type { Cart } from '@brandwright/contract/purchasing/entities.ts';
import { and, asc, desc, eq, isNotNull } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { toRow, type ItemRow } from './items.ts';
import { promotionFor, requireDiscount, type Promotion } from './promotions.ts';
import { purchaseItems } from './tables.ts';

const inCart = (context: Context) =>
  and(
    eq(purchaseItems.storeId, context.storeId),
    eq(purchaseItems.status, 'IN_SHOPPING_CART'),
    eq(purchaseItems.isArchived, false),
  );

/** What is in the cart, in the order in which it was put there. */
export const cartItems = (context: Context): Promise<ItemRow[]> =>
  context.db
    .select()
    .from(purchaseItems)
    .where(inCart(context))
    .orderBy(asc(purchaseItems.updatedAt), purchaseItems.id);

/** The same, and nobody else changes it until this transaction ends. */
export const lockCart = (context: Context): Promise<ItemRow[]> =>
  context.db
    .select()
    .from(purchaseItems)
    .where(inCart(context))
    .orderBy(asc(purchaseItems.updatedAt), purchaseItems.id)
    .for('no key update');

export interface CartSum {
  subtotalMinor: number;
  discountMinor: number;
  totalMinor: number;
  currency: string;
  promotion: Promotion | undefined;
}

/** What these items come to. Errors: bad_input for a code that isn't good. */
export async function sumCart(
  context: Context,
  items: readonly ItemRow[],
  promotionCode: string | undefined,
): Promise<CartSum> {
  const costs = items.flatMap((item) => item.costs);
  const subtotalMinor = items.reduce((sum, { totalMinor }) => sum + totalMinor, 0);
  const promotion =
    promotionCode === undefined || items.length === 0
      ? undefined
      : await promotionFor(context, promotionCode);
  const discountMinor = promotion ? requireDiscount(promotion, costs) : 0;
  return {
    subtotalMinor,
    discountMinor,
    totalMinor: subtotalMinor - discountMinor,
    currency: items[0]?.currency ?? 'USD',
    promotion,
  };
}

/** Where the last purchase went. */
export async function lastAddress(context: Context): Promise<ShippingAddress | null> {
  const [last] = await context.db
    .select({ address: purchaseItems.shippingAddress })
    .from(purchaseItems)
    .where(and(eq(purchaseItems.storeId, context.storeId), isNotNull(purchaseItems.shippingAddress)))
    .orderBy(desc(purchaseItems.updatedAt), purchaseItems.id)
    .limit(1);
  return last?.address ?? null;
}

/** The cart as it is shown. Errors: bad_input for a code that isn't good. */
export async function showCart(context: Context, promotionCode?: string): Promise<Cart> {
  const items = await cartItems(context);
  const { promotion, ...sums } = await sumCart(context, items, promotionCode);
  return {
    items: items.map((item) => ({ ...toRow(item), costs: item.costs, pictureUrl: item.pictureUrl })),
    ...sums,
    promotionCode: promotion?.code ?? null,
    shippingAddress: await lastAddress(context),
  };
}
