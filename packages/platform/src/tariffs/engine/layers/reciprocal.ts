import { columnTwoCountries, countryName, listCodes, usmcaCountries } from '../../data/countries.ts';
import { reciprocalExemptFrom } from '../../data/exempt-goods.ts';
import {
  baselineFrom,
  countryRatesFrom,
  ieepaEndReason,
  ieepaLastDay,
  reciprocalRates,
  reciprocalSource,
} from '../../data/reciprocal.ts';
import {
  decide,
  type Applies,
  type DutyCase,
  type Layer,
  type LayerIdentity,
  type Verdict,
} from '../duty-case.ts';
import { inForce } from '../eastern-day.ts';
import { chapterOf } from '../hts-code.ts';
import { sparedAsListed } from './exempt-goods.ts';
import { upTo } from './top-up.ts';

const baseline = {
  country: '',
  heading: '9903.01.25',
  percent: 10,
  mode: 'flat',
  from: baselineFrom,
  to: ieepaLastDay,
} as const;

/** The reciprocal tariff under IEEPA: 10% from 2025-04-05, country rates from 2025-08-07, ended 2026-02-24. */
export function reciprocal(duty: DutyCase, section232: Applies): Layer {
  const { request } = duty;
  const codes = listCodes(request.country);
  const own = reciprocalRates.filter(({ country }) => codes.includes(country));
  const row =
    own.find(({ from, to }) => inForce(request.entryDay, from, to)) ??
    (request.entryDay > ieepaLastDay ? (own.at(-1) ?? baseline) : baseline);
  const identity: LayerIdentity = {
    authority: 'IEEPA_RECIPROCAL',
    heading: row.heading,
    title: 'IEEPA reciprocal tariff',
    source: reciprocalSource,
    from: row.from,
    to: row.to,
  };
  const verdict = (): Verdict => {
    const ratePercent = row.percent;
    const { country, entryDay } = request;
    if (entryDay > ieepaLastDay) return { applies: false, ratePercent, reason: ieepaEndReason };
    if (entryDay < baselineFrom)
      return { applies: false, ratePercent, reason: `Not in force on ${entryDay}.` };
    if (usmcaCountries.has(country))
      return {
        applies: false,
        ratePercent: null,
        reason: 'Canada and Mexico were outside it (9903.01.26, .27).',
      };
    if (columnTwoCountries.has(country))
      return {
        applies: false,
        ratePercent: null,
        reason: 'Column 2 countries were outside it (9903.01.29).',
      };
    if (section232 === true)
      return { applies: false, ratePercent, reason: 'Goods under section 232 were exempt (9903.01.33).' };
    const listed =
      entryDay >= reciprocalExemptFrom(chapterOf(duty.line.digits))
        ? sparedAsListed(duty)
        : ({ spared: false, reason: null, certainty: 'known' } as const);
    if (duty.line.reciprocalOnly)
      return {
        applies: false,
        ratePercent,
        certainty: 'assumed',
        reason: 'The line is on the list of exempt goods (9903.01.32).',
      };
    if (listed.spared === 'unknown')
      return { applies: 'unknown', ratePercent, reason: listed.reason, question: listed.question };
    if (listed.spared)
      return {
        applies: false,
        ratePercent,
        certainty: 'assumed',
        reason: `${listed.reason} (9903.01.32, 9903.02.78)`,
      };
    if (section232 === 'unknown')
      return {
        applies: 'unknown',
        ratePercent,
        reason: 'It didn’t apply where section 232 did, and that isn’t known.',
      };
    const certainty = listed.certainty;
    if (row.mode === 'floor') return { ...upTo(duty, row.percent, 'all-in rate'), certainty };
    const basis =
      row === baseline && entryDay >= countryRatesFrom
        ? ` ${countryName(country) ?? country} had no rate of its own.`
        : '';
    return { applies: true, ratePercent, certainty, reason: `In force on the day of entry.${basis}` };
  };
  return decide(request, identity, verdict());
}
