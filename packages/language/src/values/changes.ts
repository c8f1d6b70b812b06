import { numberWords } from '../words/number-words.ts';
import { readFigure } from './quantities.ts';
import { readShares } from './shares.ts';
import type { Place } from './value.ts';

/** How a figure is to change from what it is. */
export type FigureChange = Place &
  (
    | { how: 'times'; factor: number }
    /** More, or less where negative. */
    | { how: 'by'; amount: number }
  );

const multiples: Readonly<Record<string, number>> = {
  double: 2,
  doubled: 2,
  twice: 2,
  triple: 3,
  tripled: 3,
  treble: 3,
  quadruple: 4,
  halve: 0.5,
  halved: 0.5,
};
const small = Object.keys(numberWords).slice(1, 13).join('|');
const thing = String.raw`(?:\s+(?:it|that|them|this|the (?:quantity|order|run|units?|amount|number|size|price)|as (?:much|many|big|large|long)))?`;
const multiple = new RegExp(String.raw`\b(${Object.keys(multiples).join('|')})\b${thing}`, 'i');
const timesAs = new RegExp(
  String.raw`(?<![\d.,])(?:(\d{1,2}(?:\.\d+)?)|(${small})(?: and a half)?)(?:x\b|\s+times\b(?!\s+(?:an?|per|each|every|this|last|already)\b))${thing}`,
  'i',
);
const intoHalf = /\b(?:cut|split|divide|reduce|bring|shrink)\b[^.;]{0,24}?\b(?:in|by|to)\s+half\b/i;
/** "20% more", "a third less": a share goes on top or comes off. */
const afterShare =
  /^(?:\s+(?:of it|units?))?\s*(more|extra|bigger|larger|higher|up|fewer|less|smaller|lower|cheaper|off|down)\b(?:\s+units?)?/i;
const beforeShare =
  /\b(?:(increase|raise|grow|up|enlarge|scale up|add)|(reduce|decrease|cut|lower|drop|shrink|scale down|down|take off))\b[^.;\d]{0,24}?\s(?:by\s+)?$/i;
const ofShare =
  /^\s+(?:of (?:it|that|them|this|the (?:quantity|order|run|units?|amount|number))\b|the (?:quantity|run|units|amount|number|size)\b|as (?:much|many|big|large)\b|that\b)/i;
const moreUnits =
  /(?<![\d.,$€£%])(\d[\d,]*(?:\.\d+)?\s?k?)\s+(?:(?:units?|pieces?|pcs|of them)\s+)?(more|extra|additional|fewer|less)\b(?:\s*(?:units?|pieces?|pcs))?|\banother\s+(\d[\d,]*\s?k?)(?:\s+(?:units?|pieces?|pcs|of them))?\b/i;

/**
 * The first change of a figure that words ask for: "double it", "half of it", "a third less", "20% more", "two and a half times",
 * "200 more". Null where they ask for none.
 */
export function readFigureChange(text: string): FigureChange | null {
  return readTimes(text) ?? readShareOf(text) ?? readMore(text);
}

function readTimes(text: string): FigureChange | null {
  const halved = intoHalf.exec(text);
  if (halved) return { ...placeOf(halved), how: 'times', factor: 0.5 };
  const named = multiple.exec(text);
  if (named)
    return { ...placeOf(named), how: 'times', factor: multiples[(named[1] ?? '').toLowerCase()] ?? 1 };
  const counted = timesAs.exec(text);
  if (!counted) return null;
  const value =
    counted[1] === undefined ? (numberWords[(counted[2] ?? '').toLowerCase()] ?? 1) : Number(counted[1]);
  const factor = value + (/and a half/i.test(counted[0]) ? 0.5 : 0);
  return { ...placeOf(counted), how: 'times', factor };
}

function readShareOf(text: string): FigureChange | null {
  for (const { start, end, percent, text: said } of readShares(text)) {
    const after = afterShare.exec(text.slice(end));
    const before = beforeShare.exec(text.slice(0, start));
    if (after || before) {
      const isMore = after
        ? /^(?:more|extra|bigger|larger|higher|up)$/i.test(after[1] ?? '')
        : before?.[1] !== undefined;
      const from = after ? start : start - (before?.[0].length ?? 0);
      const to = after ? end + after[0].length : end;
      const factor = round(1 + ((isMore ? 1 : -1) * percent) / 100);
      return { start: from, end: to, text: text.slice(from, to), how: 'times', factor };
    }
    const of = ofShare.exec(text.slice(end));
    const isAlone =
      /^half$/i.test(said) &&
      text.replace(said, '').replaceAll(/\b(?:make|it|that|just|please|only|do)\b|\W/gi, '') === '';
    if (of || isAlone) {
      const to = end + (of?.[0].length ?? 0);
      return { start, end: to, text: text.slice(start, to), how: 'times', factor: round(percent / 100) };
    }
  }
  return null;
}

function readMore(text: string): FigureChange | null {
  const match = moreUnits.exec(text);
  const amount = match && readFigure(match[1] ?? match[3] ?? '');
  if (!match || amount === null) return null;
  return { ...placeOf(match), how: 'by', amount: /fewer|less/i.test(match[2] ?? '') ? -amount : amount };
}

const placeOf = (match: RegExpExecArray): Place => ({
  start: match.index,
  end: match.index + match[0].length,
  text: match[0],
});
const round = (value: number): number => Math.round(value * 10_000) / 10_000;
