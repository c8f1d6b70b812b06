import { addUp, rounded, say, sayNamed, type Amount } from './amount.ts';
import { figureOf, valueOf, type AskedSum, type Reckoned } from './asked-sum.ts';
import { rowsMeant } from './rows-meant.ts';
import { isShort } from './year-and-month.ts';

const portions: readonly (readonly [said: RegExp, by: number, word: string])[] = [
  [/\bhalf\b|\bin two\b/i, 2, 'half'],
  [/\ba third\b/i, 3, 'a third'],
  [/\ba quarter\b/i, 4, 'a quarter'],
];
const ofThat =
  /\b(?:of|is) (?:that|it|this)\b|\b(?:that|it|this) (?:in|by) (?:half|two)\b|\bhalf (?:that|it)\b|\bhalf each\b/i;
const asks = /\b(?:what(?:'s| is)|how much|is|would be|so|and)\b|\?/i;
const asksMean = /\b(?:average|mean|on average)\b/i;

/** "And half of that is?": a part of what the answer before came to, or of what the one thing in view is worth. */
export function portion(asked: AskedSum): Reckoned | null {
  const { text, said, told, view } = asked;
  if (said.length > 0) return null;
  if (asksMean.test(text)) return mean(asked);
  if (!ofThat.test(text) || !asks.test(text) || !isShort(text)) return null;
  const [row] = view.opened;
  const label = row ? figureOf({ words: [] }, [row], 'money') : null;
  const base = told ?? (row && label !== null ? valueOf(row, label) : null);
  return base && portionOf(text, base);
}

/** A part of an amount that a text says; null where it says none. */
export function portionOf(text: string, base: Amount): Reckoned | null {
  const found = portions.find(([said]) => said.test(text));
  if (!found || base.unit === 'percent') return null;
  const [, by, word] = found;
  const part = {
    ...base,
    name: '',
    value: base.unit === 'money' ? rounded(base.value / by, 0) : base.value / by,
  };
  const whole = base.unit === 'money' ? sayNamed(base) : say(base);
  return {
    text: `${word.replace(/^./u, (first) => first.toUpperCase())} of ${whole} = ${say(part)}.`,
    rows: [],
    result: part,
  };
}

/** "What's the average of the two". */
function mean(asked: AskedSum): Reckoned | null {
  const rows = rowsMeant(asked);
  const label = rows && rows.length > 1 ? figureOf(asked, rows, 'money') : null;
  if (!rows || label === null) return null;
  const added = addUp(rows.flatMap((row) => valueOf(row, label) ?? []));
  if (!added) return null;
  const value = { ...added.sum, value: rounded(added.sum.value / rows.length, 0) };
  return {
    text: `${added.working}; ${say(added.sum)} ÷ ${rows.length} = ${say(value)} on average (${label}).`,
    rows,
    result: value,
  };
}
