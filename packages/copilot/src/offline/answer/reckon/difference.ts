import { agree, between, say, type Amount } from './amount.ts';
import { figureOf, valueOf, type AskedSum, type Reckoned } from './asked-sum.ts';
import { rowMeant, rowsMeant } from './rows-meant.ts';
import { nameFit } from './view.ts';
import { alike } from './said-amounts.ts';

const asksDifference =
  /\b(?:difference|apart|spread|gap)\b|\bhow (?:much|many) (?:more|less|fewer|cheaper|dearer|higher|lower|bigger|smaller)\b|\bsav(?:e|es|ed|ing|ings)\b|\b(?:come|came|coming|gone|went|go) (?:down|up)\b|\bhow (?:much|far) (?:off|over|under|above|below)\b|\bbetter (?:by|than)\b/i;

/** "How much did they come down from 5.60", "how much more is Professional than Scaling": what lies between two figures. */
export function difference(asked: AskedSum): Reckoned | null {
  if (!asksDifference.test(asked.text)) return null;
  const [said, ...more] = asked.said;
  if (more.length > 0 || /\b(?:do(?: not|n'?t)|without) sav/i.test(asked.text)) return null;
  return said ? fromSaid(asked) : ofTwo(asked);
}

function ofTwo(asked: AskedSum): Reckoned | null {
  const rows = rowsMeant(asked);
  const [a, b, ...others] = rows ?? [];
  if (!a || !b || others.length > 0) return null;
  const label = figureOf(asked, [a, b], null, [/^total$/, /^amount$/, /^on hand$/]);
  if (label === null) return null;
  const [x, y] = [valueOf(a, label, a.label), valueOf(b, label, b.label)];
  const apart = x && y ? between(x, y) : null;
  if (!apart || apart.rest.value === 0) return null;
  const { high, low, rest } = apart;
  return {
    text: `${label}: ${high.name} ${say(high)} − ${low.name} ${say(low)} = ${say(rest)}.`.replace(
      /^./u,
      (first) => first.toUpperCase(),
    ),
    rows: [a, b],
    result: rest,
    isUnnamed: nameFit(label, asked.words).said === 0,
  };
}

/** A figure that was said beside the one that is shown of the thing that is meant. */
function fromSaid(asked: AskedSum): Reckoned | null {
  const [said] = asked.said;
  const row = said && rowMeant(asked);
  if (!said || !row) return null;
  const isPrice =
    said.isEach ||
    (said.isBare && !Number.isInteger(said.value)) ||
    /\b(?:quote|price|offer|unit|piece|pair)\b/i.test(asked.text);
  const label = figureOf(asked, [row], isPrice ? 'money' : null, isPrice ? [/^unit price$/] : []);
  const shown = label === null ? null : valueOf(row, label);
  const own = shown && alike(said, shown);
  return own && shown ? apartFrom(own, shown, row.label, saysWay.test(asked.text)) : null;
}

/** One of the two was before the other. */
const saysWay = /\b(?:first|was|were|before|used to|earlier|came|come|went|go|gone)\b/i;

function apartFrom(own: Amount, shown: Amount, whose: string, hasWay: boolean): Reckoned | null {
  const apart = agree(own, shown) ? between(own, shown) : null;
  if (!apart || apart.rest.value === 0) return null;
  const way = !hasWay ? '' : own.value > shown.value ? ' down' : ' up';
  const of = whose ? `${whose}, ${shown.name} ${say(shown)}` : `${shown.name} ${say(shown)}`;
  return {
    text: `${say(apart.high)} − ${say(apart.low)} = ${say(apart.rest)}${way} (${of}).`,
    rows: [],
    result: apart.rest,
  };
}
