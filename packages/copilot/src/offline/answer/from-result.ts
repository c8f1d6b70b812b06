import { plainWords } from '@brandwright/language/text.ts';
import { singular, stem } from '@brandwright/language/words/stems.ts';
import { tokenize } from '@brandwright/language/words/tokens.ts';
import type { SeenResult } from '../ground/records/records.ts';
import { readScale } from '../ground/values/scales.ts';
import type { GroundingServices } from '../ground/conversation/services.ts';
import type { DialogueState } from '../ground/conversation/state.ts';
import { byPerson } from './by-person.ts';
import { chooseRows } from './choose-rows.ts';
import { compute } from './compute.ts';
import { coverage } from './coverage.ts';
import { sayFact } from './extremes.ts';
import { factTables, type Fact, type FactRow, type FactTable } from './facts.ts';
import { sayLike } from './say-like.ts';
import { asksWho, findFacts, leastFigureFit, namesSomebody, type FoundFact } from './find-fact.ts';
import { atTheDoor } from './at-the-door.ts';
import type { Answer } from './found-answer.ts';
import { priceInWords } from './price-in-words.ts';
import { isOfAnotherPeriod } from './period.ts';
import type { Question, QuestionKind } from './question.ts';
import { reasonsIn } from './reasons.ts';
import { shareOfWhole } from './shares.ts';
import { focusOf, sentence } from './say-rows.ts';
import { isStateSaid, rowsInState } from './states.ts';

/** The least that a value must fit the words of a question. */
const leastFit = 0.5;

/** Answers a question from one result. */
export async function fromResult(
  question: Question,
  result: SeenResult,
  state: DialogueState,
  services: GroundingServices,
): Promise<Answer | null> {
  const tables = factTables(result);
  if (isOfAnotherPeriod(question, result, tables, state.now)) return null;
  const whole =
    ofWholeList(question, tables, result) ?? (await shareOfList(question, tables, result, state, services));
  if (whole) return whole;
  const part = ofNamedPart(question, tables) ?? priceInWords(question, result) ?? byPerson(question, tables);
  if (part) return part;
  let best: Answer | null = null;
  for (const table of tables) {
    const answer = await fromTable(question, table, result, state, services);
    if (answer && answer.certainty > (best?.certainty ?? 0)) best = answer;
  }
  return best;
}

/** These ask for more than what is shown, or why. */
const worksOut =
  /\b(?:why|average|mean|total|sum|share|portion|percent(?:age)?|more|less|than|per|each|times|compare|difference|altogether|together|all)\b/i;

/** "What did the mold cost": a cost, a fee or a layer that is called just so has its amount. */
function ofNamedPart({ text, expects }: Question, tables: readonly FactTable[]): Answer | null {
  if (worksOut.test(text) || (expects !== null && expects[0] !== 'money')) return null;
  const said = ` ${plainWords(text)} `;
  const isSaid = (label: string): boolean => {
    const words = plainWords(label);
    const thing = /^\d/.test(words) ? words : (words.split(' ').at(-1) ?? words);
    return thing !== '' && said.includes(` ${thing} `);
  };
  const parts = tables
    .filter(({ isMain, rows }) => !isMain && rows.length > 0)
    .flatMap(({ rows }) => rows)
    .filter(({ record, label }) => record === null && isSaid(label));
  const [only, ...others] = parts;
  const amount = only?.facts.find((fact) => fact.kind === 'money' && fact.label === 'amount');
  if (!only || others.length > 0 || !amount) return null;
  return { text: `${only.label}: ${amount.said}.`, focus: [], certainty: 0.9 };
}

/** A list of which only a part is shown, with what it says all of it is worth. */
function cutList(tables: readonly FactTable[]): { cut: FactTable; worth: Fact; value: number } | null {
  const cut = tables.find(({ isMain, rows, total }) => isMain && total > rows.length);
  const own = tables.find(({ noun, isMain }) => noun === '' && isMain)?.rows[0];
  const worth = own?.facts.find(
    (fact) => fact.kind === 'money' && /worth|total|value|amount/.test(fact.label),
  );
  return cut && worth && typeof worth.value === 'number' ? { cut, worth, value: worth.value } : null;
}

/** "What share of the total is that", of one row of a list of which only a part is shown. */
async function shareOfList(
  question: Question,
  tables: readonly FactTable[],
  result: SeenResult,
  state: DialogueState,
  services: GroundingServices,
): Promise<Answer | null> {
  const list = question.kind === 'share' ? cutList(tables) : null;
  const rows = list ? await chooseRows(question, list.cut, state, services) : [];
  const [row] = rows;
  const part = row?.facts.find(({ kind, label }) => kind === 'money' && label === 'total');
  if (!list || !row || rows.length > 1 || !part) return null;
  const told = shareOfWhole(row, part, Number(part.value), list.value);
  if (!told) return null;
  const fit = coverage(question, { facts: [part, list.worth], rows, table: list.cut, result });
  return { ...told, focus: focusOf(rows), certainty: told.certainty * fit };
}

/** The sum or the average of a list of which only a part is shown: from what the list says of itself. */
function ofWholeList(question: Question, tables: readonly FactTable[], result: SeenResult): Answer | null {
  const { kind, row, text: asked } = question;
  // "The total of the newest one" is no sum.
  if (row !== null || readScale(asked)) return null;
  const list = kind === 'sum' || kind === 'average' ? cutList(tables) : null;
  if (!list) return null;
  const { cut, worth, value } = list;
  const count = `${cut.total.toLocaleString('en-US')} ${cut.noun}`;
  const text =
    kind === 'sum'
      ? `${worth.said} in total across ${count}.`
      : `${sayLike(worth, value / cut.total)} on average across ${count}.`;
  const certainty = 0.85 * coverage(question, { facts: [worth], rows: cut.rows, table: cut, result });
  return { text, focus: [], certainty };
}

/** An answer from one table; how well it fits is weighed by how much of the question it accounts for. */
export async function fromTable(
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
  const atDoor = atTheDoor(question, rows);
  if (atDoor) return atDoor;
  const told = question.kind === 'check' ? sayState(question, rows) : null;
  if (told) return weighed(told, told.facts);
  const found = (await findFacts(named(question), rows, (words) => services.likeness(words))).filter(
    ({ fact }) => !ofFigures.has(question.kind) || isFigure(question, fact),
  );
  const computed = compute(question, table, rows, found);
  if (computed) {
    // The names of values do not say which rows were counted.
    const used =
      question.kind === 'count'
        ? computed.rows.flatMap(({ facts }) => facts)
        : ofAnyFigure.has(question.kind)
          ? rows.flatMap(({ facts }) => facts)
          : found.filter(({ score }) => score >= leastFigureFit).map(({ fact }) => fact);
    return weighed({ ...computed, focus: focusOf(computed.rows) }, used);
  }
  // A figure as it stands is none for another quantity.
  if (question.kind === 'times') return null;
  const values = fromValues(
    question,
    found.filter(({ fact }) => tellsCount(question, fact) && !isSaidAlready(question, fact)),
  );
  if (!values || (asksJudgment.test(question.text) && values.facts.every(({ kind }) => kind === 'text')))
    return null;
  // A value is no reason and no share, and none that stands by itself says which row is at an end.
  const isAside = isOfEnd.has(question.kind) || (question.kind === 'which' && isBesideList(table, result));
  const isPart = question.kind === 'share' && values.facts.every(({ kind }) => kind !== 'percent');
  const share = question.kind === 'why' ? valueForReason : isAside || isPart ? valueForEnd : 1;
  const certainty = values.certainty * share;
  return weighed({ ...values, certainty }, values.facts);
}

/** "Is the price good?": the words of a message that mention a price are no judgment of it. */
const asksJudgment =
  /^\W*(?:(?:and|so|ok|but)\W+)*(?:is|are|was) .{1,60}\b(?:good|fair|reasonable|ok|okay|high|low|bad|cheap|expensive|worth it|competitive)\W*$/i;

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

/** "So own has now": what a value says was said in the question, of which nothing asks for such a value. */
const isSaidAlready = ({ stems }: Question, { kind, said, stems: named }: Fact): boolean => {
  const words = kind === 'text' ? tokenize(said).map(({ lower }) => stem(singular(lower))) : [];
  return words.length > 0 && words.every((one) => stems.has(one)) && !named.some((one) => stems.has(one));
};

/** "The average sample price": the words for the reckoning name no value, unless there are no others. */
function named(question: Question): Question {
  if (question.kind !== 'sum' && question.kind !== 'average') return question;
  const left = [...question.stems].filter((one) => !reckoned.has(one));
  return left.length === 0
    ? question
    : { ...question, stems: new Set(left), what: withoutReckoning(question.what) };
}
const reckoned = new Set(
  ['average', 'avg', 'mean', 'total', 'sum', 'typical', 'together', 'altogether'].map(stem),
);
const withoutReckoning = (words: string) =>
  words
    .replaceAll(/\b(?:on average|average|avg|mean|in total|total|sum|typical|altogether|together)\b/gi, ' ')
    .trim() || words;

/** Kinds of questions that only a figure answers. */
const ofFigures: ReadonlySet<QuestionKind> = new Set([
  'sum',
  'average',
  'difference',
  'per',
  'times',
  'share',
]);
const isFigure = ({ kind }: Question, fact: Fact): boolean =>
  kind === 'per' || kind === 'times' ? fact.kind === 'money' : fact.kind !== 'text' && fact.kind !== 'flag';

/** "Is it paid": the state that the question names, where the one row is in it. */
function sayState(
  question: Question,
  rows: readonly FactRow[],
): (Answer & { facts: readonly Fact[] }) | null {
  const [row] = rows;
  if (!row || rows.length > 1) return null;
  // "So own has now": what something is by its kind is no state that it is in.
  const facts = row.facts.filter(
    (fact) => isStateSaid(fact, question) && !/^(?:kind|type)$/.test(fact.label),
  );
  const [first] = facts;
  if (!first) return null;
  const text = sentence([
    `${row.label ? `${row.label}: ` : ''}${sayFact({ ...first, said: first.said.toLowerCase() })}`,
  ]);
  return { text, focus: focusOf(rows), certainty: 0.85, facts };
}

const rowLabelStems = ({ label }: FactRow): string[] =>
  tokenize(label).flatMap(({ lower }) => (lower.length > 2 ? [stem(singular(lower))] : []));

/** "Which ones are late, and by how many days": those of a list of which a figure is not zero, where others have none. */
function thoseWithAny(rows: readonly FactRow[], labels: readonly string[]): readonly FactRow[] {
  const isNone = ({ facts }: FactRow) =>
    facts.some(({ label, value }) => labels.includes(label) && value === 0);
  const some = rows.filter((row) => !isNone(row));
  return some.length > 0 ? some : rows;
}

const asksWhichOnes = /^\W*(?:(?:and|so|ok|but|then|now)\W+)*which (?:ones?|of (?:them|these|those))\b/i;

/** A whole message answers only a question of what was written. */
const isLetter = (said: string): boolean => /\n\s*\n/.test(said) && said.length > longestValue;
const longestValue = 120;
const asksToRead =
  /\b(?:say|says|said|write|writes|wrote|written|message|text|note|e-?mail|letter|read|answer|answered|reply|replied|ask|asked|tell|told|words?|put|summary|instructions?)\b/i;

/** Says the values that fit best, each with the thing that it belongs to. */
function fromValues(
  { kind, stems, text }: Question,
  found: readonly FoundFact[],
): (Answer & { facts: readonly Fact[] }) | null {
  const [best] = found;
  // What is only like the question is said of nothing that it asks in other words.
  if (!best || best.score < leastFit || !best.isNamed) return null;
  const labels = [
    ...new Set(
      found
        .filter(({ score, isNamed }) => isNamed && score >= best.score - 0.06)
        .filter(({ fact }) => !asksWho.test(text) || namesSomebody(fact))
        .map(({ fact }) => fact.label),
    ),
  ].slice(0, 2);
  const shown = [...new Set(found.map(({ row }) => row))];
  const isOfSome = kind === 'which' || asksWhichOnes.test(text);
  const rows = (isOfSome ? thoseWithAny(shown, labels) : shown).slice(0, 8);
  const told = rows.flatMap((row) => {
    const values = row.facts
      .filter(({ label, said }) => labels.includes(label) && (!isLetter(said) || asksToRead.test(text)))
      .map(sayFact);
    // A name is not said twice.
    const isLabel =
      values.length === 1 &&
      row.facts.some(({ label, said }) => labels.includes(label) && said === row.label);
    // Who or what was named in the question is no answer to it.
    const isSaid = kind !== 'which' && rowLabelStems(row).some((one) => stems.has(one));
    if (isLabel) return isSaid ? [] : [row.label];
    return values.length > 0
      ? [row.label && rows.length > 0 ? `${row.label}: ${values.join(', ')}` : values.join(', ')]
      : [];
  });
  // Who did several things is named once.
  const sentences = asksWho.test(text) ? [...new Set(told)] : told;
  if (sentences.length === 0) return null;
  return {
    text: sentence(sentences),
    focus: rows.length === 1 ? focusOf(rows) : [],
    certainty: Math.min(1, best.score),
    facts: found.filter(({ fact }) => labels.includes(fact.label)).map(({ fact }) => fact),
  };
}
