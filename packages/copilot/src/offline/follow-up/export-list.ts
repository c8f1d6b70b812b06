import { fieldsOf, type FieldSpec } from '../arguments/fields.ts';
import type { Heard } from '../turn/heard.ts';
import type { Interpretation, Situation } from '../turn/interpretation.ts';
import type { Profile } from '../choice/profile.ts';
import { nounNames } from '../table/references.ts';
import { joinWords } from '../saying/small-talk.ts';
import { ideasOf } from '../words/lexicon.ts';
import { identifierWords } from '../words/tokens.ts';

const asking =
  /^(?:(?:ok|okay|and|now|please|great|can you|could you|can i|let us|i want to)[,! ]+)*(?:export|download|extract|save|get)\s+(?:(?:all (?:of )?)?(?:them|these|those|it|this|that|all)|(?:the|that|this|these|those) (?:list|table|result|results|rows|ones|[\p{L}]+))(?:\s+(?:as|to|in|into)\s+(?:an? )?(?:csv|excel|spreadsheet|file|xlsx|csv file))?[.!? ]*$/iu;

/**
 * "export them" after a list: the export of such records, with the conditions of the list as far as it takes them. Where
 * it takes some not, it says what it can do and asks; where nothing exports such records, it says so.
 */
export function exportList(heard: Heard, situation: Situation): Interpretation | null {
  if (
    !asking.test(heard.text) ||
    !/\b(?:export|download|extract|csv|excel|spreadsheet|xlsx)\b/i.test(heard.text)
  )
    return null;
  const call = situation.table.calls.at(-1);
  const list = situation.table.lists.find((one) => one.operation === call?.operation);
  const from = call && situation.find(call.operation);
  const kind = list?.records[0]?.kind;
  if (!call || !from || !list || list.single || list.records.length < 2 || !kind) return null;
  const exporter = situation.profiles.find(
    (profile) =>
      exports(profile) &&
      profile.nounWords.concat(titleWords(profile)).some((noun) => nounNames(noun.stem, kind)),
  );
  const noun = identifierWords(kind).at(-1) ?? 'record';
  if (!exporter)
    return {
      kind: 'say',
      text: `There is no file of ${noun}s like these to download here, so I made none. I can show them, sort them and narrow them.`,
      outcome: 'chatted',
    };
  const conditions = fieldsOf(from).filter(
    (field) =>
      call.input[field.name] !== undefined &&
      field.meta.sense !== 'page' &&
      !/^(?:sort|order)(?:By)?$/.test(field.name),
  );
  const taken = conditions.filter((field) => exporter.fields.some((other) => other.name === field.name));
  const left = conditions.filter((field) => !taken.includes(field));
  const input = Object.fromEntries(taken.map((field) => [field.name, call.input[field.name]]));
  const { declaration } = exporter;
  if (left.length === 0) return { kind: 'calls', operation: declaration.name, inputs: [input] };
  const can = exporter.fields.filter((field) => !field.meta.ref).map(labelOf);
  const example = declaration.examples[0] ?? declaration.title;
  return {
    kind: 'ask',
    asked: {
      operation: declaration.name,
      input,
      field: null,
      question: `I cannot export by ${joinWords(left.map(labelOf), 'or')}. “${declaration.title}” goes ${can.length > 0 ? `by ${joinWords(can, 'and')}` : 'for all of them'}. Shall I do that instead?`,
      choices: [{ label: declaration.title, say: example }],
    },
  };
}

const labelOf = (field: FieldSpec) =>
  (field.meta.label ?? identifierWords(field.name).join(' ')).toLowerCase();

/** Starts the writing of a file from conditions alone. */
function exports(profile: Profile): boolean {
  const title = profile.declaration.title.toLowerCase().split(/\s+/);
  return (
    !profile.isRead &&
    profile.fields.every((field) => !field.required && field.meta.ref !== 'file') &&
    title.some((word) => ideasOf(word).includes('~export'))
  );
}

const titleWords = (profile: Profile) =>
  profile.declaration.title
    .toLowerCase()
    .split(/\s+/)
    .map((stem) => ({ stem, ideas: [], plural: false }));
