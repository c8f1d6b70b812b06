import { readQuantities } from './quantities.ts';
import type { Place } from './value.ts';

/** Where something is on a surface: "top left", "in the middle", "left chest". An axis that nothing was said of is null. */
export interface PositionValue extends Place {
  vertical: 'top' | 'middle' | 'bottom' | null;
  side: 'left' | 'right' | 'middle' | null;
  /** Of a garment. */
  isChest: boolean;
}

/** A step from where something is: "a tad left", "up by 10%". */
export interface StepValue extends Place {
  direction: 'left' | 'right' | 'up' | 'down';
  /** As a share of the surface (0.1 of "10%"), in its units ("30 px"), or how far in words. */
  far: { share: number } | { units: number } | { degree: 'slight' | 'some' | 'much' };
}

/** Beside something else. */
export type Relation = 'above' | 'below' | 'left' | 'right';

const verticals: Readonly<Record<string, 'top' | 'middle' | 'bottom'>> = {
  top: 'top',
  upper: 'top',
  bottom: 'bottom',
  lower: 'bottom',
  center: 'middle',
  centre: 'middle',
  middle: 'middle',
  mid: 'middle',
};
const chest = /\b(?:(?<side>left|right)[ -](?:hand[ -])?)?(?:chest|breast|pocket)\b/i;
const corner =
  /\b(?<vertical>top|bottom|upper|lower|center|centre|middle|mid)(?:[ -]*(?:and|to the|of the)?[ -]*)(?<side>left|right)?\b(?:[ -]*(?:hand )?(?:corner|edge|side|half|third))?/i;
/** "left bottom", "the right corner at the top": the side first. */
const sideFirst =
  /\b(?<side>left|right)(?:[ -]hand)?(?:[ -](?:corner|edge|side))?[ -]*(?:,|at the|on the|in the|of the)?[ -]*(?<vertical>top|bottom|upper|lower)\b/i;
const sideOnly = /\b(?<side>left|right)(?:[ -]*(?:hand )?(?:corner|edge|side|half))?\b/i;
const centered = /\b(?:cent(?:er|re)(?:d|ed)?|centred|middle|dead cent(?:er|re))\b/i;

/** "Right at the bottom": an adverb that names no side, blanked so that every place stays. */
const adverb = /\bright(?= (?:at|in|on|by|under|below|above|next|beside|there|here)\b)/gi;

/** The first place on a surface that words name, or null. */
export function readPosition(words: string): PositionValue | null {
  const text = words.replaceAll(adverb, '     ');
  const onChest = chest.exec(text);
  if (onChest) return { ...placeOf(onChest), vertical: null, side: sideOf(onChest), isChest: true };
  const found =
    sideFirst.exec(text) ?? earlier(corner.exec(text), sideOnly.exec(text)) ?? centered.exec(text);
  if (!found) return null;
  const vertical = verticals[(found.groups?.['vertical'] ?? '').toLowerCase()] ?? null;
  const side = sideOf(found);
  const isMiddle = found.groups === undefined || (vertical === 'middle' && side === null);
  return isMiddle
    ? { ...placeOf(found), vertical: 'middle', side: 'middle', isChest: false }
    : { ...placeOf(found), vertical, side, isChest: false };
}

const direction =
  /\b(?:(?:to|towards?) the )?(?<word>left(?:wards?)?|right(?:wards?)?|up(?:wards?)?|down(?:wards?)?|higher|lower|raise|drop)\b/i;
const much = /\b(?:a lot|far|much|way|a good bit|quite a bit)\b/i;
const slight = /\b(?:tiny|touch|hair|smidge|tad|little bit|slightly|ever so|wee)\b/i;

/** A step in a direction that words ask for, or null. A place ("to the top left") is for `readPosition`. */
export function readStep(words: string): StepValue | null {
  const text = words.replaceAll(adverb, '     ');
  const found = direction.exec(text);
  const word = found?.groups?.['word']?.toLowerCase();
  if (!found || word === undefined) return null;
  const [figure] = readQuantities(text.replaceAll(/\b(\d+(?:\.\d+)?)\s?(?:px|pixels?|points?|pt)\b/gi, '$1'));
  const far: StepValue['far'] =
    figure === undefined || figure.value <= 0
      ? { degree: much.test(text) ? 'much' : slight.test(text) ? 'slight' : 'some' }
      : figure.kind === 'percent'
        ? { share: figure.value / 100 }
        : { units: figure.value };
  return { ...placeOf(found), direction: directionOf(word), far };
}

function directionOf(word: string): StepValue['direction'] {
  if (word.startsWith('left')) return 'left';
  if (word.startsWith('right')) return 'right';
  return /^(?:up|higher|raise)/.test(word) ? 'up' : 'down';
}

const relation =
  /\b(?:above|over|on top of|below|under|underneath|beneath|(?:to the )?(?:left|right) of|beside|next to|alongside)\b/i;

/** Above, below or beside something else, or null. What is beside without a side is to the right. */
export function readRelation(text: string): Relation | null {
  const said = relation.exec(text)?.[0].toLowerCase();
  if (said === undefined) return null;
  if (/above|over|top/.test(said)) return 'above';
  if (said.includes('left')) return 'left';
  return /right|beside|next|along/.test(said) ? 'right' : 'below';
}

const sideOf = (match: RegExpExecArray): 'left' | 'right' | null => {
  const side = match.groups?.['side']?.toLowerCase();
  return side === 'left' || side === 'right' ? side : null;
};

const earlier = (one: RegExpExecArray | null, other: RegExpExecArray | null): RegExpExecArray | null =>
  one && other ? (one.index <= other.index ? one : other) : (one ?? other);

const placeOf = (match: RegExpExecArray): Place => ({
  start: match.index,
  end: match.index + match[0].length,
  text: match[0],
});
