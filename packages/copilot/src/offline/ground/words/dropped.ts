import { singular, stem } from '@brandwright/language/words/stems.ts';
import { tokenize } from '@brandwright/language/words/tokens.ts';
import type { FieldSpec } from '../../fields.ts';

const takesAway =
  /\b(?:drop|forget|remove|clear|skip|lose|ditch|scrap|ignore|without|never ?mind|take (?:off|out|away)|get rid of)\s+(?:about\s+)?(?:(?:the|that|my|any|all)\s+)*(?<what>[\p{L}\d' -]{2,40})/iu;
const anyWillDo =
  /\bany\s+(?<what>\p{L}[\p{L} ]{1,24}?)(?:\s+(?:is|are|will|would|works?|goes|do|does|at all)\b|[.!]?$)|\b(?<what2>\p{L}+)\s+(?:does(?:n['’]?t| not)|don['’]?t)\s+matter/iu;
const condition = new Set(
  'condition filter limit requirement restriction part bit thing'.split(' ').map(stem),
);

/** "Drop the MOQ condition", "any country is fine": the fields of an earlier call that a message takes the value away from. */
export function droppedIn(
  fields: readonly FieldSpec[],
  text: string,
  before: Readonly<Record<string, unknown>>,
): string[] {
  const { what, what2 } = (takesAway.exec(text) ?? anyWillDo.exec(text))?.groups ?? {};
  const said = tokenize(what ?? what2 ?? '').map(({ lower }) => stem(singular(lower)));
  const wanted = said.filter((word) => !condition.has(word));
  if (wanted.length === 0 || wanted.length > 3) return [];
  return fields.flatMap((field) => {
    const given = before[field.name] !== undefined;
    const names = [...field.words].map((word) => stem(singular(word)));
    return given && field.kind !== 'boolean' && wanted.every((word) => names.includes(word))
      ? [field.name]
      : [];
  });
}
