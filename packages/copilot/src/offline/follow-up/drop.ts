import { fieldsOf, type FieldSpec } from '../arguments/fields.ts';
import type { Heard } from '../turn/heard.ts';
import { isOffered, type Interpretation, type Situation } from '../turn/interpretation.ts';
import { stopWords } from '../words/lexicon.ts';
import { stem, tokenise } from '../words/tokens.ts';

const filterNouns =
  'filters?|limits?|conditions?|requirements?|criteri(?:on|a)|restrictions?|caps?|bits?|parts?|bounds?|rules?';
const polite = String.raw`^(?:(?:ok|okay|and|so|no|now|actually|please|also|then|just|hmm|well|can you|could you|let us)[, ]+)*`;
const patterns: readonly RegExp[] = [
  new RegExp(
    String.raw`${polite}(?:drop|remove|forget(?: about)?|ignore|clear|lift|skip|lose|delete|scrap|discard|take (?:off|out|away)|leave (?:off|out)|get rid of|undo) (?:the |that |my |all the |all )?(?<what>[\p{L} ]{2,40}?)(?: (?:${filterNouns}))?(?: please)?[.! ]*$`,
    'iu',
  ),
  new RegExp(
    String.raw`${polite}(?:again |same |the same )?without (?:the |that |any )?(?<what>[\p{L} ]{2,40}?)(?: (?:${filterNouns}))?[.! ]*$`,
    'iu',
  ),
  new RegExp(
    String.raw`${polite}(?:in |from |of |with |at |for )?(?:any|all|whatever|no matter (?:the|what|which)|regardless of (?:the )?) (?<what>[\p{L} ]{2,30}?)(?: (?:is|are) (?:fine|ok|okay|good|all right)| (?:works?|will do|goes|is possible|at all))?[.! ]*$`,
    'iu',
  ),
  new RegExp(
    String.raw`${polite}(?:the )?(?<what>[\p{L} ]{2,30}?) (?:does not|do not|doesn't|don't|doesnt|dont) matter(?: any more| anymore)?[.! ]*$`,
    'iu',
  ),
  new RegExp(
    String.raw`${polite}i (?:do not|don't|dont) care (?:about |where|which |what )(?:the )?(?<what>[\p{L} ]{2,30}?)[.! ]*$`,
    'iu',
  ),
];
const everything =
  /^(?:the )?(?:all |every )?(?:filters?|conditions?|limits?|them all|everything|all of them|criteria|restrictions?)$/i;

/** "drop the MOQ condition", "any country is fine", "without the rating filter": the last search again with that taken away. */
export function dropFilter(heard: Heard, situation: Situation): Interpretation | null {
  const what = patterns.map((pattern) => pattern.exec(heard.text)?.groups?.what?.trim()).find(Boolean);
  if (!what || heard.tokens.length > 10) return null;
  const last = situation.table.calls.findLast((call) => situation.find(call.operation)?.effect === 'read');
  const declaration = last && situation.find(last.operation);
  if (!last || !declaration || !isOffered(situation, declaration)) return null;
  const fields = fieldsOf(declaration);
  const set = fields.filter(
    (field) =>
      !field.required &&
      last.input[field.name] !== undefined &&
      field.meta.sense !== 'page' &&
      field.name !== 'sort',
  );
  const words = tokenise(what).filter((token) => !stopWords.has(token.lower) && !isFilterNoun(token.lower));
  const isAll = everything.test(what);
  const dropped = isAll
    ? set.filter((field) => field.meta.sense !== 'search_words' && field.meta.sense !== 'product_words')
    : words.length > 0
      ? set.filter((field) => words.every((word) => speaksOf(field, word.stem, last.input[field.name])))
      : [];
  if (dropped.length > 0) {
    const input = { ...last.input };
    for (const field of [
      ...dropped,
      ...fields.filter((one) => one.meta.sense === 'page' && one.name === 'page'),
    ])
      delete input[field.name];
    return { kind: 'calls', operation: declaration.name, inputs: [input] };
  }
  const known =
    words.length > 0 &&
    fields.some((field) => !field.required && words.every((word) => field.words.has(word.stem)));
  const saysFilter = new RegExp(`\\b(?:${filterNouns})\\b|\\b(?:any|matter)\\b`, 'i').test(heard.text);
  if (!known || !saysFilter || set.length === 0) return null;
  return {
    kind: 'say',
    text: `There is no such condition on the last search, so nothing changes. It has ${countOf(set.length)}.`,
    outcome: 'chatted',
  };
}

const countOf = (count: number) => (count === 1 ? 'one condition' : `${count} conditions`);
const isFilterNoun = (word: string) => new RegExp(`^(?:${filterNouns})$`, 'i').test(word);

/** The field is pointed at by the word, or the word is (part of) what it was set to. */
function speaksOf(field: FieldSpec, word: string, value: unknown): boolean {
  if (field.words.has(word) || field.name.toLowerCase().startsWith(word)) return true;
  const values = (Array.isArray(value) ? (value as unknown[]) : [value]).map(String);
  return values.some((one) => {
    const spoken = [...(field.meta.valueWords?.[one] ?? []), one.replaceAll('_', ' ').toLowerCase()];
    return spoken.some((phrase) => tokenise(phrase).some((token) => stem(token.lower) === word));
  });
}
