import { fill } from '../arguments/fill.ts';
import { isTextField } from '../arguments/texts.ts';
import type { FieldSpec } from '../arguments/fields.ts';
import type { Heard } from '../turn/heard.ts';
import type { Profile } from '../choice/profile.ts';
import type { Table } from '../table/state.ts';
import type { AskedQuestion } from '../turn/turn-context.ts';
import { commandIdeas, ideasOf, stopWords } from '../words/lexicon.ts';

/** The remembered arguments with the answer to the question put in; null when the words do not answer it. */
export function answerInput(
  profile: Profile,
  asked: AskedQuestion,
  heard: Heard,
  table: Table,
): Record<string, unknown> | null {
  const field = profile.fields.find((one) => one.name === asked.field);
  if (!field || isSaidAnew(profile, asked, heard)) return null;
  const filling = fill(profile, heard, { ...table, focus: [] });
  // What was searched for is known: left-over words of an answer are no new search.
  for (const one of profile.fields)
    if (one !== field && isSearch(one) && asked.input[one.name] !== undefined) delete filling.input[one.name];
  // A text that was asked for is the whole answer, unless it fills other fields too.
  const isAlone = Object.keys(filling.input).every((name) => name === field.name);
  if (isTextField(field) && isAlone && !heard.spans.some((span) => span.kind === 'quoted'))
    return { ...asked.input, [field.name]: heard.text.trim() };
  const merged = { ...asked.input, ...filling.input };
  if (merged[field.name] !== undefined && filling.input[field.name] !== undefined) return merged;
  const value = wholeAnswer(field, heard, asked);
  return value === null ? null : { ...asked.input, ...filling.input, [field.name]: value };
}

/** "change the state of order 1066 to Bavaria" after a question about 1066: the request again, and no text to write down. */
function isSaidAnew(profile: Profile, asked: AskedQuestion, heard: Heard): boolean {
  const first = heard.tokens.find((token) => !stopWords.has(token.lower));
  const isVerb =
    first !== undefined &&
    (first.stem === profile.verb.stem ||
      ideasOf(first.lower).some((idea) => profile.verb.ideas.includes(idea) && commandIdeas.has(idea)));
  return (
    isVerb &&
    profile.fields.some(
      ({ name, meta, kind }) =>
        meta.ref !== undefined &&
        kind === 'integer' &&
        heard.spans.some((span) => span.kind === 'number' && span.value === asked.input[name]),
    )
  );
}

const isSearch = ({ meta }: FieldSpec) => meta.sense === 'search_words' || meta.sense === 'product_words';

function wholeAnswer(field: FieldSpec, heard: Heard, asked: AskedQuestion): unknown {
  const text = heard.text.trim().replace(/[.!]$/, '');
  const ordinal = heard.references.find((reference) => reference.how === 'ordinal')?.places[0];
  const chosen = ordinal === undefined ? undefined : asked.choices.at(ordinal);
  if (chosen) return valueOfChoice(field, chosen.say);
  if (field.kind === 'boolean')
    return /^(?:y|yes|yeah|yep|sure|please|ok|do)\b/i.test(text)
      ? true
      : /^(?:n|no|nope|not|don't|do not)\b/i.test(text)
        ? false
        : null;
  if (field.kind === 'integer' || field.kind === 'number') {
    const span = heard.spans.find((one) => 'value' in one && typeof one.value === 'number');
    if (!span || !('value' in span) || typeof span.value !== 'number') return null;
    const value = field.meta.sense === 'money_minor' ? Math.round(span.value * 100) : span.value;
    return value >= field.least &&
      value <= field.greatest &&
      (field.kind === 'number' || Number.isInteger(value))
      ? value
      : null;
  }
  if (
    field.kind === 'string' &&
    field.format !== 'uuid' &&
    field.format !== 'date' &&
    field.format !== 'datetime' &&
    field.meta.sense !== 'country' &&
    text.length <= 500
  ) {
    const value = heard.spans.find((span) => span.kind === 'quoted');
    const said =
      value && value.kind === 'quoted'
        ? value.value
        : text.replace(/^(?:it is|it's|the|that is|its|called|for|on)\s+/i, '');
    return field.array ? [said] : said;
  }
  return null;
}

function valueOfChoice(field: FieldSpec, say: string): unknown {
  if (field.kind === 'integer') {
    const number = /\d+/.exec(say)?.[0];
    return number ? Number(number) : null;
  }
  const member = field.values.find(
    (value) =>
      field.meta.valueWords?.[value]?.includes(say) ||
      value.toLowerCase().replaceAll('_', ' ') === say.toLowerCase(),
  );
  return member ?? (field.kind === 'string' && field.format !== 'uuid' ? say : null);
}
