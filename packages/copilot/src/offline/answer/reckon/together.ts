import { listWords } from '@brandwright/contract/kernel/words.ts';
import { addUp } from './amount.ts';
import { figureOf, valueOf, type AskedSum, type Reckoned } from './asked-sum.ts';
import type { FactRow } from '../facts.ts';
import { rowsMeant } from './rows-meant.ts';

const asksSum =
  /\b(?:together|altogether|combined|in all|in total|all in|summed|sum|total|add(?:ed|s)? up|plus)\b|\bcomes? to\b/i;
/** These ask for a sum only of things that are counted or named: "what do I owe those two". */
const asksAmount = /\b(?:what|how much)\b.*\b(?:make|bring|owe|cost|pay|paid|spend|spent)s?\b/i;
const counts = /\b(?:two|both|three|four|five|six)\b|\band\b/i;
const notSum =
  /\b(?:difference|average|mean|each|apiece|share|percent|more|less|cheaper|dearer|save|between|separately|compare)\b|%/i;

/** "What do those two come to together", "what do I owe on the Lume one and the Saboaria one": figures of several things, added up. */
export function together(asked: AskedSum): Reckoned | null {
  const isAsked = asksSum.test(asked.text) || (asksAmount.test(asked.text) && counts.test(asked.text));
  if (!isAsked || notSum.test(asked.text) || asked.said.length > 0) return null;
  const rows = rowsMeant(asked);
  if (!rows || rows.length < 2) return null;
  const unit = /\bhow many\b/i.test(asked.text) ? 'count' : null;
  const label = figureOf(asked, rows, unit);
  if (label === null) return null;
  const amounts = rows.flatMap((row) => valueOf(row, label) ?? []);
  const told = amounts.length === rows.length ? addUp(amounts) : null;
  if (!told) return null;
  return {
    text: `${told.working} (${label}${ofRows(rows)}).`,
    rows,
    result: told.sum,
  };
}

const ofRows = (rows: readonly FactRow[]): string =>
  rows.every(({ label }) => label !== '') ? ` of ${listWords(rows.map(nameOf))}` : '';

/** "#1064 (Tara Novak)": a comma would part it in a list. */
const nameOf = ({ label }: FactRow): string => label.replace(/^(#\d+), (.+)$/, '$1 ($2)');
