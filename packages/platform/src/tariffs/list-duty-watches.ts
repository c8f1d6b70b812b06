import { listDutyWatches } from '@brandwright/contract/tariffs/list-duty-watches.ts';
import type { DutyWatch } from '@brandwright/contract/tariffs/duty-watch.ts';
import { implement } from '../kernel/request/implementation.ts';
import { stampOf } from './country-duty.ts';
import { openSchedule } from './schedule.ts';
import { byDuty, watchedGoods } from './watched-goods.ts';
import { described } from './duty-watches.ts';

/** Those that change soonest first, then in the order in which they were set. */
function bySoonest(watches: readonly DutyWatch[]): DutyWatch[] {
  const soonest = ({ changes }: DutyWatch) => changes.find(({ isAhead }) => isAhead)?.day ?? '9999';
  return watches.toSorted((first, second) => soonest(first).localeCompare(soonest(second)));
}

export default implement(listDutyWatches, {
  async run(context) {
    const schedule = await openSchedule(context);
    const watches: DutyWatch[] = [];
    for (const goods of byDuty(await watchedGoods(context, schedule))) {
      const watch = await described(context, schedule, goods);
      if (watch) watches.push(watch);
    }
    return {
      output: {
        watches: bySoonest(watches),
        total: watches.length,
        ...stampOf(schedule, context.clock.now()),
      },
    };
  },
});
