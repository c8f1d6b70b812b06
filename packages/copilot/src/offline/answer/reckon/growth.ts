import { between, percent, say } from './amount.ts';
import { figureOf, valueOf, type AskedSum, type Reckoned } from './asked-sum.ts';
import { factTables, type FactRow } from '../facts.ts';

const asksGrowth =
  /\b(?:mom|yoy|qoq|wow|month[- ](?:over|on)[- ]month|year[- ](?:over|on)[- ]year)\b|\b(?:growth|grew|grown|increase|decrease|went up|gone up|up|down|change)\b[^.?!]*(?:%|\bper ?cent\b|\bpct\b)|(?:%|\bper ?cent\b)[^.?!]*\b(?:growth|increase|decrease|change)\b/i;

/** "What's that month over month, in %": from the earlier to the later of two figures that were just shown. */
export function growth(asked: AskedSum): Reckoned | null {
  if (!asksGrowth.test(asked.text) || asked.said.length > 0) return null;
  const rows = periodsShown(asked);
  const [before, after] = rows ?? [];
  const both = before && after ? [before, after] : [];
  const label = figureOf(asked, both, 'money') ?? figureOf(asked, both);
  if (!before || !after || label === null) return null;
  const [from, to] = [valueOf(before, label), valueOf(after, label)];
  const apart = from && to && from.value > 0 ? between(from, to) : null;
  if (!from || !to || !apart) return null;
  const way = to.value < from.value ? 'down' : 'up';
  return {
    text: `${say(from)} to ${say(to)}: ${way} ${percent(apart.rest.value, from.value)} (${say(apart.rest)}).`,
    rows: [before, after],
    result: null,
  };
}

/** The two periods of the latest figures, the earlier one first. Null where it is not two. */
function periodsShown({ view, state: { results } }: AskedSum): readonly FactRow[] | null {
  const [list] = view.lists;
  if (list?.rows.length === 2 && list.rows.every(({ label }) => namesTime.test(label))) return list.rows;
  const [latest, other] = results;
  if (!latest || other?.operation !== latest.operation) return null;
  const wholes = [other, latest].flatMap((result) => {
    const from = startOf(result.input);
    const row = factTables(result).find(({ noun }) => noun === '')?.rows[0];
    return from !== null && row ? [{ from, row }] : [];
  });
  return wholes.length === 2
    ? wholes.toSorted((a, b) => a.from.localeCompare(b.from)).map(({ row }) => row)
    : null;
}

const startOf = ({ from }: Readonly<Record<string, unknown>>): string | null =>
  typeof from === 'string' ? from : null;

const namesTime = /\b(?:19|20)\d\d\b/;
