import { decide, type Applies, type DutyCase, type Layer, type Verdict } from '../duty-case.ts';
import { sparedAsListed } from './exempt-goods.ts';

const from = '2026-07-22';
const percent = 25;
const identity = {
  authority: 'BRAZIL_301',
  heading: '9903.05.01',
  title: 'Brazil 301',
  source: 'Section 301, 19 U.S.C. 2411; FR 2026-14542 (91 FR 45516); HTS U.S. note 50',
  from,
  to: null,
} as const;

/** Section 301 on products of Brazil. Its exemption list is read as the common one, which it nearly is. */
export function brazil301(duty: DutyCase, section232: Applies): Layer[] {
  if (duty.request.country !== 'BR') return [];
  return [decide(duty.request, identity, { ratePercent: percent, ...verdict(duty, section232) })];
}

function verdict(duty: DutyCase, section232: Applies): Verdict {
  if (duty.request.entryDay < from) return { applies: false, reason: `In force only from ${from}.` };
  if (section232 === true)
    return { applies: false, reason: 'Goods under section 232 are exempt (9903.05.07).' };
  const listed = sparedAsListed(duty);
  if (listed.spared === true)
    return { applies: false, certainty: listed.certainty, reason: `${listed.reason} (9903.05.03)` };
  if (section232 === 'unknown')
    return { applies: 'unknown', reason: 'It doesn’t apply where section 232 does, and that isn’t known.' };
  if (listed.spared === 'unknown')
    return { applies: 'unknown', reason: listed.reason, question: listed.question };
  return {
    applies: true,
    certainty: listed.certainty,
    reason: ['A product of Brazil.', listed.reason].filter(Boolean).join(' '),
  };
}
