import type { AnyDeclaration } from '@brandwright/contract';
import { fieldsOf, type FieldSpec } from '../../fields.ts';
import type { Utterance } from '../../perceive/utterance.ts';
import type { SeenResult } from '../records/records.ts';
import type { DialogueState } from '../conversation/state.ts';
import type { Work } from './work.ts';

const pointsAtTried =
  /\b(?:to|at|for|do|with|make it|set|put|use|take) that\b|(?:^|[.!,;] )(?:(?:ok|okay|right|yes|and|so|then|well|alright|good|better|great|perfect|fine|it goes),? )*(?:set|do|use|take|put|make|keep) (?:it|that)\b/i;

/** "Set it to that then", "set it, and stop paying the postage": the figure that was only tried by the call before. */
export function fillTriedFigure(
  fields: readonly FieldSpec[],
  { text }: Utterance,
  { calls }: DialogueState,
  input: Record<string, unknown>,
): void {
  if (!pointsAtTried.test(text)) return;
  const field = fields.find(
    ({ name, meta }) =>
      input[name] === undefined && ['money_minor', 'quantity', 'percent'].includes(meta.sense ?? ''),
  );
  const tried = field && calls[0]?.outcome?.ok === true ? calls[0].input[field.name] : undefined;
  if (field && typeof tried === 'number') input[field.name] = tried;
}

/** "Compared with Vietnam?", after the duty from China: the two side by side. */
export function fillComparedWith(
  { name }: AnyDeclaration,
  fields: readonly FieldSpec[],
  { text }: Utterance,
  { results }: DialogueState,
  input: Record<string, unknown>,
): void {
  const field = fields.find(({ array, meta, excludes }) => array && meta.sense === 'country' && !excludes);
  const said: unknown = field && input[field.name];
  if (!field || !name.startsWith('compare_') || !Array.isArray(said) || said.length !== 1) return;
  if (!/\b(?:compar|versus\b|vs\b|against\b|than\b|instead\b|next to\b|beside\b)/i.test(text)) return;
  const [before] = results.slice(0, 2).flatMap((result) => countriesOf(result));
  if (before !== undefined && before !== said[0]) input[field.name] = [before, ...said];
}

/** The one country that a call was about. */
const countriesOf = ({ operation, input }: SeenResult): string[] =>
  fieldsOf(operation).flatMap(({ name, array, meta, excludes }) => {
    const value = input[name];
    return meta.sense === 'country' && !array && !excludes && typeof value === 'string' ? [value] : [];
  });

/** "Choose it", after the second idea was shown: its place among several, where nothing else tells which is meant. */
export function fillPointedPlace(
  fields: readonly FieldSpec[],
  { text }: Utterance,
  { calls }: DialogueState,
  input: Record<string, unknown>,
): void {
  const field = fields.find(({ name, values }) => name === 'which' && values.length > 0);
  const shown = calls[0]?.input['which'];
  if (!field || shown === undefined || input['which'] !== undefined) return;
  if (/\b(?:it|that|this)(?: one)?\b/i.test(text) && field.values.includes(String(shown)))
    input['which'] = shown;
}

/** "Tag Olaria do Vale as ceramics". */
export function fillTag(fields: readonly FieldSpec[], { text }: Utterance, { input, used }: Work): void {
  const field = fields.find(({ name, required, kind }) => name === 'tag' && required && kind === 'string');
  const quoted = /\btag\b.{0,60}?\s["'“‘](?<tag>[\p{L}\d][\p{L}\d -]{1,29})["'”’]/iu.exec(text);
  if (field && quoted?.groups?.['tag']) {
    input[field.name] = quoted.groups['tag'];
    used.push({ start: quoted.index, end: quoted.index + quoted[0].length });
    return;
  }
  const match =
    /\b(?:tag|label|mark)\b.{2,60}\b(?:as|with)\s+(?:the tag\s+|an?\s+)?["“]?(?<tag>[\p{L}\d][\p{L}\d -]{1,29}?)["”]?[.!]?$/iu.exec(
      text,
    );
  const tag = match?.groups?.['tag'];
  if (!field || !match || !tag || input[field.name] !== undefined) return;
  input[field.name] = tag;
  used.push({ start: match.index + match[0].length - tag.length, end: match.index + match[0].length });
}
