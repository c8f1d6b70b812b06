import { agree, percent, say, type Amount } from './amount.ts';
import { figureOf, valueOf, type AskedSum, type Reckoned } from './asked-sum.ts';
import type { FactRow } from '../facts.ts';
import { alike } from './said-amounts.ts';
import { standing } from './standing.ts';
import { nameFit, wordsOf } from './view.ts';

const asksShare =
  /\b(?:per ?cent(?:age)?|pct)\b|%|\b(?:share|portion|proportion|fraction) (?:of|is|that|came|was|has)\b|\b(?:what|which) part\b|\bhow much of (?:a|an|the|our|my)\b/i;

/** "How much of that is paid, in percent", "that's how much of a 10,000 budget": a part against its whole. */
export function shareOf(asked: AskedSum): Reckoned | null {
  if (!asksShare.test(asked.text) || /\b(?:margin|mark-?up)\b/i.test(asked.text)) return null;
  const [said, ...more] = asked.said;
  if (more.length > 0) return null;
  if (said) {
    const shown = said.unit === 'percent' ? null : standing(asked, said);
    const own = shown && alike(said, shown);
    if (!shown || !own) return null;
    const isWhole =
      /\bof (?:an?|the|our|my|that|this)?\s*(?:\p{L}+ )?[$€£]?$/iu.test(asked.text.slice(0, said.start)) ||
      own.value >= shown.value;
    return isWhole ? told(shown, own, []) : told(own, shown, []);
  }
  return ofValues(asked);
}

/** Values of one thing by what a question calls them, with what each is a part of. */
const parts: readonly { says: RegExp; part: RegExp; wholes: readonly RegExp[] }[] = [
  {
    says: /\b(?:came|come|comes|went|sent) back\b|\brefund(?:s|ed)?\b|\breturned\b/i,
    part: /^refunded$/,
    wholes: [/^paid$/, /^captured$/, /^total$/],
  },
  { says: /\bpaid\b/i, part: /^paid$/, wholes: [/^total$/] },
  {
    says: /\b(?:broken|damaged|cracked|smashed)\b/i,
    part: /^damaged units$/,
    wholes: [/^expected units$/, /^quantity$/],
  },
  {
    says: /\b(?:used|spent|burned|gone)\b/i,
    part: /^(?:used|spent this month|spent)$/,
    wholes: [/^granted$/, /^monthly quantity$/],
  },
  { says: /\btax\b/i, part: /^tax$/, wholes: [/^subtotal$/, /^total$/] },
  { says: /\bdiscount\b/i, part: /^discount$/, wholes: [/^subtotal$/, /^total$/] },
  { says: /\bshipping\b/i, part: /^shipping$/, wholes: [/^total$/] },
];

function ofValues({ text, view }: AskedSum): Reckoned | null {
  const rows = view.opened[0] ? [view.opened[0]] : view.whole;
  const asked = parts.filter(({ says }) => says.test(text));
  const [only, ...more] = asked;
  if (!only || more.length > 0) return null;
  for (const row of rows) {
    const part = row.facts.find(({ label }) => only.part.test(label));
    const amount = part && valueOf(row, part.label);
    const whole = amount && (wholeSaid(text, row, amount) ?? firstOf(row, only.wholes));
    if (amount && whole) return told(amount, whole, [row]);
  }
  return null;
}

/** "In percent of the goods": the whole that is named. */
function wholeSaid(text: string, row: FactRow, part: Amount): Amount | null {
  const words = wordsOf(
    /\bof (?:the |our |my )?(?<whole>[\p{L} ]{3,24})\W*$/iu.exec(text)?.groups?.['whole'] ?? '',
  ).map((word) => (word === 'goods' ? 'subtotal' : word));
  const named = row.facts.filter(({ label }) => label !== part.name && nameFit(label, words).said > 0);
  const label = named.length > 0 ? figureOf({ words }, [{ ...row, facts: named }]) : null;
  return label === null ? null : valueOf(row, label);
}

const firstOf = (row: FactRow, names: readonly RegExp[]): Amount | null =>
  names.flatMap((name) => {
    const fact = row.facts.find(({ label }) => name.test(label));
    return fact ? (valueOf(row, fact.label) ?? []) : [];
  })[0] ?? null;

function told(part: Amount, whole: Amount, rows: readonly FactRow[]): Reckoned | null {
  if (!agree(part, whole) || whole.value <= 0 || part.value <= 0) return null;
  const share = percent(part.value, whole.value);
  const name = [part.name, whole.name].every(Boolean) ? ` (${part.name} of ${whole.name})` : '';
  return {
    text: `${say(part)} ÷ ${say(whole)} = ${share}${name}.`,
    rows,
    result: { value: (100 * part.value) / whole.value, unit: 'percent', of: '', name: '' },
  };
}
