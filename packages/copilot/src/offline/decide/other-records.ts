import type { AnyDeclaration, RecordKind } from '@brandwright/contract';
import { stopWords } from '@brandwright/language/words/stop-words.ts';
import { tokenize } from '@brandwright/language/words/tokens.ts';
import { fieldsOf, type FieldSpec } from '../fields.ts';
import type { GroundingServices } from '../ground/conversation/services.ts';
import type { DialogueState } from '../ground/conversation/state.ts';
import type { PendingInView } from '../ground/conversation/turn-context.ts';
import { findSeen } from '../ground/conversation/working-memory.ts';
import { numbersIn } from '../ground/fill/record-numbers.ts';
import { refer } from '../ground/refer/refer.ts';
import { listFor } from '../ground/one-or-several.ts';
import type { Parse } from '../parse/parse.ts';
import type { Utterance } from '../perceive/utterance.ts';
import type { Decision } from './decision.ts';

/** What waits, as it would be done for several records. */
interface Batch {
  operation: AnyDeclaration;
  field: FieldSpec;
  kind: RecordKind;
  input: Record<string, unknown>;
  values: readonly unknown[];
}

/**
 * "Leave 5759 out", "not Goldberg, just the other one", "and 5743, in with those": what waits is asked anew for fewer records or for
 * more. Null for a message that says nothing of the kind.
 */
export async function otherRecords(
  parse: Parse,
  utterance: Utterance,
  state: DialogueState,
  services: GroundingServices,
): Promise<Decision | null> {
  const [waiting] = state.pending;
  const batch = waiting ? batchOf(waiting, state, services) : null;
  if (!waiting || !batch || utterance.text.includes('?')) return null;
  const values = (await fewer(batch, utterance, state, services)) ?? more(batch, parse, utterance);
  if (!values) return null;
  if (values.length === 0) return { kind: 'decision', approved: false };
  return {
    kind: 'call',
    operation: batch.operation.name,
    inputs: [{ ...batch.input, [batch.field.name]: [...values] }],
    replaces: [waiting.actionId],
    isQuestion: false,
    others: [],
  };
}

/** What waits with its list of records, as it was asked for; of what takes one, that which does the same for several. */
function batchOf(
  { operation: name }: PendingInView,
  { calls }: DialogueState,
  { find, offered }: GroundingServices,
): Batch | null {
  const operation = find(name);
  if (!operation) return null;
  const asked = calls.filter((call) => call.operation === name);
  const valueOf = (field: FieldSpec) =>
    asked.map(({ input }) => input[field.name]).find((value) => value !== undefined);
  const known = (fields: readonly FieldSpec[]) =>
    Object.fromEntries(
      fields.flatMap((field) => {
        const value = asked[0]?.input[field.name];
        // What a form showed belongs to the records as they were.
        return value === undefined || field.meta.formOnly ? [] : [[field.name, value]];
      }),
    );
  for (const field of fieldsOf(operation)) {
    const values = takesSeveral(field) ? valueOf(field) : undefined;
    if (field.meta.ref && Array.isArray(values))
      return { operation, field, kind: field.meta.ref, input: known(fieldsOf(operation)), values };
  }
  for (const other of offered) {
    const field = listFor(other, operation);
    const single = fieldsOf(operation).find(
      ({ meta, array, kind }) => !array && kind === 'integer' && meta.ref === field?.meta.ref,
    );
    const value = single && valueOf(single);
    if (!field?.meta.ref || value === undefined) continue;
    const shared = known(fieldsOf(other).filter(({ meta }) => meta.ref !== field.meta.ref));
    return { operation: other, field, kind: field.meta.ref, input: shared, values: [value] };
  }
  return null;
}

const takesSeveral = ({ array, meta }: FieldSpec): boolean =>
  array && meta.ref !== undefined && meta.ref !== 'file' && !meta.formOnly;

const leaves =
  /\b(?:leave|take|pull|drop|cut|hold|keep)\b.*\b(?:out|off|back|aside|behind|away)\b|\b(?:skip|drop|remove|without|except|exclude|minus|forget)\b|(?:^|\s)(?:but )?not\s+(?!(?:the )?(?:visa|amex|card))/i;

/** Those that are left where some are to be left out, or only some are wanted. */
async function fewer(
  { field, kind, values }: Batch,
  utterance: Utterance,
  state: DialogueState,
  services: GroundingServices,
): Promise<unknown[] | null> {
  if (values.length < 2) return null;
  const named = async (clause: Clause) => {
    const numbers = field.kind === 'integer' ? clause.numbers : [];
    const said = numbers.filter((one) => values.includes(one));
    if (numbers.length > 0) return said;
    return namedIn(clause.text, kind, values, state, services);
  };
  const out = new Set<unknown>();
  for (const clause of clausesOf(utterance, kind)) {
    if (/^\W*(?:(?:ok|okay|and|so|no|actually|wait|make it)\W+)*(?:just|only)\b/i.test(clause.text)) {
      const wanted = await named(clause);
      if (wanted.length > 0 && out.size === 0) return values.filter((one) => wanted.includes(one));
    }
    if (leaves.test(clause.text)) for (const one of await named(clause)) out.add(one);
  }
  return out.size > 0 ? values.filter((one) => !out.has(one)) : null;
}

const joins =
  /\b(?:in with|along with|together with|with) (?:those|these|them|that|it|the (?:others?|rest|lot))\b|\b(?:too|as well)\b|\b(?:add|include|plus)\b|\b(?:throw|put|stick|toss|pop)\b.*\bin\b/i;

/** From here on something else is asked for. */
const sureOfAnother = 0.6;

/** Those that are there with those that are said beside them. */
function more(
  { operation, field, kind, values }: Batch,
  { candidates }: Parse,
  utterance: Utterance,
): unknown[] | null {
  if (field.kind !== 'integer' || !joins.test(utterance.text)) return null;
  const [best] = candidates;
  const isOwn = (name: string | undefined) =>
    name === operation.name || (operation.related ?? []).includes(name ?? '');
  if (best && best.probability >= sureOfAnother && !isOwn(best.operation)) return null;
  const numbers = numbersIn(utterance, kind, []).map(({ number }) => number);
  const added = numbers.filter((one) => !values.includes(one));
  return added.length > 0 ? [...values, ...added] : null;
}

interface Clause {
  text: string;
  numbers: readonly number[];
}

/** The parts of a message, with the numbers of records in each. */
function clausesOf(utterance: Utterance, kind: RecordKind): Clause[] {
  const numbers = numbersIn(utterance, kind, []);
  const parts = [...utterance.text.matchAll(/[^.;!,]+/g)];
  return parts.map(({ 0: text, index }) => ({
    text,
    numbers: numbers
      .filter(({ start }) => start >= index && start < index + text.length)
      .map(({ number }) => number),
  }));
}

/** Which of some records words name, by what is shown of them or by whom the store knows under the name. */
async function namedIn(
  text: string,
  kind: RecordKind,
  values: readonly unknown[],
  state: DialogueState,
  services: GroundingServices,
): Promise<unknown[]> {
  const words = tokenize(text)
    .map(({ lower }) => lower.replace(/['’]s$/, ''))
    .filter((word) => word.length > 3 && !stopWords.has(word) && !asking.has(word));
  const isNamed = (label: string) => tokenize(label).some(({ lower }) => words.includes(lower));
  const shown = values.filter((value) => {
    const seen =
      typeof value === 'string' || typeof value === 'number'
        ? findSeen(kind, value, state.results)
        : undefined;
    return seen !== undefined && isNamed(seen.label);
  });
  if (shown.length > 0) return shown;
  for (const word of words) {
    const meant = await refer(word, kind, true, { ...state, results: [], focus: [] }, services);
    const records = meant.kind === 'found' || meant.kind === 'several' ? meant.records : [];
    const own = values.filter((value) =>
      records.some(({ refs }) => refs.get(kind)?.some((one) => one.value === value)),
    );
    if (own.length > 0 && own.length < values.length) return own;
  }
  return [];
}

const asking = new Set(
  'leave take pull drop skip hold keep back aside behind away without except exclude minus forget just only other'.split(
    ' ',
  ),
);
