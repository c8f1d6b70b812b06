import { listOrderOrigins } from '@brandwright/contract/orders/list-order-origins.ts';
import type { ReturnSettings } from '@brandwright/contract/returns/entities.ts';
import { eq } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { returnSettingRows } from './tables.ts';

export type Rules = Omit<ReturnSettings, 'currency' | 'isHostedPlatform' | 'shopperPage'>;

/** What holds until a store says otherwise. */
const defaultRules: Rules = {
  acceptsReturns: true,
  policy:
    'Send back what you don’t want in the condition it arrived in. We’ll refund you once we receive it.',
  windowDays: 30,
  fee: 'FREE',
  feeMinor: 0,
  destination: 'ORIGINAL_PAYMENT',
  method: 'MANUAL',
  creditDays: null,
};

/** Orders of other platforms are returned by the rules that are set there. */
const elsewhere: Rules = { ...defaultRules, windowDays: null };

/** Channels that keep return rules of their own. */
const otherPlatforms: ReadonlySet<string> = new Set([
  'SHOPIFY_CREATOR',
  'WOOCOMMERCE',
  'BIGCOMMERCE',
  'CART_ROVER',
]);

/** Whether the store sells by the hosted platform: it has orders of its own shop, or none of another platform. */
async function isHosted(context: Context): Promise<boolean> {
  const { origins } = await context.call(listOrderOrigins, {});
  const sells = new Set(origins.filter(({ orders }) => orders > 0).map(({ origin }) => origin));
  return sells.has('SHOPIFY_PLATFORM') || ![...sells].some((origin) => otherPlatforms.has(origin));
}

/** The rules as they are stored; undefined where none were set. */
export async function storedRules({ db, storeId }: Context): Promise<Rules | undefined> {
  const [row] = await db.select().from(returnSettingRows).where(eq(returnSettingRows.storeId, storeId));
  return row && rulesOf(row);
}

export const rulesOf = (row: Rules): Rules => ({
  acceptsReturns: row.acceptsReturns,
  policy: row.policy,
  windowDays: row.windowDays,
  fee: row.fee,
  feeMinor: row.feeMinor,
  destination: row.destination,
  method: row.method,
  creditDays: row.creditDays,
});

export async function readSettings(context: Context): Promise<ReturnSettings> {
  const isHostedPlatform = await isHosted(context);
  return showSettings(
    context,
    isHostedPlatform ? ((await storedRules(context)) ?? defaultRules) : elsewhere,
    isHostedPlatform,
  );
}

export const showSettings = (
  { publicUrl, storeId }: Pick<Context, 'publicUrl' | 'storeId'>,
  rules: Rules,
  isHostedPlatform: boolean,
): ReturnSettings => ({
  ...rules,
  currency: 'USD',
  isHostedPlatform,
  shopperPage: `${publicUrl}/return-order?fromStoreId=${storeId}`,
});

/** The fee that a return is created with. */
export const feeOf = ({ fee, feeMinor }: Pick<Rules, 'fee' | 'feeMinor'>): number =>
  fee === 'DEDUCT_FROM_REFUND' ? feeMinor : 0;
