import { countryName } from '../arguments/countries.ts';
import type { PastCall } from '../turn/conversation.ts';
import type { Heard } from '../turn/heard.ts';
import { isOffered, type Interpretation, type Situation } from '../turn/interpretation.ts';
import { profileOf } from '../choice/profile.ts';
import { ideasOf, stopWords } from '../words/lexicon.ts';
import { tokenise } from '../words/tokens.ts';

const returning =
  /^(?:(?:ok|okay|and|so|now|right|alright|anyway|well|please|fine|great|thanks|let us|can we|could we|i want to|take me|go|get|come|going)[, ]+)*(?:back to|return to|as for|again to|where were we with|what about) (?:the |my |our |those |that |these )?(?<what>.{3,60}?)(?: (?:again|then|now|please|search|list|results?|from before|from earlier|we (?:had|saw|looked at)))*[?.! ]*$/i;
const again =
  /^(?:(?:ok|and|now|please|show|see|me|open)[, ]+)*(?:the |those |my )(?<what>.{3,40}?) (?:again|from before|from earlier)[?.! ]*$/i;
const talk = new Set([
  'search',
  'list',
  'result',
  'results',
  'one',
  'question',
  'topic',
  'thing',
  'comparison',
  'earlier',
]);

/** "back to the candles": the earlier look-up that was about that, again. What it was about stands in its arguments or its name. */
export function goBack(heard: Heard, situation: Situation): Interpretation | null {
  const match = returning.exec(heard.text) ?? again.exec(heard.text);
  const what = match?.groups?.what;
  if (!what || /^what about/i.test(heard.text)) return null;
  const words = tokenise(what).filter((token) => !stopWords.has(token.lower) && !talk.has(token.lower));
  if (words.length === 0) return null;
  const reads = situation.table.calls.filter((call) => {
    const declaration = situation.find(call.operation);
    return declaration?.effect === 'read' && isOffered(situation, declaration) && call.outcome?.ok === true;
  });
  const about = reads.findLast((call) => {
    const held = subjectOf(call, situation);
    return words.every((word) => held.has(word.stem) || ideasOf(word.lower).some((idea) => held.has(idea)));
  });
  return about ? { kind: 'calls', operation: about.operation, inputs: [about.input] } : null;
}

/** Stems and ideas of what a call was about: words it was given, countries, and the nouns of its operation. */
function subjectOf(call: PastCall, situation: Situation): ReadonlySet<string> {
  const values = Object.values(call.input).flatMap((value) =>
    Array.isArray(value) ? (value as unknown[]) : [value],
  );
  const texts = values.flatMap((value) =>
    typeof value !== 'string'
      ? []
      : /^[A-Z]{2}$/.test(value)
        ? [countryName(value)]
        : [value.replaceAll('_', ' ')],
  );
  const words = texts.flatMap((text) => tokenise(text)).map((token) => token.stem);
  const declaration = situation.find(call.operation);
  const profile = declaration ? profileOf(declaration) : null;
  return new Set([...words, ...(profile?.nouns ?? []), ...(profile?.nounIdeas ?? [])]);
}
