import {
  annexRates,
  annexThreeUntil,
  metalChapters,
  metalsContentFrom,
  metalsFrom,
  metalsScopeAmended,
  metalsSource,
  metalWeightThresholdPercent,
} from '../../data/section-232.ts';
import { columnTwoCountries } from '../../data/countries.ts';
import {
  decide,
  type Certainty,
  type DutyCase,
  type LayerIdentity,
  type Section232,
  type Verdict,
} from '../duty-case.ts';
import { chapterOf } from '../hts-code.ts';
import type { MetalListing } from '../tariff-line.ts';
import { upTo } from './top-up.ts';

const identityOf = (
  heading: string,
  from: string | null = metalsFrom,
  to: string | null = null,
  metal = 'steel, aluminum and copper',
): LayerIdentity => ({
  authority: 'SECTION_232_METALS',
  heading,
  title: `Section 232, ${metal}`,
  source: metalsSource,
  from,
  to,
});

/** Section 232 on metals and what is made of them. */
export function section232Metals(duty: DutyCase): Section232 {
  const { line, request } = duty;
  if (line.metals === 'unknown') {
    return outside(request, identityOf('9903.82'), {
      applies: 'unknown',
      unbounded: true,
      reason: 'It isn’t known here whether the line is in an annex of the metals action.',
      question: 'Is the line in an annex of the metals action (U.S. note 16)? A customs broker can tell.',
    });
  }
  const part = line.metalsSplit ?? null;
  const isInPart =
    part && part.annex !== '2' && request.entryDay >= metalsFrom ? duty.ask('metals_part') : false;
  if (part && part.annex !== '2' && isInPart === undefined) {
    const rate = annexRates[part.annex];
    return outside(request, identityOf(rate.heading), {
      applies: 'unknown',
      ratePercent: rate.mode === 'flat' ? rate.percent : null,
      unbounded: rate.mode === 'floor',
      reason: 'An annex of the metals action names some ten-digit numbers under this line.',
      question: 'What is the ten-digit number of the product?',
    });
  }
  const listing = strongest(line.metals) ?? (isInPart ? (part ?? undefined) : undefined);
  if (!listing) {
    const outAgain =
      line.metalsPart.length > 0
        ? ` Of its ten-digit numbers ${line.metalsPart.join(', ')} were named and taken out again.`
        : '';
    return outside(request, identityOf('9903.82'), {
      applies: false,
      reason: `The line is in no annex of the metals action.${outAgain}`,
    });
  }
  if (request.entryDay < metalsFrom) return outside(...beforeAnnexes(duty, listing));
  if (listing.annex === '2') {
    return outside(request, identityOf('9903.82'), {
      applies: false,
      reason: `Annex II: the line was taken out of section 232 on ${metalsFrom}.`,
    });
  }
  return underAnnex(duty, listing, listing.annex);
}

/** The goods are covered just when the duty applies. */
function outside(request: DutyCase['request'], identity: LayerIdentity, verdict: Verdict): Section232 {
  return { layer: decide(request, identity, verdict), covered: verdict.applies };
}

const order = ['1a', '1b', '3', '2'] as const;
const strongest = (listings: readonly MetalListing[]): MetalListing | undefined =>
  order.map((annex) => listings.find((listing) => listing.annex === annex)).find(Boolean);

/** Until the annexes, derivative articles paid on their metal content only, which nobody can tell from the code. */
function beforeAnnexes(
  duty: DutyCase,
  { metal }: MetalListing,
): [DutyCase['request'], LayerIdentity, Verdict] {
  const { request } = duty;
  const from = metalsContentFrom[metal];
  const identity = identityOf('9903.81/9903.85', from, '2026-04-05', metal);
  if (request.entryDay < from)
    return [
      request,
      identity,
      { applies: false, certainty: 'assumed', reason: `Not in force for such goods on ${request.entryDay}.` },
    ];
  const ratePercent = request.entryDay < '2025-06-04' ? 25 : 50;
  const answer = duty.ask('metals_before_annexes');
  if (answer === undefined) {
    return [
      request,
      identity,
      {
        applies: 'unknown',
        ratePercent,
        reason: `Before ${metalsFrom} the duty of ${ratePercent}% was on the value of the ${metal} in the goods, and the lists from that time aren’t available.`,
        question: `What is the ${metal} in the goods worth, and was the line listed on ${request.entryDay}?`,
      },
    ];
  }
  return [
    request,
    identity,
    {
      applies: answer,
      ratePercent,
      certainty: 'assumed',
      reason: 'Calculated on the full value, the most it can be.',
    },
  ];
}

function underAnnex(
  duty: DutyCase,
  listing: MetalListing,
  annex: Exclude<MetalListing['annex'], '2'>,
): Section232 {
  const { request, line } = duty;
  const rate = annexRates[annex];
  const kingdom = request.country === 'GB' && listing.metal !== 'copper' ? rate.unitedKingdom : null;
  const heading = kingdom?.heading ?? rate.heading;
  const percent = kingdom?.percent ?? rate.percent;
  const identity = identityOf(heading, metalsFrom, annex === '3' ? annexThreeUntil : null, listing.metal);
  const isAmended = request.entryDay >= metalsScopeAmended;
  const amended = isAmended
    ? ` The annexes were amended on ${metalsScopeAmended}; the line is assumed to still be in.`
    : '';
  let certainty: Certainty = isAmended ? 'assumed' : 'known';

  if (listing.metal === 'aluminum' && request.country === 'RU') {
    return outside(request, identityOf('9903.85.67/.68', '2023-03-10', null, listing.metal), {
      applies: true,
      ratePercent: 200,
      certainty: 'assumed',
      reason: 'Aluminum articles of Russia pay 200%.',
    });
  }
  if (!metalChapters.has(chapterOf(line.digits))) {
    const enough = duty.told('metal_share');
    if (enough === false) {
      return outside(request, identityOf('9903.82.03', metalsFrom, null, listing.metal), {
        applies: false,
        certainty: 'assumed',
        reason: `Less than ${metalWeightThresholdPercent}% of the weight is ${listing.metal} (9903.82.03).`,
      });
    }
    if (enough === undefined) certainty = 'assumed';
  }
  if (annex === '3' && request.entryDay > annexThreeUntil) {
    return outside(request, identity, {
      applies: 'unknown',
      unbounded: true,
      reason: `The floor of annex III is set until ${annexThreeUntil}.`,
      question: 'Which rate follows it?',
    });
  }
  if (rate.mode === 'floor') {
    const verdict: Verdict = columnTwoCountries.has(request.country)
      ? {
          applies: true,
          ratePercent: 25,
          reason: 'Annex III goods of column 2 countries pay 25% (9903.82.12).',
        }
      : upTo(duty, percent, 'floor of annex III');
    const layer = decide(request, identity, {
      ...verdict,
      certainty: verdict.applies === 'unknown' ? 'unknown' : certainty,
      reason: verdict.reason + amended,
    });
    return { layer, covered: true };
  }
  const share = metalChapters.has(chapterOf(line.digits))
    ? ''
    : ` At least ${metalWeightThresholdPercent}% of the weight is assumed to be ${listing.metal}; with less, it wouldn’t apply.`;
  const name = annex === '1a' ? 'I-A' : 'I-B';
  return outside(request, identity, {
    applies: true,
    ratePercent: percent,
    certainty,
    reason: `Annex ${name} (${listing.metal}): ${percent}% on the full value.${share}${amended}`,
  });
}
