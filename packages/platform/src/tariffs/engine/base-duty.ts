import { columnTwoCountries, countryName } from '../data/countries.ts';
import { specialPrograms, type SpecialProgram } from '../data/special-programs.ts';
import { decide, type BaseDuty, type DutyRequest, type Layer } from './duty-case.ts';
import { reckon } from './reckon-rate.ts';
import { specialRates } from './special-rates.ts';
import type { TariffLine } from './tariff-line.ts';

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
  const inherited = line.ratesFrom
    ? ` The rate is that of ${line.ratesFrom}; the last digits only count statistics.`
    : '';
  const country = countryName(request.country) ?? request.country;

  layers.push(
    isColumnTwo || claimed
      ? decide(
          request,
          { ...identity, authority: 'BASE', title: 'General rate (column 1)' },
          {
            applies: false,
            ratePercent: reckon(line.general, request).percent,
            rateText: line.general,
            reason: isColumnTwo
              ? `Goods from ${country} pay column 2.`
              : `${claimed?.layer.title ?? ''} is claimed instead.`,
          },
        )
      : decide(
          request,
          { ...identity, authority: 'BASE', title: 'General rate (column 1)' },
          {
            ...verdict,
            applies: true,
            certainty: reckoned.missing ? 'unknown' : 'known',
            reason:
              (reckoned.missing?.reason ??
                'The rate of the line for countries with normal trade relations.') + inherited,
            question: reckoned.missing?.question ?? null,
          },
        ),
  );
  if (isColumnTwo) {
    layers.push(
      decide(
        request,
        { ...identity, authority: 'COLUMN_2', title: 'Column 2 rate', source: 'HTS general note 3(b)' },
        {
          ...verdict,
          applies: true,
          certainty: reckoned.missing ? 'unknown' : 'known',
          reason:
            reckoned.missing?.reason ?? `${country} has no normal trade relations with the United States.`,
          question: reckoned.missing?.question ?? null,
        },
      ),
    );
    if (request.country === 'RU') layers.push(russiaIncrease(request));
  }
  for (const { layer } of programs) {
    layers.push(
      layer === claimed?.layer ? { ...layer, ...verdict, ratePercent: verdict.ratePercent } : layer,
    );
  }
  return { ...reckoned, certainty: reckoned.missing ? 'unknown' : claimed ? 'assumed' : 'known', layers };
}

/** Lines named in U.S. note 30 pay 35 or 70% in place of column 2 when they come from Russia; the list is not held. */
function russiaIncrease(request: DutyRequest): Layer {
  return decide(
    request,
    {
      authority: 'COLUMN_2',
      heading: '9903.90.08/.09',
      title: 'Russia, higher column 2 rates',
      source: 'Proc. 10420, Proc. 10523; HTS U.S. note 30',
      from: '2022-07-27',
      to: null,
    },
    {
      applies: 'unknown',
      unbounded: true,
      reason: 'Some lines pay 35% or 70% instead of column 2. The list of those lines isn’t available here.',
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
    const rate =
      rates.get(program.symbol) ??
      (program.symbol === 'S' || program.symbol === 'P' ? rates.get(`${program.symbol}+`) : undefined);
    const refusal = refusalOf(program, rate, line, request);
    const applies: boolean = !refusal && isClaimed && !taken;
    taken ||= applies;
    answers.push({
      rate: rate ?? line.general,
      layer: decide(
        request,
        {
          authority: 'SPECIAL_PROGRAM',
          heading: program.symbol,
          title: program.name,
          source: program.source,
          from: null,
          to: program.lapsed,
        },
        {
          applies,
          rateText: rate ?? null,
          ratePercent: rate === undefined ? null : reckon(rate, request).percent,
          certainty: applies ? 'assumed' : 'known',
          reason:
            refusal ??
            (applies
              ? 'Claimed, assuming the goods originate under its rules and you have the papers to prove it.'
              : `Not claimed. It would be ${rate ?? ''} if the goods originate under its rules.`),
        },
      ),
    });
  }
  return answers;
}

function refusalOf(
  program: SpecialProgram,
  rate: string | undefined,
  line: TariffLine,
  request: DutyRequest,
): string | undefined {
  if (program.lapsed && request.entryDay > program.lapsed)
    return `Lapsed on ${program.lapsed}: it can’t be claimed for an entry on ${request.entryDay}.`;
  if (program.countries && !program.countries.includes(request.country))
    return `It isn’t for goods from ${countryName(request.country) ?? request.country}.`;
  if (rate === undefined)
    return reckon(line.general, request).percent === 0
      ? 'The line is free for everyone.'
      : 'The line has no rate under it.';
  return undefined;
}
