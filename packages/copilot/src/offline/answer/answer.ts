import { countryName } from '@brandwright/language/values/countries.ts';
import { stem } from '@brandwright/language/words/stems.ts';
import type { Parse } from '../parse/parse.ts';
import type { SeenRecord, SeenResult } from '../ground/records.ts';
import { isKindWord } from '../ground/kind-words.ts';
import { readScale } from '../ground/scales.ts';
import type { GroundingServices } from '../ground/services.ts';
import type { DialogueState } from '../ground/state.ts';
import { chooseRows, rowsInState } from './choose-rows.ts';
import { coverage } from './coverage.ts';
import { compute, sayLike } from './compute.ts';
import { sayLabel } from './extremes.ts';
import { factTables, type Fact, type FactRow, type FactTable } from './facts.ts';
import { findFacts, leastFigureFit, type FoundFact } from './find-fact.ts';
import { readQuestion, type Question, type QuestionKind } from './question.ts';
import type { Answer } from './found-answer.ts';
import { reasonsIn } from './reasons.ts';
import { focusOf, sentence } from './say-rows.ts';

/** The least that a value must fit the words of a question. */
const leastFit = 0.5;
const mostResults = 5;

/** Answers a question from what a conversation has shown, the latest first; null when nothing of it fits. */
export async function answerFromShown(
  text: string,
  parse: Parse,
  state: DialogueState,
  services: GroundingServices,
): Promise<Answer | null> {
  const question = readQuestion(text, parse);
  const done = whetherDone(text, state);
  if (done) return done;
  const results = ofNumbered(text, state.results);
  const pending = await fromPending(question, state, services);
  let best: Answer | null = pending;
  const together = sideBySide(results);
  if (together && results[0] && comparing.has(question.kind)) {
    const answer = await fromTable(question, together, results[0], state, services);
    if (answer && answer.certainty > (best?.certainty ?? 0)) best = answer;
  }
  // A reason is asked of what was just shown.
  const reach = question.kind === 'why' ? 2 : mostResults;
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

/** Answers that came one after the other to the same question of different things, as rows of one table. */
function sideBySide(results: readonly SeenResult[]): FactTable | null {
  const [latest] = results;
  const others = results.findIndex(({ operation }) => operation !== latest?.operation);
  const alike = results
    .slice(0, others < 0 ? results.length : others)
    .slice(0, 4)
    .toReversed();
  if (alike.length < 2) return null;
  const rows = alike.flatMap((result): FactRow[] => {
    const tables = factTables(result);
    const label = differingValue(result, alike);
    if (label === null || tables.some(({ isMain, noun }) => isMain && noun !== '')) return [];
    const facts = tables.flatMap((table) => (table.rows.length === 1 ? (table.rows[0]?.facts ?? []) : []));
    return [{ label, facts, record: null, data: {} }];
  });
  return rows.length === alike.length
    ? { noun: '', rows, isMain: true, isSorted: false, total: rows.length }
    : null;
}

/** What one call was about and the others were not, in words: "Vietnam". */
function differingValue({ input }: SeenResult, all: readonly SeenResult[]): string | null {
  for (const [field, value] of Object.entries(input)) {
    const differs = new Set(all.map((one) => one.input[field])).size === all.length;
    if (differs && typeof value === 'string' && value.length < 60)
      return /^[A-Z]{2}$/.test(value) ? countryName(value) : value;
  }
  return null;
}

const asksWhetherDone =
  /\b(?:did|has|have|is|was|were)\b.{0,24}\b(?:go(?:ne)? (?:through|out|ok)|went through|work(?:ed)?|happen(?:ed)?|done|saved|sent|stick|stuck|landed?|take effect)\b|^(?:done|sent|saved|all (?:set|good|done))\s*\?/i;

/** "Did that go through?": what came of the last change. */
function whetherDone(text: string, state: DialogueState): Answer | null {
  if (!asksWhetherDone.test(text) || /^\W*(?:and |so )?(?:which|who|what|when|where|how)\b/i.test(text))
    return null;
  if (state.pending[0])
    return {
      text: `Not yet: it waits for your yes. ${state.pending[0].what ?? state.pending[0].title}`,
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

/** Answers a question from one result. */
export async function fromResult(
  question: Question,
  result: SeenResult,
  state: DialogueState,
  services: GroundingServices,
): Promise<Answer | null> {
  const tables = factTables(result);
  const whole = ofWholeList(question, tables, result);
  if (whole) return whole;
  let best: Answer | null = null;
  for (const table of tables) {
    const answer = await fromTable(question, table, result, state, services);
    if (answer && answer.certainty > (best?.certainty ?? 0)) best = answer;
  }
  return best;
}

/** The sum or the average of a list of which only a part is shown: from what the list says of itself. */
function ofWholeList(question: Question, tables: readonly FactTable[], result: SeenResult): Answer | null {
  const { kind, row, text: asked } = question;
  // "The total of the newest one" is no sum.
  if (row !== null || readScale(asked)) return null;
  const cut = tables.find(({ isMain, rows, total }) => isMain && total > rows.length);
  if (!cut || (kind !== 'sum' && kind !== 'average')) return null;
  const own = tables.find(({ noun, isMain }) => noun === '' && isMain)?.rows[0];
  const worth = own?.facts.find(
    (fact) => fact.kind === 'money' && /worth|total|value|amount/.test(fact.label),
  );
  if (!worth || typeof worth.value !== 'number') return null;
  const count = `${cut.total.toLocaleString('en-US')} ${cut.noun}`;
  const text =
    kind === 'sum'
      ? `${worth.said} in total across ${count}.`
      : `${sayLike(worth, worth.value / cut.total)} on average across ${count}.`;
  const certainty = 0.85 * coverage(question, { facts: [worth], rows: cut.rows, table: cut, result });
  return { text, focus: [], certainty };
}

/** An answer from one table; how well it fits is weighed by how much of the question it accounts for. */
async function fromTable(
  question: Question,
  table: FactTable,
  result: SeenResult,
  state: DialogueState,
  services: GroundingServices,
): Promise<Answer | null> {
  const rows = await chooseRows(question, table, state, services);
  if (rows.length === 0) return null;
  const weighed = (answer: Answer, facts: readonly Fact[], told = rows): Answer => ({
    ...answer,
    certainty: Math.min(1, answer.certainty) * coverage(question, { facts, rows: told, table, result }),
  });
  if (question.kind === 'why') {
    const why = reasonsIn(table, rows, question.text);
    if (why)
      return weighed(
        why,
        rows.flatMap(({ facts }) => facts),
      );
  }
  const inState =
    question.kind === 'which' && table.total <= table.rows.length ? rowsInState(question, table.rows) : [];
  if (inState.length > 0) {
    const text = sentence(inState.slice(0, 8).map(({ label }) => label));
    const facts = inState.flatMap((row) => row.facts);
    return weighed(
      { text, focus: inState.length === 1 ? focusOf(inState) : [], certainty: 0.85 },
      facts,
      inState,
    );
  }
  const found = await findFacts(question, rows, (words) => services.likeness(words));
  const computed = compute(question, table, rows, found);
  if (computed) {
    const used = ofAnyFigure.has(question.kind)
      ? rows.flatMap(({ facts }) => facts)
      : found.filter(({ score }) => score >= leastFigureFit).map(({ fact }) => fact);
    return weighed({ ...computed, focus: focusOf(computed.rows) }, used);
  }
  const values = fromValues(found.filter(({ fact }) => tellsCount(question, fact)));
  if (!values) return null;
  // A value is no reason, and none that stands by itself says which row is at an end.
  const isAside = isOfEnd.has(question.kind) || (question.kind === 'which' && isBesideList(table, result));
  const share = question.kind === 'why' ? valueForReason : isAside ? valueForEnd : 1;
  const certainty = values.certainty * share;
  return weighed({ ...values, certainty }, values.facts);
}

/** Figures that a list says of itself: "which is overdue" asks for rows. */
const isBesideList = ({ noun }: FactTable, { lists }: SeenResult): boolean =>
  noun === '' && lists.some(({ single, records }) => !single && records.length > 1);

const valueForReason = 0.5;
const valueForEnd = 0.35;
const isOfEnd: ReadonlySet<QuestionKind> = new Set(['most', 'least']);
/** Kinds of questions whose figure is found by an adjective rather than by its name. */
const ofAnyFigure: ReadonlySet<QuestionKind> = new Set(['most', 'least', 'difference', 'compare']);

/** "How many orders": a figure of something else is no answer. */
const tellsCount = ({ counts }: Question, { stems }: Fact): boolean =>
  counts === null || stems.includes(stem(counts));

/** Says the values that fit best, each with the thing that it belongs to. */
function fromValues(found: readonly FoundFact[]): (Answer & { facts: readonly Fact[] }) | null {
  const [best] = found;
  if (!best || best.score < leastFit) return null;
  const labels = [
    ...new Set(found.filter(({ score }) => score >= best.score - 0.06).map(({ fact }) => fact.label)),
  ].slice(0, 2);
  const rows = [...new Set(found.map(({ row }) => row))].slice(0, 8);
  const sentences = rows.flatMap((row) => {
    const values = row.facts
      .filter(({ label }) => labels.includes(label))
      .map(({ label, said }) => `${sayLabel(label)} ${said}`);
    // A name is not said twice.
    const isLabel =
      values.length === 1 &&
      row.facts.some(({ label, said }) => labels.includes(label) && said === row.label);
    if (isLabel) return [row.label];
    return values.length > 0
      ? [row.label && rows.length > 0 ? `${row.label}: ${values.join(', ')}` : values.join(', ')]
      : [];
  });
  if (sentences.length === 0) return null;
  return {
    text: sentence(sentences),
    focus: rows.length === 1 ? focusOf(rows) : [],
    certainty: Math.min(1, best.score),
    facts: found.filter(({ fact }) => labels.includes(fact.label)).map(({ fact }) => fact),
  };
}

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
  return { text, focus: [], certainty: Math.max(0.45, (answer?.certainty ?? 0) - 0.1) };
}

export { readQuestion };
