import type { Heard } from '../turn/heard.ts';
import type { Interpretation, Situation } from '../turn/interpretation.ts';

/** As many records as one request changes at once. */
export const mostAtOnce = 12;

/**
 * "put them all on hold" where the list is longer than what is shown, or than what is done at once: says how many there
 * are and asks to say how far to go, rather than to stop in silence after some.
 */
export function refuseTooMany(chosen: Interpretation, heard: Heard, situation: Situation): Interpretation {
  if (chosen.kind !== 'calls' || chosen.inputs.length < 2) return chosen;
  if (situation.find(chosen.operation)?.effect === 'read') return chosen;
  const all = heard.references.find(
    (one) => one.how === 'all' && !/\b(?:two|three|four|five|six|both)\b/i.test(one.text),
  );
  if (!all) return chosen;
  const list = situation.table.lists.find((one) => !one.single && one.records.length > 1);
  const call = situation.table.calls.findLast((one) => one.operation === list?.operation);
  if (!list || !call || call !== situation.table.calls.findLast((one) => one.outcome?.ok === true))
    return chosen;
  const total = totalOf(call.outcome?.ok === true ? call.outcome.result : null) ?? list.records.length;
  const shown = list.records.length;
  if (total <= shown && shown <= mostAtOnce) return chosen;
  const first = Math.min(shown, mostAtOnce);
  return {
    kind: 'say',
    text: `The list has ${total}${shown < total ? `, and ${shown} of them are shown` : ''}. I change at most ${first} at once, so I did nothing yet: say “the first ${first}”, or narrow the list.`,
    outcome: 'chatted',
  };
}

function totalOf(result: unknown): number | null {
  if (typeof result !== 'object' || result === null || !('total' in result)) return null;
  return typeof result.total === 'number' ? result.total : null;
}
