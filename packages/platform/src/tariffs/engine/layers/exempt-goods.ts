import type { Certainty, DutyCase } from '../duty-case.ts';

export type Spared =
  | { spared: true; reason: string; certainty: Certainty }
  | { spared: false; reason: string | null; certainty: Certainty }
  | { spared: 'unknown'; reason: string; question: string };

/** Whether a line is spared as one of the listed goods (U.S. notes 2(v), 2(aa), 50 and 52). */
export function sparedAsListed(duty: DutyCase): Spared {
  switch (duty.line.exemption) {
    case 'none':
      return { spared: false, reason: null, certainty: 'known' };
    case 'all':
      return { spared: true, reason: 'The line is on the list of exempt goods.', certainty: 'known' };
    case 'aircraft':
      return {
        spared: false,
        reason:
          'The line is exempt only as an article of civil aircraft, which these goods are assumed not to be.',
        certainty: 'assumed',
      };
    case 'described':
      return {
        spared: false,
        reason: 'Only one named product of the line is exempt; another is assumed.',
        certainty: 'assumed',
      };
    case 'pharma':
      return asked(
        duty,
        'pharma_use',
        'The line is exempt only for use in pharmaceutical applications.',
        'Are the goods for pharmaceutical use?',
      );
    case 'listed':
      return asked(
        duty,
        'exempt_product',
        'The line is on the list of exempt goods, perhaps for one use only.',
        'Is the exemption of this line for every use?',
      );
    case 'unknown':
      return asked(
        duty,
        'exempt_product',
        'It isn’t known here whether the line is on the list of exempt goods.',
        'Is the line on the list of exempt goods (U.S. notes 2(aa) and 52)? A customs broker can tell.',
      );
  }
}

function asked(
  duty: DutyCase,
  fact: 'pharma_use' | 'exempt_product',
  reason: string,
  question: string,
): Spared {
  const answer = duty.ask(fact);
  if (answer === undefined) return { spared: 'unknown', reason, question };
  return { spared: answer, reason, certainty: 'assumed' };
}
