import { emergencyDuties, ieepaEndReason, ieepaLastDay } from '../../data/reciprocal.ts';
import { decide, type Applies, type DutyCase, type Layer } from '../duty-case.ts';
import { inForce } from '../eastern-day.ts';
import { sparedAsListed } from './exempt-goods.ts';

/** Country duties under IEEPA (fentanyl, border, Brazil, India): data with dates, ended 2026-02-24. */
export function emergency(duty: DutyCase, section232: Applies): Layer[] {
  const { request } = duty;
  return emergencyDuties
    .filter(({ countries }) => countries.includes(request.country))
    .map((entry) => {
      const period = entry.periods.find(({ from, to }) => inForce(request.entryDay, from, to));
      const shown = period ?? (request.entryDay > ieepaLastDay ? entry.periods.at(-1) : entry.periods[0]);
      const identity = {
        authority: 'IEEPA',
        heading: shown?.heading ?? '',
        title: entry.title,
        source: entry.source,
        from: shown?.from ?? null,
        to: shown?.to ?? null,
      } as const;
      const ratePercent = shown?.percent ?? null;
      if (!period) {
        const isOver = request.entryDay > (entry.periods.at(-1)?.to ?? '');
        const reason = !isOver
          ? `Not in force on ${request.entryDay}.`
          : request.entryDay > ieepaLastDay
            ? ieepaEndReason
            : 'Ended before the entry.';
        return decide(request, identity, { applies: false, ratePercent, reason });
      }
      if (entry.sparesUsmca && request.entryDay >= '2025-03-07') {
        const qualifies = duty.ask('usmca');
        if (qualifies === undefined)
          return decide(request, identity, {
            applies: 'unknown',
            ratePercent,
            reason: 'Goods that qualify under USMCA are exempt.',
            question: 'Do the goods qualify under USMCA?',
          });
        if (qualifies)
          return decide(request, identity, {
            applies: false,
            ratePercent,
            certainty: 'assumed',
            reason: 'Goods that qualify under USMCA are exempt.',
          });
      }
      // The fentanyl duty spared no list of goods; those of Brazil and India spared lists and section 232 goods.
      if (request.country === 'BR' || request.country === 'IN') {
        if (section232 === true)
          return decide(request, identity, {
            applies: false,
            ratePercent,
            reason: 'Goods under section 232 are exempt.',
          });
        const listed = sparedAsListed(duty);
        if (listed.spared === 'unknown')
          return decide(request, identity, {
            applies: 'unknown',
            ratePercent,
            reason: listed.reason,
            question: listed.question,
          });
        if (listed.spared)
          return decide(request, identity, {
            applies: false,
            ratePercent,
            certainty: 'assumed',
            reason: listed.reason,
          });
      }
      return decide(request, identity, {
        applies: true,
        ratePercent,
        reason: 'In force for these goods on the day of entry.',
      });
    });
}
