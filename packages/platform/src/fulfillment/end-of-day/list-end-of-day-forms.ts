import { listEndOfDayForms } from '@brandwright/contract/fulfillment/list-end-of-day-forms.ts';
import { and, count, desc, eq } from 'drizzle-orm';
import { implement } from '../../kernel/request/implementation.ts';
import { toForm } from './end-of-day-forms.ts';
import { endOfDayForms } from '../tables.ts';

export default implement(listEndOfDayForms, {
  async run(context, { carrier, day, page, size }) {
    const where = and(
      eq(endOfDayForms.storeId, context.storeId),
      eq(endOfDayForms.status, 'MADE'),
      carrier ? eq(endOfDayForms.carrier, carrier) : undefined,
      day ? eq(endOfDayForms.day, day) : undefined,
    );
    const rows = await context.db
      .select()
      .from(endOfDayForms)
      .where(where)
      .orderBy(desc(endOfDayForms.madeAt), endOfDayForms.id)
      .limit(size)
      .offset(page * size);
    const [all] = await context.db.select({ total: count() }).from(endOfDayForms).where(where);
    return {
      output: { forms: rows.map((row) => toForm(context, row)), page, size, total: all?.total ?? 0 },
    };
  },
});
