import type { SeenRecord, SeenResult } from '../ground/records/records.ts';
import { fieldsOf } from '../fields.ts';
import { isKindWord } from '../ground/records/kind-words.ts';
import { readScale } from '../ground/values/scales.ts';
import type { GroundingServices } from '../ground/conversation/services.ts';
import type { DialogueState } from '../ground/conversation/state.ts';
import type { Parse } from '../parse/parse.ts';
import { endOf } from './extremes.ts';
import { factTables } from './facts.ts';
import type { Answer } from './found-answer.ts';
import { fromResult, fromTable } from './from-result.ts';
import { readQuestion, type Question, type QuestionKind } from './question.ts';
import { sideBySide } from './side-by-side.ts';

const mostResults = 5;

/** Answers a question from what a conversation has shown, the latest first; null when nothing of it fits. */
export async function answerFromShown(
  text: string,
  parse: Parse,
  state: DialogueState,
  services: GroundingServices,
): Promise<Answer | null> {
  if (breaksDown.test(text) && isOfFigure(state.results[0])) return null;
  const question = readQuestion(text, parse);
  const done = whetherDone(text, state);
  if (done) return done;
  const results = ofNumbered(text, onTable(question, state.results));
  const short = ofShortList(question, results[0]) ?? ofBest(question, state);
  if (short) return short;
  const pending = await fromPending(question, state, services);
  let best: Answer | null = pending;
  const together = sideBySide(results);
  if (together && results[0] && comparing.has(question.kind)) {
    const answer = await fromTable(question, together, results[0], state, services);
    if (answer && answer.certainty > (best?.certainty ?? 0)) best = answer;
  }
  // A reason is asked of what was just shown.
  const reach = question.kind === 'why' ? 2 : isOfCutList(question, results[0]) ? 1 : mostResults;
  const named = question.kind === 'why' ? [] : listNamed(text, results);
  const inReach = [...named.map((result) => ({ result, age: 0 })), ...aging(results.slice(0, reach))];
  for (const { result, age } of inReach) {
    const answer = await fromResult(question, result, state, services);
    const aged = answer && { ...answer, certainty: answer.certainty - 0.04 * age };
    if (aged && aged.certainty > (best?.certainty ?? 0)) best = aged;
    if (best && best.certainty > (question.kind === 'why' ? 0.6 : 0.8)) break;
  }
  return best;
}

/** "By product?", after a figure or why it changed, asks for the figure anew. */
const breaksDown = /^\W*(?:(?:and|or|now|then|ok|okay)\W+)*(?:by|per)\s+(?:[\p{L}-]+\s*){1,3}\W*$/iu;
const isOfFigure = (shown: SeenResult | undefined): boolean =>
  shown !== undefined &&
  fieldsOf(shown.operation).some(({ name, kind }) => name === 'measure' && kind === 'enum');

/** A search or a list that was narrowed takes the place of the one before it: which of them is asked of the last alone. */
function onTable({ kind }: Question, results: readonly SeenResult[]): readonly SeenResult[] {
  if (!comparing.has(kind)) return results;
  const isList = ({ operation }: SeenResult) => /^(?:list|search)_/.test(operation.name);
  return results.filter(
    (result, age) =>
      !isList(result) || !results.slice(0, age).some(({ operation }) => operation === result.operation),
  );
}

/** "Which one's cheapest", of a list with one row or none: that is said, and no other list is asked. */
function ofShortList({ kind, row, text }: Question, latest: SeenResult | undefined): Answer | null {
  if ((kind !== 'most' && kind !== 'least') || row !== null || !latest) return null;
  if (!/^(?:list|search)_/.test(latest.operation.name)) return null;
  const { total } = latest.result as { total?: unknown };
  if (total !== 0 && total !== 1) return null;
  const asked = readScale(text)?.said;
  const records = latest.lists.flatMap((list) => (list.single ? [] : list.records));
  const [only] = records;
  if (total === 0 && records.length === 0)
    return { text: 'That list is empty, so there’s nothing to choose from.', focus: [], certainty: 0.9 };
  if (!asked || !only || records.some(({ kind: own }) => own !== only.kind)) return null;
  const facts = factTables(latest).find(({ isMain }) => isMain)?.rows[0];
  const measured = facts ? endOf(text, facts) : null;
  const value = measured ? `: ${measured}` : '';
  const ref = only.refs.get(only.kind)?.[0];
  return {
    text: `${only.label} is the only one in that list${value}.`,
    focus: ref ? [{ kind: only.kind, value: ref.value, label: only.label }] : [],
    certainty: 0.9,
  };
}

const asksForBest =
  /^\W*(?:(?:and|so|ok|but|then)\W+)*(?:(?:which|what|who)(?: (?:one|of (?:them|these|those)|\p{L}+))?(?:['’]s| is| are| would be| do you (?:recommend|prefer))|which (?:one )?(?:should|would) (?:i|we|you) (?:take|pick|choose|go (?:with|for)))\b(?!.*\b(?:rated|price|quality|reviews?)\b)/iu;

/** "Which is the best one", right after things were compared: nothing measures that, so what each is best at is said. */
function ofBest({ text, row }: Question, { calls, results }: DialogueState): Answer | null {
  const [last] = calls;
  if (!last || last.outcome?.ok !== true || !last.operation.startsWith('compare_')) return null;
  if (results[0]?.operation.name !== last.operation || row !== null || !asksForBest.test(text)) return null;
  if (!/\b(?:best|better|recommend|prefer|should|would)\b/i.test(text)) return null;
  return {
    text: `It depends on what matters most to you. ${last.outcome.summary}`,
    focus: [],
    certainty: 0.85,
  };
}

/** Which row is at an end of a list that was cut is found by asking for it in order, never in what was shown before. */
const isOfCutList = ({ kind }: Question, latest: SeenResult | undefined): boolean =>
  (kind === 'most' || kind === 'least') &&
  latest !== undefined &&
  factTables(latest).some(({ isMain, rows, total }) => isMain && rows.length > 1 && total > rows.length);

const orderNumber = /(?:\border\s*#?|#)(\d{3,9})\b/gi;

/** "How is order 879": only what was shown of the orders that a question names by their numbers. */
function ofNumbered(text: string, results: readonly SeenResult[]): readonly SeenResult[] {
  const numbers = new Set([...text.matchAll(orderNumber)].map((match) => Number(match[1])));
  if (numbers.size === 0) return results;
  const isNamed = ({ refs }: SeenRecord) =>
    [...refs.values()].some((values) => values.some(({ value }) => numbers.has(Number(value))));
  return results.filter(({ lists }) => lists.some(({ records }) => records.some(isNamed)));
}

const aging = (results: readonly SeenResult[]) => results.map((result, age) => ({ result, age }));

/** "Which of the candle makers …", "the cheapest quote": a list that is named by what it is of, however long ago it was shown. */
function listNamed(text: string, results: readonly SeenResult[]): SeenResult[] {
  const isOne = readScale(text) !== null;
  const words = text.split(/[^\p{L}]+/u).filter((word) => word.length > 3 && (isOne || word.endsWith('s')));
  const named = results.find(({ lists }) =>
    lists.some(({ records, single }) => {
      const kind = records[0]?.kind;
      return !single && records.length > 1 && kind && words.some((word) => isKindWord(word, kind));
    }),
  );
  return named ? [named] : [];
}

const comparing: ReadonlySet<QuestionKind> = new Set(['most', 'least', 'difference', 'compare', 'which']);

const asksWhetherDone =
  /\b(?:did|has|have|is|was|were)\b.{0,24}\b(?:go(?:ne)? (?:through|out|ok)|went through|work(?:ed)?|happen(?:ed)?|done|saved|sent|stick|stuck|landed?|take effect)\b|^(?:done|sent|saved|all (?:set|good|done))\s*\?/i;

/** "Did that go through?": what came of the last change. */
function whetherDone(text: string, state: DialogueState): Answer | null {
  if (!asksWhetherDone.test(text) || /^\W*(?:and |so )?(?:which|who|what|when|where|how)\b/i.test(text))
    return null;
  if (state.pending[0])
    return {
      text: `Not yet. It’s waiting for your yes: ${state.pending[0].what ?? state.pending[0].title}`,
      focus: [],
      certainty: 0.8,
    };
  const [last] = state.calls;
  const change = state.results[0];
  if (!last?.outcome || last.outcome.ok === 'asks') return null;
  if (!last.outcome.ok) return { text: `No. ${last.outcome.message}`, focus: [], certainty: 0.8 };
  if (change?.operation.effect === 'read') return null;
  return { text: `Yes. ${last.outcome.summary}`, focus: [], certainty: 0.85 };
}

const asksCost =
  /\bhow much\b[^.?!]*\b(?:back|refund(?:ed)?|charged?|pay|cost|come to|gets?|due|is (?:it|that))\b/i;

/** "How much goes back?", while a refund waits: from what will be done. */
async function fromPending(
  question: Question,
  state: DialogueState,
  services: GroundingServices,
): Promise<Answer | null> {
  const [waiting] = state.pending;
  const call =
    waiting &&
    state.calls.find(({ outcome }) => outcome?.ok === 'asks' && outcome.actionId === waiting.actionId);
  if (!waiting || call?.outcome?.ok !== 'asks') return null;
  const operation = services.find(waiting.operation);
  if (!operation) return null;
  const { preview } = call.outcome;
  const told = [preview['what'], preview['cost'], preview['toWhom'], preview['cannotBeUndone']].filter(
    (part): part is string => typeof part === 'string' && part !== '',
  );
  const result: SeenResult = {
    operation,
    input: waiting.input,
    result: { ...waiting.input, ...preview },
    lists: [],
  };
  const answer = await fromResult(question, result, state, services);
  const text =
    told.length > 0 ? told.map((part) => part.replace(/[.]?$/, '.')).join(' ') : (answer?.text ?? '');
  if (!text) return null;
  // "How much gets she back for it": what it comes to stands in what waits, and is not done yet.
  const isCost = asksCost.test(question.text) && /\d/.test(String(preview['cost'] ?? ''));
  return { text, focus: [], certainty: isCost ? 0.9 : Math.max(0.45, (answer?.certainty ?? 0) - 0.1) };
}
