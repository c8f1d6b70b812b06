import { OperationError } from '@brandwright/contract';
import { getLabelsPdf } from '@brandwright/contract/fulfillment/get-labels-pdf.ts';
import { mostLabelsAtOnce } from '@brandwright/contract/fulfillment/label-batch.ts';
import { dayWords } from '@brandwright/contract/kernel/words.ts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { dayOf, isWithinDays } from '../../kernel/data/days.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { isPrintable } from './label-rows.ts';
import { labelsPdf } from './labels-pdf.ts';
import { shippingLabels } from '../tables.ts';

export default implement(getLabelsPdf, {
  async run(context, { orderNumbers, boughtOn, labelIds }) {
    const today = dayOf(context.clock.now());
    const day = boughtOn ?? today;
    const which = labelIds
      ? inArray(shippingLabels.id, labelIds)
      : orderNumbers
        ? inArray(shippingLabels.orderNumber, orderNumbers)
        : isWithinDays(shippingLabels.boughtAt, { from: day, to: day });
    const rows = await context.db
      .select()
      .from(shippingLabels)
      .where(and(eq(shippingLabels.storeId, context.storeId), isPrintable, which))
      .orderBy(asc(shippingLabels.orderNumber), asc(shippingLabels.createdAt), shippingLabels.id)
      .limit(mostLabelsAtOnce);
    const { file, labels, apart } = await labelsPdf(context, rows);
    if (!file)
      throw new OperationError(
        'not_found',
        orderNumbers || labelIds
          ? 'None of these has a label that can be printed.'
          : `No label was bought ${day === today ? 'today' : `on ${dayWords(day)}`}. Name the orders, or another day.`,
      );
    return {
      output: { ...file, labels, apart: apart.map(({ trackingNumber, id }) => trackingNumber ?? id) },
    };
  },
});
