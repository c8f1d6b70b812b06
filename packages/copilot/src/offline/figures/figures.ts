import type { AnyDeclaration } from '@brandwright/contract';
import { fill } from '../arguments/fill.ts';
import { countryName } from '../arguments/countries.ts';
import { asRecord } from '../turn/conversation.ts';
import { mergeInput } from '../follow-up/follow-up.ts';
import type { Heard } from '../turn/heard.ts';
import type { Interpretation, Situation } from '../turn/interpretation.ts';
import { profileOf } from '../choice/profile.ts';
import { chooseMeasure, type Measure, measuresOf } from './measures.ts';
import { type FigureQuestion, readFigureQuestion } from './question.ts';
import { type Row, rowsInView, type SeenRows } from './rows.ts';
import { ideasOf } from '../words/lexicon.ts';
import { stem } from '../words/tokens.ts';
import { headCount, isOf, ranked, scopeOf } from './scope.ts';
import type { Scale } from './scales.ts';
import { sayAverage, sayCount, sayDifference, sayExtreme, sayHead, sayTotal } from './say-figures.ts';
import { isCut, isSorted, sortedAgain, sumOfResult, wholeAgain } from './whole.ts';

const anyCost: Scale = {
  stems: ['total', 'landed', 'price', 'cost', 'amount', 'worth', 'duty', 'rate', 'tariff'].map(stem),
  largest: false,
  kinds: ['money', 'percent'],
};

/**
 * Answers a question about figures from the results on the table: which is cheapest, what they come to together, the
 * difference. Calls a cut list again for the whole where that can be done. Null when it is no such question, or nothing
 * on the table has the figure.
 */
export function answerFigures(heard: Heard, situation: Situation): Interpretation | null {
  const question = readFigureQuestion(heard.text);
  if (!question) return null;
  for (const seen of rowsInView(situation.table)) {
    const answer =
      unexplained(question, seen, heard) === 0 ? answerFrom(seen, question, heard, situation) : null;
    if (answer) return answer;
  }
  return question.rest.length === 0 && isEmpty(situation)
    ? say('The last list is empty, so there is nothing to compare or add up.')
    : null;
}

function isEmpty({ table }: Situation): boolean {
  const last = table.calls.at(-1)?.outcome;
  return last?.ok === true && asRecord(last.result).total === 0;
}

function answerFrom(
  seen: SeenRows,
  question: FigureQuestion,
  heard: Heard,
  situation: Situation,
): Interpretation | null {
  const declaration = situation.find(seen.call.operation);
  if (!declaration) return null;
  if (question.kind === 'count') return countRows(seen, heard, declaration, situation);
  const measure = measureFor(question, seen);
  if (!measure) return null;
  const scope = scopeOf(seen.rows, heard.text);
  const isAll = scope.length === seen.rows.length;
  const part: SeenRows = isAll ? seen : { ...seen, rows: scope, total: scope.length };
  if (question.kind === 'extreme') {
    const again = isAll && isCut(seen) ? sortedAgain(seen, question.scale, measure) : null;
    if (again) return lookUp(declaration, again);
    const order = ranked(scope, measure, question.scale);
    if (order.length < 2) return null;
    const sorted = isAll && isSorted(seen, question.scale, measure);
    const head = headCount(heard.text, question.scale.start) ?? 1;
    if (head > 1 && head < order.length)
      return say(sayHead(part, question.scale, measure, order, head, sorted));
    return say(sayExtreme(part, question.scale, measure, order, sorted));
  }
  if (question.kind === 'difference') return say(difference(seen, question, measure, scope, heard.text));
  const whole = isAll && isCut(seen) ? sumOfResult(seen, measure) : null;
  const again = isAll && isCut(seen) && whole === null ? wholeAgain(seen) : null;
  if (again) return lookUp(declaration, again);
  const values = ranked(scope, measure, null);
  if (values.length === 0) return null;
  return say(
    question.kind === 'average'
      ? sayAverage(part, measure, values, whole)
      : sayTotal(part, measure, values, whole),
  );
}

function measureFor(question: Exclude<FigureQuestion, { kind: 'count' }>, seen: SeenRows): Measure | null {
  const measures = measuresOf(seen.rows.map((row) => row.data));
  // Sums of days or percentages say nothing, nor does a mean day.
  const fitting = measures.filter(({ kind }) =>
    question.kind === 'total'
      ? kind === 'money' || kind === 'number'
      : question.kind !== 'average' || kind !== 'date',
  );
  return (
    chooseMeasure(fitting, question.scale, question.said) ??
    (question.kind === 'extreme' ? null : chooseMeasure(fitting, anyCost, question.said))
  );
}

function difference(
  seen: SeenRows,
  question: Exclude<FigureQuestion, { kind: 'count' }>,
  measure: Measure,
  scope: readonly Row[],
  text: string,
): string {
  const order = ranked(scope, measure, question.scale);
  const head = question.scale ? headCount(text, question.scale.start) : null;
  const chosen = (head ? order.slice(0, head) : order).toSorted((a, b) => a.value - b.value);
  const [low, high] = [chosen[0], chosen.at(-1)];
  return low && high && low !== high ? sayDifference(seen, measure, low, high) : '';
}

/** "how many of them are from Vietnam?": from the rows, or the list again with the condition where it was cut. */
function countRows(
  seen: SeenRows,
  heard: Heard,
  declaration: AnyDeclaration,
  situation: Situation,
): Interpretation | null {
  const countries = heard.spans.flatMap((span) =>
    span.kind === 'country' && !span.negated ? [span.value] : [],
  );
  if (countries.length > 0 && !isCut(seen)) {
    const found = seen.rows.filter((row) => countries.some((code) => isOf(row, code)));
    return say(sayCount(seen, found, `from ${countries.map(countryName).join(' or ')}`));
  }
  const filling = fill(profileOf(declaration), heard, situation.table);
  for (const field of seen.fields) if (field.meta.sense === 'search_words') delete filling.input[field.name];
  const merged = mergeInput(seen.fields, seen.call.input, filling, heard.text);
  if (JSON.stringify(merged) !== JSON.stringify(seen.call.input))
    return { kind: 'calls', operation: declaration.name, inputs: [merged] };
  if (/\bhow many (?:of|\p{L}+ (?:with|from|in|over|under|above))\b/iu.test(heard.text)) return null;
  return say(
    `${seen.total.toLocaleString('en-US')} in all${isCut(seen) ? `, ${seen.rows.length} of them shown` : ''}.`,
  );
}

/** Words of the question that neither its rows nor its figures explain: then it is about something else. */
function unexplained(question: FigureQuestion, seen: SeenRows, heard: Heard): number {
  const measures = measuresOf(seen.rows.map((row) => row.data));
  const known = new Set([
    ...measures.flatMap((measure) => [...measure.stems, ...measure.ideas]),
    ...seen.noun.split(' ').map(stem),
    ...seen.rows.flatMap((row) => row.label.toLowerCase().split(/[^\p{L}\d]+/u)).map(stem),
  ]);
  return question.rest.filter(
    (token) =>
      !known.has(token.stem) &&
      !ideasOf(token.lower).some((idea) => known.has(idea)) &&
      !/^\d/.test(token.lower) &&
      !heard.spans.some((span) => token.start >= span.start && token.end <= span.end) &&
      question.kind !== 'count',
  ).length;
}

const lookUp = (declaration: AnyDeclaration, input: Record<string, unknown>): Interpretation => ({
  kind: 'calls',
  operation: declaration.name,
  inputs: [input],
  lookUp: true,
});

function say(text: string): Interpretation | null {
  return text ? { kind: 'say', text, outcome: 'chatted' } : null;
}
