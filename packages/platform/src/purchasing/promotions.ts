import { OperationError } from '@brandwright/contract';
import type { PurchaseCost } from '@brandwright/contract/purchasing/entities.ts';
import type { CostKind } from '@brandwright/contract/purchasing/enums.ts';
import { count as rows, and, eq } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { promotionUses } from './tables.ts';

export type PromotionScope = 'PRODUCTS' | 'DESIGN_SERVICES';

/** What the codes of the specification (overview §9) are good for; any other code of the bank is for products. */
const scopes: Readonly<Record<string, PromotionScope>> = {
  PRODUCTS10: 'PRODUCTS',
  DESIGN50: 'DESIGN_SERVICES',
};

const costsOf: Readonly<Record<PromotionScope, readonly CostKind[]>> = {
  PRODUCTS: ['PRODUCT', 'PACKAGING'],
  DESIGN_SERVICES: ['SERVICES'],
};

export interface Promotion {
  code: string;
  percentOff: number;
  appliesTo: PromotionScope;
}

/** How often the store used a code. */
export async function usesOf(context: Context, code: string): Promise<number> {
  const [counted] = await context.db
    .select({ uses: rows() })
    .from(promotionUses)
    .where(
      and(eq(promotionUses.storeId, context.storeId), eq(promotionUses.code, code.trim().toUpperCase())),
    );
  return counted?.uses ?? 0;
}

/** What a code takes off; undefined for one that is none, or none any more. */
export async function findPromotion(context: Context, said: string): Promise<Promotion | undefined> {
  const found = await context.providers.payments.findPromotionCode(said.trim());
  if (!found?.isActive || found.percentOff === null) return undefined;
  const code = found.code.toUpperCase();
  return { code, percentOff: found.percentOff, appliesTo: scopes[code] ?? 'PRODUCTS' };
}

/** The promotion of a code that is used now. Errors: bad_input says why it isn't good. */
export async function promotionFor(context: Context, said: string): Promise<Promotion> {
  const promotion = await findPromotion(context, said);
  if (!promotion)
    throw new OperationError(
      'bad_input',
      `“${said.trim().slice(0, 40)}” isn’t a promotion code that works here.`,
      [{ path: 'promotionCode', message: 'Not a code that works here.' }],
    );
  if ((await usesOf(context, promotion.code)) > 0)
    throw new OperationError('bad_input', `${promotion.code} was already used. It’s good for one order.`, [
      { path: 'promotionCode', message: 'Already used.' },
    ]);
  return promotion;
}

/** What is taken off, in minor units, rounded half up. Shipping and what suppliers charge beside is never reduced. */
export function discountOf(promotion: Promotion, costs: readonly PurchaseCost[]): number {
  const base = costs
    .filter(({ kind }) => costsOf[promotion.appliesTo].includes(kind))
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return Math.floor((base * promotion.percentOff + 50) / 100);
}

/** Errors: bad_input, where the code takes nothing off. */
export function requireDiscount(promotion: Promotion, costs: readonly PurchaseCost[]): number {
  const discount = discountOf(promotion, costs);
  if (discount > 0) return discount;
  throw new OperationError(
    'bad_input',
    `${promotion.code} is for ${promotion.appliesTo === 'PRODUCTS' ? 'products and packaging' : 'design services'}, and there are none in the cart.`,
    [{ path: 'promotionCode', message: 'Takes nothing off this cart.' }],
  );
}
