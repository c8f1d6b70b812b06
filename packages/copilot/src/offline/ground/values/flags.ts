import { stem } from '@brandwright/language/words/stems.ts';
import { stopWords } from '@brandwright/language/words/stop-words.ts';
import { identifierWords, tokenize, type Token } from '@brandwright/language/words/tokens.ts';
import type { FieldSpec } from '../../fields.ts';

const off = new Set(
  'stop mute disable silence pause without no not never skip drop cancel kill lose scrap ditch'.split(' '),
);
const on = new Set('enable start with include including want'.split(' '));
/** Words between the one that switches and what is switched. */
const reach = 4;

/** "without a refund", "stop the emails", "turn the texts on": whether a flag is said, by the words declared for it; undefined where it is not. */
export function flagSaid(field: FieldSpec, text: string): boolean | undefined {
  const words = tokenize(text);
  const own = new Set([...field.words].filter((word) => !dull.has(word) && !stopWords.has(word)));
  for (const [place, word] of words.entries()) {
    if (!own.has(stem(word.lower))) continue;
    const before = words.slice(Math.max(0, place - reach), place).toReversed();
    const switched = switchedBy(before, words.slice(place + 1, place + 3));
    if (switched !== undefined) return switched;
  }
  return saysPhrase(field, text) ? true : turned(field, text);
}

/** "switch it on again", "turn the morning one off": what is declared to be turned, with words between. */
function turned({ meta }: FieldSpec, text: string): boolean | undefined {
  if (!meta.valueWords?.['true']?.includes('turn on')) return undefined;
  const way = /\b(?:turn|switch|put)\s+(?:\p{L}+\s+){0,4}?(on|off)\b/iu.exec(text)?.[1];
  return way === undefined ? undefined : way.toLowerCase() === 'on';
}

/** "only vetted ones", "the archived": a flag that a list is narrowed by, said by its own name alone. */
export function flagNamed({ name }: FieldSpec, text: string): boolean | undefined {
  const own = identifierWords(name).filter((word) => !dull.has(stem(word)));
  const [word] = own;
  if (!word || own.length !== 1 || word.length < 5) return undefined;
  const words = tokenize(text);
  const place = words.findIndex(({ lower }) => stem(lower) === stem(word));
  const before = words.slice(Math.max(0, place - 2), place);
  return place < 0 ? undefined : !before.some(({ lower }) => off.has(lower) || /n't$/.test(lower));
}

/** "if they qualify under USMCA": the whole of what is declared for a flag, in several words, and no refusal before it. */
const saysPhrase = ({ meta }: FieldSpec, text: string): boolean =>
  (meta.words ?? []).some((phrase) => {
    const at = phrase.includes(' ') ? text.toLowerCase().indexOf(phrase.toLowerCase()) : -1;
    return (
      at >= 0 &&
      !/\b(?:not|never|no|without)\s+(?:\p{L}+\s+)?$|n['’]?t\s+(?:\p{L}+\s+)?$/iu.test(text.slice(0, at))
    );
  });

/** Words of field names that say nothing of what is switched. */
const dull = new Set('is has with on off only the should be active'.split(' ').map(stem));

function switchedBy(before: readonly Token[], after: readonly Token[]): boolean | undefined {
  const next = after[0]?.lower;
  const isTurned = before.some(({ lower }) => /^(?:turn|switch|put|keep)(?:ed|ing|s)?$/.test(lower));
  if (isTurned) {
    const way = [...before, ...after].find(({ lower }) => lower === 'off' || lower === 'on')?.lower;
    if (way) return way === 'on';
  }
  if (next === 'off' || next === 'on') return next === 'on';
  // "Qualifies yes", "refund: no".
  if (after.length === 1 && (next === 'yes' || next === 'no')) return next === 'yes';
  for (const { lower } of before) {
    // "Cancel it and refund her": what is switched off is the other thing.
    if (/^(?:and|then|but|or)$/.test(lower)) break;
    if (off.has(lower) || /n't$|^dont$/.test(lower)) return false;
    if (on.has(lower)) return true;
  }
  return undefined;
}
