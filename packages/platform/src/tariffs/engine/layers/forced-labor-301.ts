import {
  caftaCountries,
  columnTwoCountries,
  countryName,
  listCodes,
  usmcaCountries,
} from '../../data/countries.ts';
import {
  forcedLaborFrom,
  forcedLaborSource,
  forcedLaborTiers,
  type ForcedLaborTier,
} from '../../data/forced-labor-301.ts';
import {
  decide,
  type Applies,
  type DutyCase,
  type Layer,
  type LayerIdentity,
  type Verdict,
} from '../duty-case.ts';
import { sparedAsListed } from './exempt-goods.ts';
import { isTextile } from './textiles.ts';
import { upTo } from './top-up.ts';

/** Goods afloat on 2026-07-24 were spared when entered before 2026-07-28 (9903.05.85). */
const afloatUntil = '2026-07-27';

/** The forced-labor action under section 301 on 60 economies: flat tiers, and tiers net of the base rate. */
export function forcedLabor301(duty: DutyCase, section232: Applies): Layer {
  const { request } = duty;
  const tier = forcedLaborTiers.find(({ country }) => listCodes(request.country).includes(country));
  const identity: LayerIdentity = {
    authority: 'FORCED_LABOR_301',
    heading: tier?.heading ?? '9903.05.20–.84',
    title: 'Forced-labor 301',
    source: forcedLaborSource,
    from: forcedLaborFrom,
    to: null,
  };
  if (request.entryDay < forcedLaborFrom)
    return decide(request, identity, {
      applies: false,
      ratePercent: tier?.percent,
      reason: `In force only from ${forcedLaborFrom}.`,
    });
  if (!tier)
    return decide(request, identity, {
      applies: false,
      reason: `${countryName(request.country) ?? request.country} isn’t among the 60 economies covered.`,
    });
  return decide(request, identity, { ratePercent: tier.percent, ...verdict(duty, tier, section232) });
}

function verdict(duty: DutyCase, tier: ForcedLaborTier, section232: Applies): Verdict {
  const { request } = duty;
  if (columnTwoCountries.has(request.country)) {
    return {
      applies: 'unknown',
      unbounded: true,
      reason: 'It isn’t certain whether it’s added to column 2 rates.',
      question: 'Ask a customs broker about column 2 under U.S. note 52.',
    };
  }
  if (section232 === true)
    return { applies: false, reason: 'Goods under section 232 are exempt (9903.05.90).' };
  const listed = sparedAsListed(duty);
  if (listed.spared === true)
    return {
      applies: false,
      certainty: listed.certainty,
      reason: `${listed.reason} (9903.05.86, note 52(b))`,
    };
  if (usmcaCountries.has(request.country)) {
    const reason = 'Goods entered free under USMCA are exempt (9903.05.93, .94).';
    const qualifies = duty.ask('usmca');
    if (qualifies === undefined)
      return { applies: 'unknown', reason, question: 'Do the goods qualify under USMCA?' };
    if (qualifies) return { applies: false, certainty: 'assumed', reason };
  }
  if (caftaCountries.has(request.country) && isTextile(duty.line.digits)) {
    const reason = 'Textiles and apparel entered free under CAFTA-DR are exempt (9903.05.95).';
    const qualifies = duty.ask('cafta');
    if (qualifies === undefined)
      return { applies: 'unknown', reason, question: 'Are the goods entered under CAFTA-DR?' };
    if (qualifies) return { applies: false, certainty: 'assumed', reason };
  }
  if (section232 === 'unknown')
    return { applies: 'unknown', reason: 'It doesn’t apply where section 232 does, and that isn’t known.' };
  if (listed.spared === 'unknown')
    return { applies: 'unknown', reason: listed.reason, question: listed.question };
  return inForceVerdict(duty, tier, listed.reason);
}

function inForceVerdict(duty: DutyCase, tier: ForcedLaborTier, note: string | null): Verdict {
  const isAfloat = duty.request.entryDay <= afloatUntil;
  const notes = [
    note,
    tier.ownExemptions
      ? 'This country also has its own list of exempt goods, which isn’t available here.'
      : null,
    tier.certainty === 'assumed' ? 'The heading was read from its place in the list.' : null,
    isAfloat ? 'Goods loaded before 2026-07-24 are exempt until 2026-07-27; later loading is assumed.' : null,
  ].filter((text) => text !== null);
  const own: Verdict =
    tier.mode === 'net'
      ? upTo(duty, tier.percent, 'tier, net of the base rate,')
      : { applies: true, ratePercent: tier.percent, reason: `${tier.percent}% on top of the base rate.` };
  return {
    ...own,
    certainty: own.applies === 'unknown' ? 'unknown' : notes.length > 0 ? 'assumed' : 'known',
    reason: [own.reason, ...notes].join(' '),
  };
}
