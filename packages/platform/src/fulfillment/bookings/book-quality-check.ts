import type { InputOf } from '@brandwright/contract';
import { bookQualityCheck } from '@brandwright/contract/fulfillment/bookings/book-quality-check.ts';
import { noteOf } from '../../kernel/approvals/outgoing-letter.ts';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { dayFaults, refuseFaults, unitFaults } from './bad-values.ts';
import { goodsOf, type Goods } from './inspected-goods.ts';
import { lockBookings, requestBooking, requestPreview } from './request-booking.ts';

async function checkOf(context: Context, asked: InputOf<typeof bookQualityCheck>, checks: string) {
  const { sampleUnits, neededBy } = asked;
  refuseFaults([...unitFaults('sampleUnits', sampleUnits), ...dayFaults(context, { neededBy })]);
  const { units, ...goods } = await goodsOf(context, asked);
  if (sampleUnits > units)
    refuseFaults([
      {
        path: 'sampleUnits',
        message: `There are ${units.toLocaleString('en-US')} of ${goods.about}. Sample ${units.toLocaleString('en-US')} or fewer.`,
      },
    ]);
  return { kind: 'QUALITY_CHECK' as const, ...goods, sampleUnits, checks, neededBy: neededBy ?? null };
}

/** The one field that names it, by id. */
const namedBy = ({ of, recordId }: Pick<Goods, 'of' | 'recordId'>) => {
  if (of === 'RECEIVING') return { receiving: recordId };
  return of === 'PURCHASE' ? { purchaseItemId: recordId } : { sku: recordId };
};

export default implement(bookQualityCheck, {
  async run(context, asked) {
    await lockBookings(context);
    return requestBooking(context, await checkOf(context, asked, asked.checks), asked.note);
  },
  async prepare(context, asked) {
    const checks = noteOf(context, asked.checks);
    const details = await checkOf(context, asked, checks);
    const note = asked.note === undefined ? undefined : noteOf(context, asked.note);
    const { sampleUnits, neededBy } = asked;
    return {
      input: {
        ...namedBy(details),
        sampleUnits,
        checks,
        ...(neededBy === undefined ? {} : { neededBy }),
        ...(note === undefined ? {} : { note }),
      },
      preview: await requestPreview(context, details, note, { verb: 'Book the quality check' }),
    };
  },
});
