import { caftaCountries, usmcaCountries } from '../../data/countries.ts';
import { decide, type Applies, type DutyCase, type Layer, type Verdict } from '../duty-case.ts';
import { inForce } from '../eastern-day.ts';
import { sparedAsListed } from './exempt-goods.ts';
import { isTextile } from './textiles.ts';

const from = '2026-02-24';
const to = '2026-07-23';
const percent = 10;
const identity = {
  authority: 'SECTION_122',
  heading: '9903.03.01',
  title: 'Section 122 surcharge',
  source: 'Section 122, 19 U.S.C. 2132; Proc. 11012; HTS U.S. note 2(aa)',
  from,
  to,
} as const;

/** The balance-of-payments surcharge: 10% for 150 days. (15% was announced and never put in force.) */
export function section122(duty: DutyCase, section232: Applies): Layer {
  return decide(duty.request, identity, { ratePercent: percent, ...verdict(duty, section232) });
}

function verdict(duty: DutyCase, section232: Applies): Verdict {
  const { request } = duty;
  if (request.entryDay > to) return { applies: false, reason: `Expired with ${to}, its 150th day.` };
  if (!inForce(request.entryDay, from, to)) return { applies: false, reason: `In force only from ${from}.` };
  if (section232 === true)
    return { applies: false, reason: 'Goods under section 232 are exempt (9903.03.06).' };
  const listed = sparedAsListed(duty);
  if (listed.spared === true)
    return { applies: false, certainty: listed.certainty, reason: `${listed.reason} (9903.03.03)` };
  if (usmcaCountries.has(request.country)) {
    const qualifies = duty.ask('usmca');
    if (qualifies === undefined)
      return {
        applies: 'unknown',
        reason: 'Goods that qualify under USMCA are exempt (9903.03.07, .08).',
        question: 'Do the goods qualify under USMCA?',
      };
    if (qualifies)
      return {
        applies: false,
        certainty: 'assumed',
        reason: 'Goods that qualify under USMCA are exempt (9903.03.07, .08).',
      };
  }
  if (caftaCountries.has(request.country) && isTextile(duty.line.digits)) {
    const qualifies = duty.ask('cafta');
    if (qualifies === undefined)
      return {
        applies: 'unknown',
        reason: 'CAFTA-DR textiles and apparel are exempt (9903.03.09).',
        question: 'Are the goods entered under CAFTA-DR?',
      };
    if (qualifies)
      return {
        applies: false,
        certainty: 'assumed',
        reason: 'CAFTA-DR textiles and apparel are exempt (9903.03.09).',
      };
  }
  if (section232 === 'unknown')
    return { applies: 'unknown', reason: 'It doesn’t apply where section 232 does, and that isn’t known.' };
  if (listed.spared === 'unknown')
    return { applies: 'unknown', reason: listed.reason, question: listed.question };
  return {
    applies: true,
    certainty: listed.certainty,
    reason: ['In force on the day of entry for goods of every country.', listed.reason]
      .filter(Boolean)
      .join(' '),
  };
}
