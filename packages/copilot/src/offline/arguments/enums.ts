import type { FieldSpec } from './fields.ts';
import { commandIdeas, ideasOf, stopWords } from '../words/lexicon.ts';
import { form, identifierWords, stem, type Token } from '../words/tokens.ts';

export interface EnumMatch {
  field: FieldSpec;
  value: string;
  start: number;
  end: number;
  /** Words in the phrase that matched: longer is surer. */
  length: number;
  negated: boolean;
  /** Said in its own words, not by a verb of like sense. */
  exact: boolean;
}

interface Phrase {
  value: string;
  forms: readonly string[];
}

const leavingOutWords = /^(?:not|without|except|excluding)$/;
const noWords = /^(?:not|without|no|never|don'?t|won'?t|doesn'?t|skip)$/;

const cache = new WeakMap<FieldSpec, readonly Phrase[]>();

/** Phrases that mean each member: its spoken words, and its own name unless it is a code or an order of sorting. */
function phrasesOf(field: FieldSpec): readonly Phrase[] {
  const known = cache.get(field);
  if (known) return known;
  const phrases: Phrase[] = [];
  for (const value of field.values) {
    const spoken = field.meta.valueWords?.[value] ?? [];
    for (const phrase of spoken) phrases.push({ value, forms: formsOf(phrase) });
    const own = identifierWords(value);
    const isSpeakable =
      field.kind === 'enum' &&
      own.length > 0 &&
      /[A-Za-z]{3}/.test(value) &&
      !(spoken.length > 0 && (value.startsWith('-') || /^[a-z]/.test(value)));
    if (isSpeakable && !/^(?:all|none|any|other|new|default)$/i.test(value))
      phrases.push({ value, forms: own.map(form) });
  }
  const made = phrases
    .filter((phrase) => phrase.forms.some((word) => /\p{L}/u.test(word)))
    .sort((a, b) => b.forms.length - a.forms.length);
  cache.set(field, made);
  return made;
}

function formsOf(phrase: string): string[] {
  return phrase
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(form);
}

/** "pause the first" for a member spoken of as "paused" or "on hold". */
function isVerbOf(phrase: Phrase, token: Token | undefined): boolean {
  const word = phrase.forms.at(-1);
  if (!token || !word || phrase.forms.length > 2 || (phrase.forms.length === 2 && phrase.forms[0] !== 'on'))
    return false;
  if (phrase.forms.length === 1 && stem(word) === token.stem) return true;
  return ideasOf(token.lower).some(
    (idea) =>
      commandIdeas.has(idea) && idea !== '~change' && idea !== '~create' && ideasOf(word).includes(idea),
  );
}

/** Members of an enum field that the words name, longest phrases first, one per place. */
export function matchEnum(
  field: FieldSpec,
  tokens: readonly Token[],
  forms: readonly string[],
  asVerbs: boolean,
): EnumMatch[] {
  const taken = new Set<number>();
  const found: EnumMatch[] = [];
  for (const phrase of phrasesOf(field)) {
    for (let i = 0; i + phrase.forms.length <= forms.length; i++) {
      const same = phrase.forms.every((word, offset) => forms[i + offset] === word && !taken.has(i + offset));
      // "turn the rule off": a little word, but it is what the field is for.
      if (same && phrase.forms.length === 1 && !field.required && stopWords.has(tokens[i]?.lower ?? ''))
        continue;
      if (!same && !(asVerbs && i < 4 && !taken.has(i) && isVerbOf(phrase, tokens[i]))) continue;
      const first = tokens[i];
      const length = same ? phrase.forms.length : 1;
      const last = tokens[i + length - 1];
      if (!first || !last) continue;
      for (let offset = 0; offset < length; offset++) taken.add(i + offset);
      const before = tokens.slice(Math.max(0, i - 2), i).map((token) => token.lower);
      found.push({
        field,
        value: phrase.value,
        start: first.start,
        end: last.end,
        length,
        exact: same,
        negated: before.some((word) => (field.kind === 'boolean' ? noWords : leavingOutWords).test(word)),
      });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}
