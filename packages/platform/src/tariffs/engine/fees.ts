import {
  formalEntryOverMinor,
  harborFeePercent,
  harborFeeSource,
  processingFeePercent,
  processingFeeYears,
} from '../data/fees.ts';
import { specialPrograms } from '../data/special-programs.ts';
import { percentOf, type Applies, type Certainty, type DutyRequest } from './duty-case.ts';

/** A fee that customs collects besides duty. */
export interface Fee {
  code: 'MPF' | 'HMF';
  title: string;
  amountMinor: number | null;
  applies: Applies;
  reason: string;
  source: string;
  certainty: Certainty;
}

/** Merchandise processing and harbor maintenance fees of the shipment. */
export function feesOf(request: DutyRequest): Fee[] {
  return [processingFee(request), harborFee(request)];
}

function processingFee(request: DutyRequest): Fee {
  const year = processingFeeYears.find(({ from, to }) => request.entryDay >= from && request.entryDay <= to);
  const figures = year ?? processingFeeYears.at(-1);
  const base = {
    code: 'MPF',
    title: 'Merchandise processing fee',
    source: figures?.source ?? '19 CFR 24.23',
  } as const;
  const spared = specialPrograms.find(
    ({ symbol, sparesProcessingFee, countries, lapsed }) =>
      sparesProcessingFee &&
      request.claims.includes(symbol) &&
      countries?.includes(request.country) &&
      !(lapsed && request.entryDay > lapsed),
  );
  if (spared)
    return {
      ...base,
      amountMinor: 0,
      applies: false,
      certainty: 'assumed',
      reason: `Goods that originate under ${spared.name} pay none (19 CFR 24.23(c)).`,
    };
  const value = request.customsValueMinor;
  if (value === null || !figures)
    return {
      ...base,
      amountMinor: null,
      applies: true,
      certainty: 'unknown',
      reason: 'It depends on the value of the shipment.',
    };
  const certainty: Certainty = year ? 'known' : 'assumed';
  const borrowed = year || !figures ? '' : ` ${borrowedWords(request.entryDay, figures)}`;
  if (value <= formalEntryOverMinor) {
    return {
      ...base,
      amountMinor: figures.informalMinor,
      applies: true,
      certainty,
      reason: `Informal entry, up to $2,500: one flat fee for each entry.${borrowed}`,
    };
  }
  const reckoned = percentOf(value, processingFeePercent) ?? 0;
  const amountMinor = Math.min(Math.max(reckoned, figures.minimumMinor), figures.maximumMinor);
  const bound =
    amountMinor === reckoned
      ? ''
      : amountMinor === figures.minimumMinor
        ? ' (its minimum)'
        : ' (its maximum)';
  return {
    ...base,
    amountMinor,
    applies: true,
    certainty,
    reason: `${processingFeePercent}% of the value of a formal entry${bound}.${borrowed}`,
  };
}

/** Fiscal years of the United States run from October to September and bear the year they end in. */
const fiscalYearOf = (day: string): number => Number(day.slice(0, 4)) + (day.slice(5, 7) >= '10' ? 1 : 0);

const borrowedWords = (entryDay: string, { to }: { to: string }): string =>
  `Its amounts are those of fiscal year ${fiscalYearOf(to)}: those of ${fiscalYearOf(entryDay)} aren’t available here.`;

function harborFee(request: DutyRequest): Fee {
  const base = { code: 'HMF', title: 'Harbor maintenance fee', source: harborFeeSource } as const;
  if (request.postal || (request.transport !== null && request.transport !== 'OCEAN')) {
    return {
      ...base,
      amountMinor: 0,
      applies: false,
      certainty: 'known',
      reason: 'It’s for goods that arrive by sea.',
    };
  }
  const isStated = request.transport === 'OCEAN';
  const amountMinor = percentOf(request.customsValueMinor, harborFeePercent);
  return {
    ...base,
    amountMinor,
    applies: true,
    certainty: amountMinor === null ? 'unknown' : isStated ? 'known' : 'assumed',
    reason: `${harborFeePercent}% of the value of goods that arrive by sea${isStated ? '' : ', which is assumed; by air there’s none'}.`,
  };
}
