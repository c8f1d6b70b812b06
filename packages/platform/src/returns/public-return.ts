import { OperationError, type OutputOf } from '@brandwright/contract';
import type { openPublicReturn } from '@brandwright/contract/returns/open-public-return.ts';
import { returnStatusLabels } from '@brandwright/contract/returns/enums.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../kernel/request/context.ts';
import { whyNothing } from './calc-return.ts';
import { chooseLines, type Wish } from './choose-lines.ts';
import { returnsOfOrders } from './find-return.ts';
import { refundOfChosen } from './new-return.ts';
import { readOrderFacts, type OrderFacts } from './order-facts.ts';
import { feeOf, readSettings, type Rules } from './settings.ts';
import { bannerOf } from './show-return.ts';
import { windowOf } from './return-window.ts';

const place = z.object({ store_id: z.uuid(), order_id: z.uuid() });

/** The same answer whether there is no such order or the email is another's. */
const unknown = 'We couldn’t find an order with that number and email. Check both, or ask the shop.';

interface Named {
  orderNumber: number;
  email: string;
  fromStoreId?: string | undefined;
}

/** Finds a shopper's order and enters its store. Only shops on the hosted platform have this page. Errors: not_found, conflict. */
export async function enterOrder(
  context: Context,
  { orderNumber, email, fromStoreId = '' }: Named,
): Promise<string> {
  const { rows } = await context.db.execute(
    sql`select store_id, order_id from orders_for_shopper(${orderNumber}, ${email.trim().toLowerCase()}, null, ${fromStoreId || null})`,
  );
  const [found, other] = z.array(place).parse(rows);
  if (!found) throw new OperationError('not_found', unknown);
  if (other)
    throw new OperationError(
      'conflict',
      'You have an order with that number at more than one shop. Open the return page from the shop’s own link.',
    );
  await context.enterStore(found.store_id);
  if (!(await readSettings(context)).isHostedPlatform) throw new OperationError('not_found', unknown);
  return found.order_id;
}

/** Why a shopper can't send anything back; null where they can. Says nothing of the team. */
export function refusedToShopper(facts: OrderFacts, rules: Rules, now: Date): string | null {
  const { closed } = windowOf(facts, rules, now);
  if (!rules.acceptsReturns) return 'This shop doesn’t accept returns.';
  if (closed !== null) return closed;
  if (whyNothing(facts) === null) return null;
  return facts.lines.every(({ fulfilledQuantity }) => fulfilledQuantity === 0)
    ? 'Nothing on this order has shipped yet. Ask the shop if you’d like to cancel it.'
    : 'Everything on this order is already in a return or refunded.';
}

/** What of an order its shopper sees. */
export async function showToShopper(
  context: Context,
  orderId: string,
  lines: Wish['lines'],
): Promise<OutputOf<typeof openPublicReturn>> {
  const facts = await readOrderFacts(context, { id: orderId });
  const rules = await readSettings(context);
  const now = context.clock.now();
  const refused = refusedToShopper(facts, rules, now);
  const chosen = lines === undefined || refused !== null ? [] : chooseLines(facts, { lines });
  const own = await returnsOfOrders(context, [orderId]);
  return {
    orderNumber: facts.order.orderNumber,
    lines: facts.lines
      .filter(({ fulfilledQuantity }) => fulfilledQuantity > 0)
      .map(({ id, title, variant, returnable }) => ({ lineItemId: id, title, variant, returnable })),
    refused,
    policy: rules.policy,
    until: windowOf(facts, rules, now).until,
    feeMinor: feeOf(rules),
    isStoreCredit: rules.destination === 'STORE_CREDIT',
    currency: facts.order.currency,
    refund: refundOfChosen(facts, chosen, chosen.length === 0 ? 0 : feeOf(rules)),
    returns: own.map((row) => ({
      handle: row.handle,
      status: returnStatusLabels[row.status],
      banner: bannerOf(row),
      itemsText: row.itemsText,
    })),
  };
}
