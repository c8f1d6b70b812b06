import { agree, money, rounded, say, type Amount } from './amount.ts';
import { valueOf, type AskedSum, type Reckoned } from './asked-sum.ts';
import type { FactRow } from '../facts.ts';
import type { SaidAmount } from './said-amounts.ts';

const asksMargin = /\b(?:margin|markup|mark-up)\b/i;
const saysCost =
  /\b(?:costs?(?: me| us)?|cost price|buy(?:ing)? (?:it )?(?:at|for)|pay(?:ing)?|landed(?: at)?)\W{0,3}(?:is |of |at |about )?[$€£]?\s*$/i;

/** "What's the margin in percent then": what is left of a price after its cost, as a share of the price. */
export function margin(asked: AskedSum): Reckoned | null {
  if (!asksMargin.test(asked.text)) return null;
  return ofSaid(asked) ?? ofShown(asked);
}

function ofSaid({ text, said }: AskedSum): Reckoned | null {
  const [a, b, ...more] = said.filter(({ unit }) => unit === 'money' || unit === 'count');
  if (!a || !b || more.length > 0) return null;
  const isCost = (one: SaidAmount) => saysCost.test(text.slice(0, one.start));
  const [cost, price] = isCost(a) && !isCost(b) ? [a, b] : isCost(b) && !isCost(a) ? [b, a] : [];
  return cost && price ? worked(asMoney(price), asMoney(cost), text, [], true) : null;
}

const asMoney = (said: SaidAmount): Amount => (said.unit === 'money' ? said : money(said.value * 100, 'USD'));

/** Of the one thing that was opened: its price and its cost, where all that is sold of it has the same. */
function ofShown({ text, view, said }: AskedSum): Reckoned | null {
  const [saidPrice, ...more] = said;
  if (more.length > 0 || (saidPrice && !/\bat\b|\bsell/i.test(text))) return null;
  const rows = [
    ...view.opened.slice(0, 1),
    ...view.lists.filter(({ noun }) => /sku|variant/.test(noun)).flatMap((list) => list.rows),
  ];
  const priced = rows.filter((row) => valueOf(row, 'price') && costOf(row));
  const told = priced.flatMap((row) => {
    const [price, cost] = [saidPrice ? asMoney(saidPrice) : valueOf(row, 'price'), costOf(row)];
    const own = price && cost ? worked(price, cost, text, view.opened.slice(0, 1)) : null;
    const name = row.facts.find(({ label }) => label === 'variant')?.said ?? row.label;
    return own ? [{ ...own, name }] : [];
  });
  const [first, ...others] = told;
  if (!first || told.length > mostTold) return null;
  if (others.every(({ text: same }) => same === first.text)) return first;
  return { ...first, text: told.map(({ name, text: own }) => `${name}: ${own}`).join(' '), result: null };
}

const mostTold = 3;

/** What a piece costs in the end, where that is known. */
const costOf = (row: FactRow): Amount | null => valueOf(row, 'landed cost') ?? valueOf(row, 'cost');

function worked(
  price: Amount,
  cost: Amount,
  text: string,
  rows: readonly FactRow[],
  isOfSaid = false,
): Reckoned | null {
  if (!agree(price, cost) || price.value <= 0 || cost.value <= 0) return null;
  const rest = { ...price, name: '', value: price.value - cost.value };
  const isMarkup = /\bmark-?up\b/i.test(text);
  const share = rounded((100 * rest.value) / (isMarkup ? cost.value : price.value), 1);
  const of = cost.name ? ` (price less ${cost.name})` : '';
  return {
    text: `${say(price)} − ${say(cost)} = ${say(rest)}${of}, a ${isMarkup ? 'markup' : 'margin'} of ${share}%.`,
    rows,
    isOfSaid,
    result: { value: share, unit: 'percent', of: '', name: '' },
  };
}
