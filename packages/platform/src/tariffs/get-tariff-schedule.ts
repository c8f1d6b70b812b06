import { getTariffSchedule } from '@brandwright/contract/tariffs/get-tariff-schedule.ts';
import { count, eq } from 'drizzle-orm';
import { implement } from '../kernel/request/implementation.ts';
import { stampOf } from './country-duty.ts';
import { daysBetween, easternDay } from './engine/eastern-day.ts';
import { sourceKinds, type SourceKind } from './import/recognize.ts';
import { openSchedule } from './schedule.ts';
import { shippedCounts } from './shipped-lines.ts';
import { tariffLines, tariffSources } from './tables.ts';

const titles: Record<SourceKind, string> = {
  LINES: 'Schedule',
  CHINA_301: 'China 301 lists',
  METALS_232: 'Section 232 metals annexes',
  EXEMPT_122: 'Goods exempt from section 122',
  EXEMPT_RECIPROCAL: 'Goods exempt from the reciprocal tariff',
};

export default implement(getTariffSchedule, {
  async run(context) {
    const now = context.clock.now();
    const schedule = await openSchedule(context);
    const sources = await context.db.select().from(tariffSources);
    const [lines] = schedule.isImported
      ? await context.db.select({ total: count() }).from(tariffLines).where(eq(tariffLines.hasRate, true))
      : [];
    const { date } = schedule.stamp;
    return {
      output: {
        ...stampOf(schedule, now),
        ageDays: date === null ? null : daysBetween(date, easternDay(now)),
        isImported: schedule.isImported,
        lineCount: lines?.total ?? shippedCounts.all,
        sources: sourceKinds.flatMap((kind) => {
          const found = sources.find((source) => source.kind === kind);
          if (!found) return [];
          const { revision, rows, importedAt } = found;
          return [{ kind, title: titles[kind], revision, rows, importedAt: importedAt.toISOString() }];
        }),
      },
    };
  },
});
