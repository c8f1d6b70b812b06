import { canonicalWithoutNulls as canonical } from '@brandwright/contract/kernel/canonical-json.ts';
import type { SeenResult } from '../../ground/records/records.ts';
import { factTables, type FactRow } from '../facts.ts';
import { between, say, type Amount } from './amount.ts';
import { valueOf, type AskedSum, type Reckoned } from './asked-sum.ts';
import { leftOver } from './left-over.ts';
import { nameFit } from './view.ts';
import { isShort } from './year-and-month.ts';

const asksApart =
  /\b(?:diff|difference|delta|gap|apart)\b|\bhow (?:much|many) (?:more|less|fewer|cheaper|dearer|higher|lower)\b|\b(?:sav(?:e|es|ed|ing|ings)|cheaper by|less (?:each|apiece|per|a piece))\b/i;
/** Things of one list are set against each other, not what was before. */
const ofRows = /\b(?:two|both|between|cheapest|dearest|lowest|highest|biggest|smallest|vs|versus)\b/i;
const ofOne = /\b(?:each|apiece|piece|pieces|unit|one|per)\b/i;
/** What is compared where the question does not say it, and what of one piece. */
const usual = [/^margin lowest$/, /^total$/, /^unit (?:cost|price)$/, /^landed$/];
const ofPiece = [/^unit (?:cost|price)$/, /^landed per unit$/, /^margin lowest$/];

/**
 * "So diff?", "how much do I save on each", "times 50, how much more is that": what lies between what was worked out last and the same
 * before, at another price or number; else the difference that the look itself tells.
 */
export function apartFromBefore(asked: AskedSum): Reckoned | null {
  const { text, said } = asked;
  if (!asksApart.test(text) || ofRows.test(text) || !isShort(text)) return null;
  const [number, ...more] = said;
  const isTimes = number?.unit === 'count' && Number.isInteger(number.value);
  if (more.length > 0 || (number && !isTimes)) return null;
  const pair = sameBefore(asked.state.results);
  // A question that names anything else is of that.
  const found = pair && leftOver(asked, pair) === 0 ? ofPair(asked, pair) : null;
  if (found) return number ? timesSo(found, number) : { ...found, isUnnamed: false };
  return number ? null : toldApart(asked);
}

type Pair = readonly [latest: FactRow, before: FactRow];

/** The latest look and the one before it: of the same thing, with other values. */
function sameBefore([latest, before]: readonly SeenResult[]): Pair | null {
  if (!latest || !before || latest.operation !== before.operation) return null;
  if (canonical(latest.input) === canonical(before.input)) return null;
  const [own, other] = [latest, before].map((result) => factTables(result)[0]);
  const [a, b] = [own?.rows[0], other?.rows[0]];
  const isWhole = own?.noun === '' && other?.noun === '';
  return a && b && isWhole && a.label === b.label ? [a, b] : null;
}

function ofPair(asked: AskedSum, [latest, before]: Pair): (Reckoned & { rest: Amount }) | null {
  const labels = latest.facts.flatMap(({ label }) => {
    const [a, b] = [valueOf(latest, label), valueOf(before, label)];
    return a?.unit === 'money' && b && a.of === b.of && a.value !== b.value ? [label] : [];
  });
  const named = labels
    .map((label) => ({ label, fit: nameFit(label, asked.words) }))
    .filter(({ fit }) => fit.said > 0)
    .toSorted((a, b) => b.fit.said - a.fit.said || b.fit.score - a.fit.score)[0]?.label;
  const expected = ofOne.test(asked.text) ? ofPiece : usual;
  const label = named ?? expected.flatMap((name) => labels.find((one) => name.test(one)) ?? [])[0];
  const [a, b] = label === undefined ? [] : [valueOf(latest, label), valueOf(before, label)];
  const apart = a && b ? between(a, b) : null;
  if (!apart || label === undefined) return null;
  const { high, low, rest } = apart;
  return {
    text: `${label.replace(/^./u, (first) => first.toUpperCase())}: ${say(high)} − ${say(low)} = ${say(rest)}.`,
    rows: [latest],
    result: rest,
    rest,
  };
}

function timesSo({ text, rows, rest }: Reckoned & { rest: Amount }, { value }: { value: number }): Reckoned {
  const whole = { ...rest, value: rest.value * value };
  return {
    text: `${text} ${value.toLocaleString('en-US')} × ${say(rest)} = ${say(whole)}.`,
    rows,
    result: whole,
  };
}

/** "So diff?", of a comparison that says it. */
function toldApart({ view }: AskedSum): Reckoned | null {
  const [row] = view.whole;
  const facts = (row?.facts ?? []).filter(
    ({ label, value }) => /^difference\b/.test(label) && typeof value === 'number',
  );
  const first = facts.find(({ kind }) => kind === 'money') ?? facts[0];
  if (!row || !first) return null;
  const rest = facts.filter((fact) => fact !== first);
  const beside = rest.map(({ label, said }) => `${label.replace(/^difference /, '')} ${said}`);
  return {
    text: `Difference: ${first.said}${beside.length > 0 ? ` (${beside.join(', ')})` : ''}.`,
    rows: [row],
    result: valueOf(row, first.label, ''),
  };
}
