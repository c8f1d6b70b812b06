import type { Heard } from '../turn/heard.ts';
import { fill } from '../arguments/fill.ts';
import { isCorrection, isFollowUp, mergeInput } from './follow-up.ts';
import { fieldsOf } from '../arguments/fields.ts';
import { isOffered, thresholds, type Interpretation, type Situation } from '../turn/interpretation.ts';
import { looseNumber } from '../arguments/loose-number.ts';
import { narrow } from './narrow.ts';
import { profileOf } from '../choice/profile.ts';
import type { Ranked } from '../choice/rank.ts';
import type { PendingInView } from '../turn/turn-context.ts';

/** "make it 200 instead", "only two of them": the waiting action is proposed anew with what changed. */
export function changePending(
  heard: Heard,
  best: Ranked | undefined,
  situation: Situation,
): Interpretation | null {
  const { pending } = situation;
  const declaration = pending ? situation.find(pending.operation) : undefined;
  if (!pending || !declaration || !isOffered(situation, declaration)) return null;
  const isOther =
    best && best.score > thresholds.followUp && best.profile.declaration.name !== pending.operation;
  if (isOther && !isCorrection(heard.text)) return null;
  if (
    !isCorrection(heard.text) &&
    !isFollowUp(heard.text) &&
    best?.profile.declaration.name !== pending.operation
  )
    return null;
  const filling = fill(profileOf(declaration), heard, {
    ...situation.table,
    focus: [],
    lists: situation.table.lists,
  });
  const asked = askedInput(pending, situation);
  const fields = fieldsOf(declaration);
  const changes = isCorrection(heard.text) || isFollowUp(heard.text);
  if (changes && isOfLaterCall(pending, heard, best, situation)) return null;
  // "cancel order 1061" while 1042 waits is a request of its own.
  const isAnother = fields.some(
    (field) =>
      field.meta.ref &&
      filling.input[field.name] !== undefined &&
      filling.input[field.name] !== asked[field.name] &&
      filling.input[field.name] !== pending.input[field.name],
  );
  if (isAnother && !changes) return null;
  const merged = mergeInput(fields, asked, filling, heard.text);
  const loose = looseNumber(heard, declaration, filling);
  if (loose) merged[loose.field] = loose.value;
  if (JSON.stringify(merged) === JSON.stringify(asked)) {
    if (!isCorrection(heard.text) || isOther) return null;
    return {
      kind: 'say',
      text: `“${pending.verb}” still waits for your yes or no. Say what should be different, and I propose it anew.`,
      outcome: 'chatted',
    };
  }
  return { kind: 'calls', operation: declaration.name, inputs: [merged], replaces: pending.actionId };
}

/** "no, I meant 989" after another change since: it corrects that one, where it can. */
function isOfLaterCall(
  pending: PendingInView,
  heard: Heard,
  best: Ranked | undefined,
  situation: Situation,
): boolean {
  const last = situation.table.calls.at(-1);
  if (!last || (last.outcome?.ok === 'asks' && last.outcome.actionId === pending.actionId)) return false;
  if (last.operation === pending.operation || situation.find(last.operation)?.effect === 'read') return false;
  return (
    best?.profile.declaration.name !== pending.operation &&
    narrow(heard, best ? [best] : [], situation) !== null
  );
}

/** The input as it was asked for: what was worked out for the approval belongs to it and not to what is proposed anew. */
function askedInput(pending: PendingInView, { table }: Situation): Readonly<Record<string, unknown>> {
  const calls = table.calls.filter(
    (call) => call.operation === pending.operation && call.outcome?.ok === 'asks',
  );
  const own = calls.findLast(
    (call) => call.outcome?.ok === 'asks' && call.outcome.actionId === pending.actionId,
  );
  return (own ?? calls.at(-1))?.input ?? pending.input;
}
