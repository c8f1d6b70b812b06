import { OperationError, type InputOf } from '@brandwright/contract';
import { getProduct } from '@brandwright/contract/catalog/get-product.ts';
import { overlaps } from '@brandwright/contract/fulfillment/bookings/rules.ts';
import { periodWords } from '@brandwright/contract/fulfillment/bookings/say.ts';
import { setUpPreSale } from '@brandwright/contract/fulfillment/bookings/set-up-pre-sale.ts';
import { isUuid } from '@brandwright/contract/kernel/uuid.ts';
import { and, asc, eq, ne } from 'drizzle-orm';
import { noteOf } from '../../kernel/approvals/outgoing-letter.ts';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { dayFaults, refuseFaults, todayOf, unitFaults, type Fault } from './bad-values.ts';
import { handleOf } from './find-booking.ts';
import { lockBookings, requestBooking, requestPreview } from './request-booking.ts';
import { fulfillmentBookings } from './tables.ts';

type Asked = InputOf<typeof setUpPreSale>;

function orderFaults({ endsOn, shipsOn }: Asked, startsOn: string): Fault[] {
  if (endsOn < startsOn)
    return [{ path: 'endsOn', message: 'The pre-sale ends before it starts. Choose a later last day.' }];
  if (shipsOn < endsOn)
    return [
      {
        path: 'shipsOn',
        message: 'Orders ship before the pre-sale ends. End it earlier, or ship from a later day.',
      },
    ];
  return [];
}

async function refuseOverlap(
  context: Context,
  product: { id: string; title: string },
  period: { startsOn: string; endsOn: string },
): Promise<void> {
  const others = await context.db
    .select()
    .from(fulfillmentBookings)
    .where(
      and(
        eq(fulfillmentBookings.storeId, context.storeId),
        eq(fulfillmentBookings.productId, product.id),
        eq(fulfillmentBookings.kind, 'PRE_SALE'),
        ne(fulfillmentBookings.status, 'CANCELED'),
      ),
    )
    .orderBy(asc(fulfillmentBookings.onDate));
  for (const { number, details } of others) {
    if (details.kind !== 'PRE_SALE' || !overlaps(details, period)) continue;
    throw new OperationError(
      'conflict',
      `${product.title} is already in pre-sale ${handleOf(number)}, ${periodWords(details)}. Choose other days, or cancel that one first.`,
      [{ path: 'startsOn', message: `Overlaps ${handleOf(number)}, ${periodWords(details)}.` }],
    );
  }
}

async function preSaleOf(context: Context, asked: Asked) {
  const startsOn = asked.startsOn ?? todayOf(context);
  const { endsOn, shipsOn } = asked;
  const days = dayFaults(context, { startsOn, endsOn, shipsOn });
  refuseFaults([
    ...unitFaults('quantity', asked.quantity),
    ...days,
    ...(days.length > 0 ? [] : orderFaults(asked, startsOn)),
  ]);
  const product = await context.call(
    getProduct,
    isUuid(asked.product) ? { id: asked.product } : { product: asked.product },
  );
  if (!product.enabled)
    throw new OperationError(
      'conflict',
      `${product.title} is disabled, so it can’t be sold. Enable it first.`,
    );
  await refuseOverlap(context, product, { startsOn, endsOn });
  return {
    kind: 'PRE_SALE' as const,
    productId: product.id,
    productTitle: product.title,
    units: asked.quantity,
    priceMinor: asked.priceMinor ?? null,
    currency: product.currency,
    startsOn,
    endsOn,
    shipsOn,
  };
}

export default implement(setUpPreSale, {
  async run(context, asked) {
    await lockBookings(context);
    return requestBooking(context, await preSaleOf(context, asked), asked.note);
  },
  async prepare(context, asked) {
    const details = await preSaleOf(context, asked);
    const note = asked.note === undefined ? undefined : noteOf(context, asked.note);
    return {
      input: {
        ...asked,
        product: details.productId,
        startsOn: details.startsOn,
        ...(note === undefined ? {} : { note }),
      },
      preview: await requestPreview(context, details, note, { verb: 'Set up the pre-sale' }),
    };
  },
});
