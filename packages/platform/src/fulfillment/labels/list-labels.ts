import { listLabels } from '@brandwright/contract/fulfillment/list-labels.ts';
import { serviceLabels } from '@brandwright/contract/fulfillment/enums.ts';
import { and, count, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { escapeLike, holdsAll } from '../../kernel/records/like-all.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { toLabelRow } from './show-label.ts';
import { shippingLabels } from '../tables.ts';

const patternsOf = (said: string) =>
  said
    .toLowerCase()
    .split(/\s+/)
    .map((word) => `%${escapeLike(word)}%`);

/** Services whose name holds what was said. */
const servicesNamed = (said: string) =>
  Object.entries(serviceLabels)
    .filter(([, label]) => label.toLowerCase().includes(said.toLowerCase()))
    .map(([service]) => service);

const words = sql`concat_ws(' ', ${shippingLabels.toAddress}->>'name', ${shippingLabels.toAddress}->>'city', ${shippingLabels.toAddress}->>'zipCode', ${shippingLabels.trackingNumber}, ${shippingLabels.carrier}, ${shippingLabels.orderNumber})`;

export default implement(listLabels, {
  async run(context, { status, parcelStatus, orderNumber, search, page, size }) {
    const services = search === undefined ? [] : servicesNamed(search);
    const where = and(
      eq(shippingLabels.storeId, context.storeId),
      status ? eq(shippingLabels.status, status) : undefined,
      parcelStatus
        ? and(eq(shippingLabels.trackingStatus, parcelStatus), eq(shippingLabels.status, 'BOUGHT'))
        : undefined,
      orderNumber === undefined ? undefined : eq(shippingLabels.orderNumber, orderNumber),
      search === undefined
        ? undefined
        : or(
            holdsAll(words, patternsOf(search)),
            services.length === 0 ? undefined : inArray(sql`${shippingLabels.service}`, services),
          ),
    );
    const rows = await context.db
      .select()
      .from(shippingLabels)
      .where(where)
      .orderBy(desc(shippingLabels.createdAt), shippingLabels.id)
      .limit(size)
      .offset(page * size);
    const [summed] = await context.db
      .select({
        total: count(),
        spentMinor:
          sql`coalesce(sum(case when ${shippingLabels.status} in ('UNPAID', 'CANCELED') then 0 else ${shippingLabels.amountMinor} - ${shippingLabels.refundedMinor} end), 0)`.mapWith(
            Number,
          ),
      })
      .from(shippingLabels)
      .where(where);
    return {
      output: {
        rows: rows.map(toLabelRow),
        page,
        size,
        total: summed?.total ?? 0,
        spentMinor: summed?.spentMinor ?? 0,
        currency: rows[0]?.currency ?? 'USD',
      },
    };
  },
});
