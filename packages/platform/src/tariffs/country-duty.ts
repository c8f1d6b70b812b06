import { OperationError } from '@brandwright/contract';
import { formatMoney } from '@brandwright/contract/kernel/money.ts';
import type { CountryDuty, OpenDuty } from '@brandwright/contract/tariffs/tariff-answer.ts';
import { countryName } from './data/countries.ts';
import { assessAmericanGoods } from './engine/american-goods.ts';
import { assessDuty, type DutyAssessment, type Range } from './engine/assess.ts';
import { daysBetween, easternDay } from './engine/eastern-day.ts';
import type { DutyRequest, Facts } from './engine/duty-case.ts';
import type { Classified } from './classify.ts';
import type { Schedule } from './schedule.ts';

/** Everything asked but the country. Money in minor units; `customsValueMinor` is the value of the whole shipment. */
export interface Shipment {
  entryDay: string;
  customsValueMinor: number | null;
  quantity: number | null;
  weightKg: number | null;
  freightMinor: number;
  postal: boolean;
  transport: DutyRequest['transport'];
  claims: readonly string[];
  facts: Facts;
  /** False when the value is that of one piece only: fees are of a shipment. */
  isWhole: boolean;
}

/** The duty from one country as the operations answer it. Refuses a code that names no country. */
export function dutyFrom(
  country: string,
  { line, certainty, open, openCount }: Pick<Classified, 'line' | 'certainty' | 'open' | 'openCount'>,
  shipment: Shipment,
): CountryDuty {
  const name = countryName(country);
  if (name === undefined)
    throw new OperationError(
      'not_found',
      `“${country}” isn’t a country. Use a two-letter code such as VN or CN.`,
    );
  const request: DutyRequest = { country, ...shipment };
  const answer = country === 'US' ? assessAmericanGoods(request) : assessDuty(line, request);
  const feesMinor = shipment.isWhole ? answer.feesMinor : null;
  const value = shipment.customsValueMinor;
  const landedMinor =
    value === null || answer.dutyMinor === null
      ? null
      : value + answer.dutyMinor + (feesMinor ?? 0) + shipment.freightMinor;
  return {
    country,
    countryName: name,
    totalRatePercent: answer.totalRatePercent,
    rateRange: answer.rateRange,
    dutyMinor: answer.dutyMinor,
    dutyRangeMinor: answer.dutyRangeMinor,
    feesMinor,
    landedMinor,
    perUnit: perUnit(shipment, answer.dutyMinor, feesMinor, landedMinor),
    certainty: certainty === 'assumed' && answer.certainty === 'known' ? 'assumed' : answer.certainty,
    openDuty: country === 'US' ? null : openDutyOf(open, openCount, request),
    layers: answer.layers.map(({ unbounded: _unbounded, ...layer }) => layer),
    fees: answer.fees,
    unknowns: answer.unknowns,
    questions: answer.questions,
    assumptions: [...answer.assumptions, ...programsNotClaimed(line, request, answer)],
    warnings: answer.warnings,
  };
}

/**
 * The duty of every line that is shown beside a question, and the range of those that the question is about; null where one
 * of these has no bounds.
 */
function openDutyOf(open: Classified['open'], openCount: number, request: DutyRequest): OpenDuty | null {
  const assessed = open.map(({ line, name }) => {
    const { totalRatePercent: rate, rateRange, dutyMinor: duty, dutyRangeMinor } = assessDuty(line, request);
    return {
      hts: line.hts,
      name,
      ratePercent: rate === null ? rateRange : { min: rate, max: rate },
      dutyMinor: duty === null ? dutyRangeMinor : { min: duty, max: duty },
    };
  });
  const asked = assessed.slice(0, openCount);
  const rates = asked.flatMap(({ ratePercent }) => ratePercent ?? []);
  const duties = asked.flatMap(({ dutyMinor }) => dutyMinor ?? []);
  if (rates.length < 2 || rates.length < asked.length) return null;
  return {
    ratePercent: rangeOf(rates),
    dutyMinor: duties.length === asked.length ? rangeOf(duties) : null,
    lines: assessed.flatMap(({ hts, name, ratePercent }) =>
      ratePercent ? [{ hts, name, ratePercent }] : [],
    ),
  };
}

const rangeOf = (ranges: readonly Range[]): Range => ({
  min: Math.min(...ranges.map(({ min }) => min)),
  max: Math.max(...ranges.map(({ max }) => max)),
});

/** Free trade agreements and special programs that are not claimed and would lower the total, with what they save. */
function programsNotClaimed(
  line: Classified['line'],
  request: DutyRequest,
  answer: DutyAssessment,
): string[] {
  const { totalRatePercent, dutyMinor } = answer;
  if (totalRatePercent === null) return [];
  return answer.layers
    .filter(({ authority, applies, rateText }) => authority === 'SPECIAL_PROGRAM' && !applies && rateText)
    .flatMap(({ heading, title }) => {
      const claimed = assessDuty(line, { ...request, claims: [...request.claims, heading] });
      if (claimed.totalRatePercent === null || claimed.totalRatePercent >= totalRatePercent) return [];
      const saved = dutyMinor === null || claimed.dutyMinor === null ? 0 : dutyMinor - claimed.dutyMinor;
      const money = saved > 0 ? `, ${formatMoney(saved)} less` : '';
      return [
        `${title} isn’t claimed. If it qualifies, the total is ${claimed.totalRatePercent}% instead of ${totalRatePercent}%${money}.`,
      ];
    });
}

function perUnit(
  { quantity, customsValueMinor, freightMinor }: Shipment,
  dutyMinor: number | null,
  feesMinor: number | null,
  landedMinor: number | null,
): CountryDuty['perUnit'] {
  if (!quantity || customsValueMinor === null || dutyMinor === null || landedMinor === null) return null;
  const each = (amount: number) => Math.round(amount / quantity);
  return {
    valueMinor: each(customsValueMinor),
    dutyMinor: each(dutyMinor),
    feesMinor: each(feesMinor ?? 0),
    freightMinor: each(freightMinor),
    landedMinor: each(landedMinor),
  };
}

interface FactInput {
  entryDate?: string | undefined;
  claims?: readonly string[] | undefined;
  usmcaQualifies?: boolean | undefined;
  caftaQualifies?: boolean | undefined;
  metalShareAtLeast15Percent?: boolean | undefined;
  coveredWoodProduct?: boolean | undefined;
}

/** The day of entry, today in Washington when none is given. */
export const entryDayOf = ({ entryDate }: FactInput, now: Date): string => entryDate ?? easternDay(now);

/** What the founder said that no code tells. */
export function factsOf(input: FactInput): Facts {
  return {
    ...(input.usmcaQualifies === undefined ? {} : { usmca: input.usmcaQualifies }),
    ...(input.caftaQualifies === undefined ? {} : { cafta: input.caftaQualifies }),
    ...(input.metalShareAtLeast15Percent === undefined
      ? {}
      : { metal_share: input.metalShareAtLeast15Percent }),
    ...(input.coveredWoodProduct === undefined ? {} : { wood_product: input.coveredWoodProduct }),
  };
}

/** A revision is old after this many days. */
const freshDays = 60;

/** Where the figures come from, for every answer: of a line where one was found, else of the schedule. */
export function stampOf({ stamp }: Pick<Schedule, 'stamp'>, now: Date) {
  const { revision, date } = stamp;
  const age = date === null ? null : daysBetween(date, easternDay(now));
  const isStale = age === null || age > freshDays;
  const staleWarning = !isStale
    ? null
    : age === null
      ? `The date of ${revision} isn’t known, so rates may have changed since. Check the line at hts.usitc.gov before you rely on it.`
      : `The schedule (${revision}, ${date}) is ${age} days old, so rates may have changed since. Check the line at hts.usitc.gov before you rely on it.`;
  return { scheduleRevision: revision, scheduleDate: date, isStale, staleWarning };
}

/** The line and how it was come by, for every answer. */
export function classificationOf({ line, name, certainty, candidates, question }: Classified) {
  return {
    line: {
      hts: line.hts,
      name,
      description: line.description,
      baseRate: line.general,
      specialRates: line.special,
      column2Rate: line.column2,
      units: [...line.units],
    },
    lineCertainty: certainty,
    candidates,
    decidingQuestion: question,
  };
}
