import {
  comparisonLabels,
  measureFacts,
  timeDimensions,
  type Dimension,
} from '@brandwright/contract/insight/figures.ts';
import { getFigures } from '@brandwright/contract/insight/get-figures.ts';
import type { FigureRow } from '@brandwright/contract/insight/figures-result.ts';
import { count } from '@brandwright/contract/kernel/words.ts';
import { implement } from '../kernel/request/implementation.ts';
import { figuresOf, isOfLines, sorted, type FigureAnswer, type FigurePart } from './figures-query.ts';
import { filterWords, readFilters } from './filters.ts';
import { comparedDays, daysAsked } from './periods.ts';
import { changeOf, share } from './say.ts';

const usual = { days: 30 };

export default implement(getFigures, {
  async run(context, { measure: asked, by, from, to, compare, order, page, size, ...given }) {
    // Each customer is one customer: what is meant is what they bought.
    const measure = asked === 'CUSTOMERS' && by === 'CUSTOMER' ? 'SALES' : asked;
    const days = await daysAsked(context, { from, to }, usual);
    const filters = await readFilters(context, given);
    const question = { measure, by, filters };
    const answer = await figuresOf(context, question, days);
    const other = compare === undefined ? undefined : comparedDays(days, compare);
    const before = other && (await figuresOf(context, question, other));
    const rows =
      by === undefined
        ? []
        : rowsOfAnswer(answer, before, sorted(partsOf(answer, before, by), by, order === 'LEAST'), by);
    return {
      output: {
        measure: answer.measure,
        label: measureFacts[answer.measure].label,
        unit: measureFacts[answer.measure].unit,
        by: by ?? null,
        ...days,
        compare: compare ?? null,
        comparedFrom: other?.from ?? null,
        comparedTo: other?.to ?? null,
        filters: filterWords(filters),
        value: answer.value,
        before: before?.value ?? null,
        change: changeOf(answer.value, before?.value ?? null),
        rows: rows.slice(page * size, (page + 1) * size),
        page,
        size,
        total: rows.length,
        orders: answer.orders,
        definition: measureFacts[answer.measure].definition,
        notes: notesOf(
          measure,
          answer,
          isOfLines(question),
          compare !== undefined && before?.orders === 0 ? comparisonLabels[compare] : null,
        ),
        currency: 'USD',
      },
    };
  },
});

/** Current parts plus those only in the compared period: sometimes the answer is that something is gone. */
function partsOf(
  { parts, none }: FigureAnswer,
  before: FigureAnswer | undefined,
  by: Dimension,
): FigurePart[] {
  if (before === undefined || timeDimensions.has(by)) return parts;
  const here = new Set(parts.map(({ key }) => key));
  const gone = before.parts.filter(({ key }) => !here.has(key));
  return [...parts, ...gone.map(({ key, label }) => ({ key, label, value: none, orders: 0 }))];
}

/** Time intervals are compared in order with those of the other period; everything else is matched by key. */
function rowsOfAnswer(
  { value, adds, none }: FigureAnswer,
  before: FigureAnswer | undefined,
  parts: FigureAnswer['parts'],
  by: Dimension,
): FigureRow[] {
  const isTime = timeDimensions.has(by);
  const earlier =
    before &&
    (isTime ? before.parts.toSorted((one, other) => one.key.localeCompare(other.key)) : before.parts);
  const own = new Map(earlier?.map((part) => [part.key, part]));
  return parts.map((part, at) => {
    const was = isTime ? earlier?.[at] : own.get(part.key);
    return {
      key: part.key,
      label: part.label,
      value: part.value,
      before: before ? (was?.value ?? none) : null,
      share: adds && value !== null && part.value !== null ? share(part.value, value) : null,
      ...(by === 'CUSTOMER' ? { customerId: part.key } : {}),
    };
  });
}

function notesOf(
  asked: FigureAnswer['measure'],
  { measure, leftOut }: FigureAnswer,
  isByLine: boolean,
  without: string | null,
): string[] {
  return [
    ...(asked === 'SALES' && measure === 'ITEM_SALES'
      ? ['By product, sales means item sales, which exclude shipping and tax.']
      : []),
    ...(measure === 'AVERAGE_ORDER' && isByLine
      ? ['By product, this is the average item sales per order that includes it, excluding shipping and tax.']
      : []),
    ...(leftOut === null ? [] : [`Left out: ${count(leftOut.orders, 'order')} ${leftOut.are}.`]),
    ...(without === null ? [] : [`No orders in ${without}, so there’s nothing to compare with.`]),
  ];
}
