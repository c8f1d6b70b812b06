import { decide, type DutyCase, type Layer } from '../duty-case.ts';
import { chapterOf } from '../hts-code.ts';

const from = '2026-08-22';
/** Dairy, alcohol and vehicles: the chapters in which the lists of U.S. note 51 lie. */
const chapters = new Set([4, 22, 87]);

/** Section 338 on some goods of Canada: 50% on lists of alcohol, dairy and vehicles, which are not held line by line. */
export function section338(duty: DutyCase): Layer[] {
  const { request, line } = duty;
  if (request.country !== 'CA') return [];
  const identity = {
    authority: 'SECTION_338',
    heading: '9903.03.12–.14',
    title: 'Section 338, Canada',
    source: '19 U.S.C. 1338; HTS U.S. note 51',
    from,
    to: null,
  } as const;
  if (request.entryDay < from)
    return [
      decide(request, identity, {
        applies: false,
        ratePercent: 50,
        certainty: 'assumed',
        reason: `In force only from ${from}.`,
      }),
    ];
  if (!chapters.has(chapterOf(line.digits)))
    return [
      decide(request, identity, {
        applies: false,
        ratePercent: 50,
        reason: 'It reaches some alcohol, dairy and vehicles only.',
      }),
    ];
  const listed = duty.ask('canada_338');
  if (listed === undefined)
    return [
      decide(request, identity, {
        applies: 'unknown',
        ratePercent: 50,
        reason: 'Some lines of this chapter are listed; the list isn’t available.',
        question: 'Is the line in U.S. note 51?',
      }),
    ];
  return [
    decide(request, identity, {
      applies: listed,
      ratePercent: 50,
      certainty: 'assumed',
      reason: listed ? 'You said the line is listed.' : 'You said the line isn’t listed.',
    }),
  ];
}
