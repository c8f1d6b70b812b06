import { readTimeZone } from '@brandwright/language/values/time-zones.ts';
import type { FieldSpec } from '../../fields.ts';
import type { TaggedSpan } from '../../parse/tag.ts';
import type { Utterance } from '../../perceive/utterance.ts';
import { isNounOfAKind } from '../records/kind-words.ts';
import { saysAnything } from './void-spans.ts';
import type { Work } from './work.ts';

const leadsTo =
  /\b(?:assistant|automation|watcher|helper|bot|something|someone|one)\b[^.!?]{0,30}?\b(?:that|which|who|to)\s+(?:should |will |can |would )?(?<what>.+)$/isu;
const leastWords = 2;

/**
 * "Create an assistant that checks for late orders every morning at 8": what it is to do is the whole clause, without when it
 * does it.
 */
export function fillInstructions(
  fields: readonly FieldSpec[],
  spans: readonly TaggedSpan[],
  { text }: Utterance,
  work: Work,
): void {
  const field = fields.find(({ name }) => name === 'instructions');
  const match = field && leadsTo.exec(text);
  const what = match?.groups?.['what'];
  if (field && !match) keepToTheEnd(field.name, text, work);
  if (!field || !match || !what) return;
  const start = match.index + match[0].length - what.length;
  const zone = readTimeZone(text);
  const whens = spans.filter(({ field: name, text: said }) => name === 'schedule' && isWhen.test(said));
  const cuts = [...whens, ...(zone ? [zone] : [])].filter((place) => place.start >= start);
  const kept = cuts
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (left, { start: from, end }) => left.slice(0, from - start) + ' ' + left.slice(end - start),
      what,
    );
  const said = kept
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s,;:]+|[\s,;:.]+$/g, '')
    .replace(/\s+(?:at|on|and|every)$/i, '')
    .replace(/\s+([,.])/g, '$1');
  if (saysAnything(said) || isVague(said)) {
    delete work.input[field.name];
    return;
  }
  const known = work.input[field.name];
  if (said.split(' ').length < leastWords || (typeof known === 'string' && known.length >= said.length))
    return;
  work.input[field.name] = said;
  work.used.push({ start, end: text.length });
}

const vague =
  /^(?:keeps? an eye on|checks? on|looks? after|watch(?:es)?(?: over)?) (?:things|stuff|everything|it all)\b/i;

/** "Something to keep an eye on things for me by itself, like my old attendance sheet": nothing that there is records of is named. */
const isVague = (said: string): boolean =>
  vague.test(said) &&
  !(
    said
      .replace(vague, '')
      .split(/[,.;!?]/, 1)[0]
      ?.match(/\p{L}+/gu) ?? []
  ).some(isNounOfAKind);

/** "Every Friday tell me what orders are late": the last words belong to it, where they say no time. */
function keepToTheEnd(name: string, text: string, { input }: Work): void {
  const known = input[name];
  const at = typeof known === 'string' ? text.indexOf(known) : -1;
  if (typeof known !== 'string' || at < 0) return;
  const rest = text.slice(at + known.length).replace(/[.!?\s]+$/, '');
  if (/^\s+\S+(?:\s+\S+){0,3}$/.test(rest) && !isWhen.test(rest)) input[name] = known + rest;
}

/** A day or a time, and no word such as "late". */
const isWhen =
  /\d|\b(?:every|each|daily|weekly|hourly|morning|evening|night|noon|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/i;
