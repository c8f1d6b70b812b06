import { agree, rounded, say, type Amount } from './amount.ts';
import type { AskedSum, Reckoned } from './asked-sum.ts';
import { alike, type SaidAmount } from './said-amounts.ts';
import { standing } from './standing.ts';

const asksHowMany = /\bhow (?:many|often)\b/i;
/** "A kit takes 60", "each picture is 45", "at 60 each". */
const oneTakes =
  /\b(?:an?|one|each|every|per)\s+(?:\p{L}+\s+){0,4}?(?:takes?|costs?|needs?|uses?|eats?|burns?|is|runs?|goes for|weighs?|holds?|fits?|of)\s+(?:about\s+|around\s+|up\s+)?[$€£]?$/iu;

/** "We have 4061, a kit takes 60, so how many": how often one thing goes into what there is. */
export function howManyFit(asked: AskedSum): Reckoned | null {
  const { text, said } = asked;
  if (!asksHowMany.test(text)) return null;
  const one = said.find((amount) => amount.isEach || oneTakes.test(text.slice(0, amount.start)));
  const others = said.filter((amount) => amount !== one);
  if (!one || one.value <= 0 || others.length > 1) return null;
  const [other] = others;
  const all = other ? bare(other, one) : standing(asked, one);
  const part = all && alike(one, all);
  if (!all || !part || !agree(all, part) || all.value < part.value) return null;
  const times = Math.floor(all.value / part.value + 1e-9);
  const rest = { ...all, name: '', value: rounded(all.value - times * part.value, 4) };
  const over = rest.value > 0 ? `, ${say(rest)} left over` : '';
  return {
    text: `${say(all)} ÷ ${say(part)} = ${times.toLocaleString('en-US')}${over}.`,
    rows: [],
    result: { value: times, unit: 'count', of: '', name: '' },
  };
}

/** Two figures of a message that may be of one kind. */
const bare = (said: SaidAmount, one: SaidAmount): Amount | null =>
  said.isBare && !one.isBare ? alike(said, one) : said;
