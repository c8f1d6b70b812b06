import { tokenize } from '@brandwright/language/words/tokens.ts';
import type { Answer } from './found-answer.ts';
import type { FactRow, FactTable } from './facts.ts';
import { focusOf, sentence } from './say-rows.ts';

const reasonLabel = /\b(?:reason|why|because|hold|note|message|explanation)\b/;
/** Of what is shown besides, only what is called so. */
const plainReason = /\b(?:reason|why|because|explanation)\b/;
const partNoun = /layer|line|charge|fee|cost|part|item|step/;

/** "Why?": the parts that a figure is made of, or what says a reason. */
export function reasonsIn(
  { noun, isMain, rows: all, owner }: FactTable,
  rows: readonly FactRow[],
  asked: string,
): Answer | null {
  if (!isMain && partNoun.test(noun)) {
    // What each part contributed to a change is no amount that it is made up of.
    if (rows.some(({ data }) => typeof data['difference'] === 'number')) return null;
    const parts = rows.slice(0, 8).flatMap((row) => {
      const figures = row.facts.filter(({ kind }) => kind === 'percent' || kind === 'money').slice(0, 2);
      const name = row.label || row.facts.find(({ kind }) => kind === 'text')?.said || '';
      const count = row.facts.find(({ label }) => label === 'quantity')?.said;
      const times = count && count !== '1' ? `${count} × ` : '';
      const each = times ? ' each' : '';
      return figures.length > 0 && name
        ? [`${times}${name} ${figures.map(({ said }) => said).join(', ')}${each}`]
        : [];
    });
    if (parts.length === 0 || (owner && !isNamedFirst(owner, asked))) return null;
    const whole = owner?.label ?? 'It';
    const certainty = /layer/.test(noun) ? 0.9 : 0.75;
    return {
      text: `${whole} is made up of ${parts.join('; ')}.`,
      focus: owner ? focusOf([owner]) : [],
      certainty,
    };
  }
  const lower = isMain ? whereLower(rows, all, asked) : null;
  if (lower) return lower;
  // "Why so high" asks what a figure is made of; a shopper's note is no reason for it.
  if (asksOfFigure.test(asked)) return isMain ? sumsOf(rows) : null;
  const reasons = rows.flatMap((row) =>
    row.facts
      .filter(
        ({ label, kind, said }) =>
          kind === 'text' && (isMain ? reasonLabel : plainReason).test(label) && said.length > 3,
      )
      .map(({ said }) => ({ row, said })),
  );
  if (reasons.length === 0 || reasons.length > 3) return null;
  const sentences = reasons.map(({ row, said }) => (row.label ? `${row.label}: ${said}` : said));
  return { text: sentence(sentences), focus: focusOf(reasons.map(({ row }) => row)), certainty: 0.8 };
}

/** "Why is Vietnam more than Portugal" asks for what Vietnam's is made of; of parts that nobody named there is nothing to say. */
const isNamedFirst = ({ label }: FactRow, asked: string): boolean => {
  const [name = ''] = tokenize(label).map(({ lower }) => lower);
  return (
    name !== '' &&
    tokenize(asked.replace(/\b(?:than|against|compared|versus|vs)\b.*$/i, '')).some(
      ({ lower }) => lower === name,
    )
  );
};

const costs = /\b(?:price|duty|freight|shipping|fee|fees|tooling|cost|tax|rate)\b/;
const sumOf = /\b(?:landed|total)\b/;
const mostParts = 4;

/** "Why is it cheaper", "why is it not the cheapest": the parts of its cost that are lower than those of the next, or higher. */
function whereLower(meant: readonly FactRow[], rows: readonly FactRow[], asked: string): Answer | null {
  const asks = asksHigher.test(asked) ? 'higher' : asksLower.test(asked) ? 'lower' : null;
  if (!asks) return null;
  const worth = (row: FactRow) => row.facts.find(({ kind, label }) => kind === 'money' && sumOf.test(label));
  const sorted = rows
    .filter((row) => worth(row) !== undefined)
    .toSorted((a, b) => Number(worth(a)?.value) - Number(worth(b)?.value));
  const [own] = meant.length === 1 ? meant : asks === 'lower' ? sorted : sorted.slice(-1);
  const place = own ? sorted.indexOf(own) : -1;
  const other = place === 0 ? sorted[1] : sorted[0];
  if (!own || !other || place < 0) return null;
  const parts = own.facts.flatMap((fact) => {
    const its = other.facts.find(({ label }) => label === fact.label);
    const isCost =
      (fact.kind === 'money' || fact.kind === 'percent') && costs.test(fact.label) && !sumOf.test(fact.label);
    if (!isCost || !its || typeof fact.value !== 'number' || typeof its.value !== 'number') return [];
    const differs = asks === 'lower' ? fact.value < its.value : fact.value > its.value;
    return differs ? [`${fact.label} ${fact.said} against ${its.said}`] : [];
  });
  if (parts.length === 0) return null;
  const sum = worth(own);
  const all =
    asks === 'higher' && sum ? `, ${sum.label} ${sum.said} against ${worth(other)?.said ?? ''}` : '';
  return {
    text: `${own.label} against ${other.label}: ${parts.slice(0, mostParts).join(', ')}${all}.`,
    focus: focusOf([own]),
    certainty: 0.85,
  };
}

const asksLower = /\b(?:cheaper|cheapest|less expensive|lower|costs? less)\b/i;
const asksHigher =
  /\b(?:dearer|pricier|more expensive|most expensive|costs? more|(?:not|isn['’]?t|is not|aren['’]?t) (?:the )?(?:cheaper|cheapest|lowest|lower))\b/i;

const asksOfFigure =
  /\b(?:so|that|too|this)\s+(?:high|low|much|little|expensive|cheap|steep|pricey|dear|big|large)\b|\b(?:total|price|cost|amount|duty|fee|sum)\b.*\b(?:high|low|big|much)\b/i;
const sums = /\b(?:subtotal|shipping|tax|discount|total)\b/;

/** The sums that the total of one record is made of: "subtotal $112.00, shipping $6.00, tax $7.57, total $125.57". */
function sumsOf(rows: readonly FactRow[]): Answer | null {
  const [row, ...others] = rows;
  if (!row || others.length > 0) return null;
  const parts = row.facts.filter(
    ({ label, kind, value }) => kind === 'money' && sums.test(label) && value !== 0,
  );
  if (parts.length < 3) return null;
  const said = parts.map(({ label, said: figure }) => `${label} ${figure}`).join(', ');
  return {
    text: sentence([row.label ? `${row.label}: ${said}` : said]),
    focus: focusOf(rows),
    certainty: 0.7,
  };
}
