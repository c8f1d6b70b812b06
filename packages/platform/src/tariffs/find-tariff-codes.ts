import { findTariffCodes } from '@brandwright/contract/tariffs/find-tariff-codes.ts';
import { implement } from '../kernel/request/implementation.ts';
import { candidatesFor, nothingFits } from './classify.ts';
import { stampOf } from './country-duty.ts';
import { openSchedule } from './schedule.ts';

export default implement(findTariffCodes, {
  async run(context, { product, limit }) {
    const schedule = await openSchedule(context);
    const { candidates, question } = await candidatesFor(schedule, product, limit);
    const [best] = candidates;
    if (!best) throw nothingFits(product);
    return {
      output: {
        product,
        hts: best.hts,
        candidates,
        decidingQuestion: question,
        ...stampOf(schedule, context.clock.now()),
      },
    };
  },
});
