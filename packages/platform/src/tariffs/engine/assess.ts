import { tradeRemedies } from '../data/trade-remedies.ts';
import { baseDuty } from './base-duty.ts';
import {
  factKeys,
  tidyPercent,
  type Applies,
  type Certainty,
  type DutyRequest,
  type FactKey,
  type Facts,
  type Layer,
} from './duty-case.ts';
import { feesOf, type Fee } from './fees.ts';
import { brazil301 } from './layers/brazil-301.ts';
import { china301 } from './layers/china-301.ts';
import { emergency } from './layers/emergency.ts';
import { forcedLabor301 } from './layers/forced-labor-301.ts';
import { isPostalInstead, postal } from './layers/postal.ts';
import { reciprocal } from './layers/reciprocal.ts';
import { section122 } from './layers/section-122.ts';
import { section232Metals } from './layers/section-232-metals.ts';
import { section232Wood } from './layers/section-232-wood.ts';
import { section338 } from './layers/section-338.ts';
import { deMinimis } from './layers/small-parcels.ts';
import type { TariffLine } from './tariff-line.ts';

export interface Range {
  min: number;
  max: number;
}

/** The duty on one line from one country on one day: every layer considered, and a total only where there is one. */
export interface DutyAssessment {
  layers: Layer[];
  fees: Fee[];
  /** Null when a part of it cannot be told. */
  totalRatePercent: number | null;
  /** Where an unknown leaves only these bounds. */
  rateRange: Range | null;
  dutyMinor: number | null;
  dutyRangeMinor: Range | null;
  /** Sum of the fees; null without a value. */
  feesMinor: number | null;
  /** The weakest certainty of all that goes into the total. */
  certainty: Certainty;
  /** Why there is no total. */
  unknowns: string[];
  /** What to find out, most deciding first. */
  questions: string[];
  /** What the total takes for granted. */
  assumptions: string[];
  /** What lies outside the reckoning. */
  warnings: string[];
}

interface Pass {
  layers: Layer[];
  asked: FactKey[];
  rate: number | null;
  amountMinor: number | null;
  bounded: boolean;
}

/** Reckons the duty. Pure: the same line, request and data give the same answer. */
export function assessDuty(line: TariffLine, request: DutyRequest): DutyAssessment {
  const facts: Facts = { ...impliedFacts(request), ...request.facts };
  const pass = reckonOnce(line, request, facts);
  const bounds = pass.rate === null ? boundsOf(line, request, facts, pass) : null;
  // Whatever the answer, the total is the same: then it is a total.
  const isSame =
    bounds !== null && bounds.rate.min === bounds.rate.max && bounds.duty?.min === bounds.duty?.max;
  const rate = isSame ? bounds.rate.min : pass.rate;
  const hasUnknown = rate === null;
  const range = hasUnknown ? bounds : null;
  const fees = feesOf(request);
  const counted = pass.layers.filter(({ applies }) => applies !== false);
  const assumedAway = pass.layers.filter(
    ({ applies, certainty }) => applies === false && certainty === 'assumed',
  );
  return {
    layers: pass.layers,
    fees,
    totalRatePercent: rate,
    rateRange: range?.rate ?? null,
    dutyMinor: isSame ? (bounds.duty?.min ?? null) : pass.amountMinor,
    dutyRangeMinor: range?.duty ?? null,
    feesMinor: fees.some(({ amountMinor, applies }) => applies !== false && amountMinor === null)
      ? null
      : fees.reduce((sum, fee) => sum + (fee.applies === true ? (fee.amountMinor ?? 0) : 0), 0),
    certainty: hasUnknown
      ? 'unknown'
      : isSame || [...counted, ...assumedAway].some(({ certainty }) => certainty === 'assumed')
        ? 'assumed'
        : 'known',
    unknowns: hasUnknown ? pass.layers.filter(isOpen).map(({ title, reason }) => `${title}: ${reason}`) : [],
    questions: unique(
      pass.layers.filter((layer) => isOpen(layer) || layer.question).map(({ question }) => question),
    ),
    assumptions: unique(
      [...counted, ...assumedAway]
        .filter(({ certainty }) => certainty === 'assumed')
        .map(({ title, reason }) => `${title}: ${reason}`),
    ),
    warnings: warningsFor(line, request),
  };
}

const isOpen = (layer: Layer): boolean =>
  layer.applies === 'unknown' || (layer.applies === true && layer.certainty === 'unknown');
const unique = (texts: readonly (string | null)[]): string[] => [
  ...new Set(texts.filter((text) => text !== null)),
];

/** A program that is claimed says that the goods originate under it. */
function impliedFacts({ claims }: DutyRequest): Facts {
  const has = (...symbols: string[]) => symbols.some((symbol) => claims.includes(symbol));
  return { ...(has('S', 'S+') ? { usmca: true } : {}), ...(has('P', 'P+') ? { cafta: true } : {}) };
}

/** One pass over all layers with the facts that are known. */
function reckonOnce(line: TariffLine, given: DutyRequest, facts: Facts): Pass {
  const asked = new Set<FactKey>();
  const claims = [
    ...given.claims,
    ...(facts.usmca && !given.claims.includes('S') ? ['S'] : []),
    ...(facts.cafta && !given.claims.includes('P') ? ['P'] : []),
  ];
  const request = { ...given, claims };
  const base = baseDuty(line, request);
  const duty = {
    line,
    request,
    base,
    ask(fact: FactKey) {
      if (facts[fact] === undefined) asked.add(fact);
      return facts[fact];
    },
    told: (fact: FactKey) => facts[fact],
  };
  const metals = section232Metals(duty);
  const wood = section232Wood(duty);
  const section232 = either(metals.covered, wood.covered);
  const all = [
    ...base.layers,
    deMinimis(duty),
    postal(duty),
    ...china301(duty),
    ...emergency(duty, section232),
    reciprocal(duty, section232),
    wood.layer,
    section122(duty, section232),
    metals.layer,
    ...brazil301(duty, section232),
    forcedLabor301(duty, section232),
    ...section338(duty),
  ];
  const layers = all.some(({ authority, applies }) => authority === 'DE_MINIMIS' && applies === true)
    ? all.map((layer) => spared(layer, 'DE_MINIMIS', 'The parcel enters free under the $800 exemption.'))
    : all.some(isPostalInstead)
      ? all.map((layer) => spared(layer, 'POSTAL', 'Parcels by post paid their own duty instead.'))
      : all;
  return { layers, asked: [...asked], ...totalOf(layers, request) };
}

function either(first: Applies, second: Applies): Applies {
  if (first === true || second === true) return true;
  return first === 'unknown' || second === 'unknown' ? 'unknown' : false;
}

/** A layer that stands back for the one of `authority`. */
function spared(layer: Layer, authority: Layer['authority'], reason: string): Layer {
  if (layer.authority === authority || layer.applies === false) return layer;
  return {
    ...layer,
    applies: false,
    amountMinor: null,
    certainty: 'assumed',
    reason,
    question: null,
    unbounded: false,
  };
}

function totalOf(
  layers: readonly Layer[],
  { customsValueMinor: value }: DutyRequest,
): Pick<Pass, 'rate' | 'amountMinor' | 'bounded'> {
  const bounded = !layers.some(
    ({ unbounded, applies, certainty, ratePercent }) =>
      unbounded ||
      (applies === 'unknown' && ratePercent === null) ||
      (applies === true && certainty === 'unknown'),
  );
  if (layers.some(isOpen)) return { rate: null, amountMinor: null, bounded };
  const counted = layers.filter(({ applies }) => applies === true);
  const amountMinor =
    value === null ? null : counted.reduce((sum, layer) => sum + (layer.amountMinor ?? 0), 0);
  if (counted.every(({ ratePercent }) => ratePercent !== null)) {
    return {
      rate: tidyPercent(counted.reduce((sum, { ratePercent }) => sum + (ratePercent ?? 0), 0)),
      amountMinor,
      bounded,
    };
  }
  return {
    rate: value && amountMinor !== null ? tidyPercent((amountMinor / value) * 100) : null,
    amountMinor,
    bounded,
  };
}

/** The lowest and highest totals over every answer to what is unknown. */
function boundsOf(
  line: TariffLine,
  request: DutyRequest,
  facts: Facts,
  pass: Pass,
): { rate: Range; duty: Range | null } | null {
  if (!pass.bounded || pass.asked.length === 0) return null;
  const totals: Pass[] = [];
  const visit = (known: Facts) => {
    const next = reckonOnce(line, request, known);
    const open = next.asked.find(
      (fact) => factKeys.includes(fact) && next.layers.some(({ applies }) => applies === 'unknown'),
    );
    if (next.rate !== null || open === undefined || totals.length > 64) {
      totals.push(next);
      return;
    }
    visit({ ...known, [open]: true });
    visit({ ...known, [open]: false });
  };
  visit(facts);
  const rates = totals.map(({ rate }) => rate);
  if (rates.some((rate) => rate === null)) return null;
  const span = (values: number[]): Range => ({ min: Math.min(...values), max: Math.max(...values) });
  const duties = totals.flatMap(({ amountMinor }) => (amountMinor === null ? [] : [amountMinor]));
  return {
    rate: span(rates.flatMap((rate) => rate ?? [])),
    duty: duties.length === totals.length ? span(duties) : null,
  };
}

function warningsFor(line: TariffLine, request: DutyRequest): string[] {
  const remedies = tradeRemedies
    .filter(
      ({ codes, countries }) =>
        countries.includes(request.country) && codes.some((code) => line.digits.startsWith(code)),
    )
    .map(({ words }) => `${words} That duty isn’t included in these figures.`);
  const embargo =
    request.country === 'CU' || request.country === 'KP'
      ? ['Imports from this country are prohibited without a license (31 CFR parts 510 and 515).']
      : [];
  return [...embargo, ...remedies];
}
