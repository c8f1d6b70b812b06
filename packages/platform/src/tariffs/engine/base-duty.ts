import { columnTwoCountries, countryName } from '../data/countries.ts';
import { specialPrograms, type SpecialProgram } from '../data/special-programs.ts';
import { decide, percentOf, tidyPercent, type Certainty, type DutyRequest, type Layer } from './duty-case.ts';
import { parseRate, type ParsedRate, type RatePart } from './rate-text.ts';
import { specialRates } from './special-rates.ts';
import type { TariffLine } from './tariff-line.ts';

/** The duty of chapters 1 to 97 that the line itself carries. */
export interface BaseDuty {
  /** Its ad valorem rate, or the equivalent of a specific rate for this value and quantity; null when it cannot be told. */
  percent: number | null;
  amountMinor: number | null;
  /** True when the rate has a part by piece or weight, so that the percentage holds for this shipment only. */
  equivalent: boolean;
  certainty: Certainty;
  /** Why it cannot be computed, and what to find out. */
  missing: { reason: string; question: string } | null;
  layers: Layer[];
}

type Reckoned = Pick<BaseDuty, 'percent' | 'amountMinor' | 'equivalent' | 'missing'>;

const scheduleSource = 'Harmonized Tariff Schedule of the United States, 19 U.S.C. 1202';

/** Chooses the column, claims what the request claims, and reckons the base duty. */
export function baseDuty(line: TariffLine, request: DutyRequest): BaseDuty {
  const isColumnTwo = columnTwoCountries.has(request.country);
  const programs = isColumnTwo ? [] : programLayers(line, request);
  const claimed = programs.find(({ layer }) => layer.applies === true);
  const text = isColumnTwo ? line.column2 : (claimed?.rate ?? line.general);
  const reckoned = reckon(text, request);
  const verdict = {
    ratePercent: reckoned.equivalent ? null : reckoned.percent,
    rateText: text,
    amountMinor: reckoned.amountMinor,
  };
  const identity = { heading: line.hts, source: scheduleSource, from: null, to: null };
  const layers: Layer[] = [];
  const inherited = line.ratesFrom ? ` The rate is that of ${line.ratesFrom}; the last digits only count statistics.` : '';
  const country = countryName(request.country) ?? request.country;

  layers.push(
    isColumnTwo || claimed
      ? decide(request, { ...identity, authority: 'BASE', title: 'General rate (column 1)' }, {
          applies: false,
          ratePercent: reckon(line.general, request).percent,
          rateText: line.general,
          reason: isColumnTwo ? `Goods of ${country} pay column 2.` : `${claimed?.layer.title ?? ''} is claimed in its place.`,
        })
      : decide(request, { ...identity, authority: 'BASE', title: 'General rate (column 1)' }, {
          ...verdict,
          applies: true,
          certainty: reckoned.missing ? 'unknown' : 'known',
          reason: (reckoned.missing?.reason ?? 'The rate of the line for countries with normal trade relations.') + inherited,
          question: reckoned.missing?.question ?? null,
        }),
  );
  if (isColumnTwo) {
    layers.push(
      decide(request, { ...identity, authority: 'COLUMN_2', title: 'Column 2 rate', source: 'HTS general note 3(b)' }, {
        ...verdict,
        applies: true,
        certainty: reckoned.missing ? 'unknown' : 'known',
        reason: reckoned.missing?.reason ?? `${country} has no normal trade relations with the United States.`,
        question: reckoned.missing?.question ?? null,
      }),
    );
    if (request.country === 'RU') layers.push(russiaIncrease(request));
  }
  for (const { layer } of programs) {
    layers.push(layer === claimed?.layer ? { ...layer, ...verdict, ratePercent: verdict.ratePercent } : layer);
  }
  return { ...reckoned, certainty: reckoned.missing ? 'unknown' : claimed ? 'assumed' : 'known', layers };
}

/** Lines named in U.S. note 30 pay 35 or 70% in place of column 2 when they come from Russia; the list is not held. */
function russiaIncrease(request: DutyRequest): Layer {
  return decide(
    request,
    { authority: 'COLUMN_2', heading: '9903.90.08/.09', title: 'Russia, higher column 2 rates', source: 'Proc. 10420, Proc. 10523; HTS U.S. note 30', from: '2022-07-27', to: null },
    {
      applies: 'unknown',
      unbounded: true,
      reason: 'Some lines pay 35% or 70% in place of column 2. The list of those lines is not held here.',
      question: 'Ask a customs broker whether the line is in U.S. note 30.',
    },
  );
}

function programLayers(line: TariffLine, request: DutyRequest): { layer: Layer; rate: string }[] {
  const rates = specialRates(line.special);
  const answers: { layer: Layer; rate: string }[] = [];
  let taken = false;
  for (const program of specialPrograms) {
    const isClaimed = request.claims.includes(program.symbol);
    if (program.symbol === 'S+' || program.symbol === 'P+') {
      if (!rates.has(program.symbol)) continue;
    }
    if (!isClaimed && !program.countries?.includes(request.country)) continue;
    const rate = rates.get(program.symbol) ?? (program.symbol === 'S' || program.symbol === 'P' ? rates.get(`${program.symbol}+`) : undefined);
    const refusal = refusalOf(program, rate, line, request);
    const applies: boolean = !refusal && isClaimed && !taken;
    taken ||= applies;
    answers.push({
      rate: rate ?? line.general,
      layer: decide(
        request,
        { authority: 'SPECIAL_PROGRAM', heading: program.symbol, title: program.name, source: program.source, from: null, to: program.lapsed },
        {
          applies,
          rateText: rate ?? null,
          ratePercent: rate === undefined ? null : reckon(rate, request).percent,
          certainty: applies ? 'assumed' : 'known',
          reason:
            refusal ??
            (applies
              ? 'Claimed: that the goods originate under its rules, with the papers to prove it, is assumed.'
              : `Not claimed. It would be ${rate ?? ''} if the goods originate under its rules.`),
        },
      ),
    });
  }
  return answers;
}

function refusalOf(program: SpecialProgram, rate: string | undefined, line: TariffLine, request: DutyRequest): string | undefined {
  if (program.lapsed && request.entryDay > program.lapsed) return `Lapsed on ${program.lapsed}: it cannot be claimed for an entry on ${request.entryDay}.`;
  if (program.countries && !program.countries.includes(request.country)) return `It is for goods of ${program.countries.map((code) => countryName(code)).join(', ')}.`;
  if (rate === undefined) return reckon(line.general, request).percent === 0 ? 'The line is free for everyone.' : 'The line has no rate under it.';
  return undefined;
}

/** What a printed rate comes to for this shipment. */
export function reckon(text: string, request: DutyRequest): Reckoned {
  const rate = parseRate(text);
  const failure = unreadable(rate, text);
  if (failure) return { percent: null, amountMinor: null, equivalent: false, missing: failure };
  const parts = rate.kind === 'parts' ? rate.parts : [];
  const percents = parts.reduce((sum, part) => (part.kind === 'percent' ? sum + part.percent : sum), 0);
  const specific = parts.filter((part) => part.kind !== 'percent');
  if (specific.length === 0) {
    return { percent: tidyPercent(percents), amountMinor: percentOf(request.customsValueMinor, percents), equivalent: false, missing: null };
  }
  let specificCents = 0;
  for (const part of specific) {
    const count = measure(part, request);
    if (typeof count !== 'number') return { percent: null, amountMinor: null, equivalent: true, missing: { reason: `The rate is ${text}. ${count.reason}`, question: count.question } };
    specificCents += part.kind === 'specific' ? part.cents * count : 0;
  }
  const value = request.customsValueMinor;
  if (value === null) {
    return { percent: null, amountMinor: null, equivalent: true, missing: { reason: `The rate is ${text}; as a percentage it depends on the value.`, question: 'What is the shipment worth?' } };
  }
  const amountMinor = Math.round(specificCents + (percentOf(value, percents) ?? 0));
  return { percent: tidyPercent((amountMinor / value) * 100), amountMinor, equivalent: true, missing: null };
}

function unreadable(rate: ParsedRate, text: string): BaseDuty['missing'] {
  if (rate.kind === 'none') return { reason: 'The schedule prints no rate for this number: it is a heading, not a line.', question: 'Which line under it is the product?' };
  if (rate.kind === 'words') return { reason: `The schedule says: "${text}". That is not a rate that can be reckoned here.`, question: 'Ask a customs broker which rate stands behind these words.' };
  return null;
}

/** How many of the rate's unit there are in the shipment. */
function measure(part: RatePart, request: DutyRequest): number | { reason: string; question: string } {
  if (part.kind === 'component') {
    return { reason: `Part of it is reckoned on the value of the ${part.of} alone.`, question: `How is the value split over its parts (such as the ${part.of})?` };
  }
  if (part.kind === 'percent') return 0;
  if (part.note) return { reason: `It counts ${part.per} ${part.note}.`, question: `How much is it in ${part.per} ${part.note}?` };
  const pieces = { each: 1, doz: 12, prs: 1, gross: 144, thousand: 1000 } as const;
  const weights = { kg: 1, g: 0.001, t: 1000 } as const;
  if (part.per in pieces) {
    return request.quantity === null
      ? { reason: 'It counts pieces, and the quantity is not given.', question: 'How many pieces are there?' }
      : request.quantity / pieces[part.per as keyof typeof pieces];
  }
  if (part.per in weights) {
    return request.weightKg === null
      ? { reason: 'It counts weight, and the weight is not given.', question: 'How many kilograms does the shipment weigh?' }
      : request.weightKg / weights[part.per as keyof typeof weights];
  }
  return { reason: `It counts by ${part.per}.`, question: `How many ${part.per === 'other' ? 'of the rate\'s units' : part.per} are there?` };
}
