import { asRecord, type PastCall } from '../turn/conversation.ts';
import { pageStep } from './follow-up.ts';
import { fieldsOf } from '../arguments/fields.ts';
import { isOffered, type Interpretation, type Situation } from '../turn/interpretation.ts';

function fieldsOfCall(operation: string, situation: Situation) {
  const declaration = situation.find(operation);
  return declaration ? fieldsOf(declaration) : [];
}

/** "next page", "back to the list": the last list again, turned. */
export function turnPage(text: string, situation: Situation): Interpretation | null {
  const step = pageStep(text);
  const again =
    /^(?:(?:ok|and|please|now)[, ]+)*(?:go |take me )?back to (?:the |my )?(?:list|results?|search|table|\p{L}+s)[.! ]*$|^(?:show|see) (?:me )?(?:the )?(?:list|results?) again[.! ]*$/iu.test(
      text.trim(),
    );
  const last = situation.table.calls.findLast((call) =>
    fieldsOfCall(call.operation, situation).some(
      (field) => field.meta.sense === 'page' && field.name === 'page',
    ),
  );
  const declaration = last ? situation.find(last.operation) : undefined;
  if (again && last && declaration && isOffered(situation, declaration))
    return { kind: 'calls', operation: declaration.name, inputs: [last.input] };
  const page = declaration
    ? fieldsOf(declaration).find((field) => field.meta.sense === 'page' && field.name === 'page')
    : undefined;
  if (step === 0 || !last || !declaration || !page || !isOffered(situation, declaration)) return null;
  if (step > 0 && isLastPage(last))
    return { kind: 'say', text: 'That was all of them, there is no further page.', outcome: 'chatted' };
  const known = last.input[page.name];
  const next = Math.max(page.least, (typeof known === 'number' ? known : Math.max(0, page.least)) + step);
  return { kind: 'calls', operation: declaration.name, inputs: [{ ...last.input, [page.name]: next }] };
}

/** The rows seen reach the end of the list. A result that says nothing of its length may go on. */
function isLastPage(call: PastCall): boolean {
  if (call.outcome?.ok !== true) return false;
  const { total, page, size, notShown, note, ...rest } = asRecord(call.outcome.result);
  if (typeof total !== 'number' || note !== undefined) return false;
  if (typeof notShown === 'number') return notShown === 0;
  const rows = Math.max(0, ...Object.values(rest).map((value) => (Array.isArray(value) ? value.length : 0)));
  return typeof page === 'number' && page > 0
    ? rows === 0 || (typeof size === 'number' && (page + 1) * size >= total)
    : rows >= total;
}
