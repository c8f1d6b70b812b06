import { talkWords } from '../arguments/search-words.ts';
import type { Heard } from '../turn/heard.ts';
import type { Profile } from './profile.ts';
import type { Filling } from '../arguments/fill.ts';
import { commandIdeas, ideasOf, lookIdea, stopWords } from '../words/lexicon.ts';
import { type Token, tokenise } from '../words/tokens.ts';

const genericVerbs = new Set(
  'create make add new get set change show write start open update list find search view see check place give use edit send draw play book order turn build'.split(
    ' ',
  ),
);
const dealing = new Set(['buy', 'bought', 'sell', 'sold', 'purchase']);
const owners = new Set([
  'we',
  'our',
  'us',
  'ours',
  'customer',
  'customers',
  'she',
  'he',
  'they',
  'her',
  'his',
  'store',
  'shop',
]);

/** An operation with what a request fills of it. */
interface Fitting {
  profile: Profile;
  filling: Filling;
  clues: { valuesTaken: number; fileAttached: number; example: number; coverage: number };
}

/**
 * Whether a request only seems to fit: nothing in it belongs to the operation beyond looking, changing, ordering
 * by size and the like, or most of it is about something unknown.
 */
export function isForeign(ranked: Fitting, heard: Heard): boolean {
  const { profile, filling, clues } = ranked;
  if (filling.chosen.length > 0 && !filling.assumed) return false;
  const namesRecord = profile.fields.some(
    (field) => field.meta.ref && filling.input[field.name] !== undefined,
  );
  if (namesRecord && !filling.assumed && (filling.wordy === 0 || clues.valuesTaken > 0)) return false;
  const loose = filling.rest.length + filling.wordy;
  if (
    filling.missing.length > 0 &&
    loose > 0 &&
    heard.spans.length === 0 &&
    !filling.missing[0]?.values.length
  )
    return !firstNounSaid(profile, heard);
  if (clues.fileAttached > 0 || clues.example > 0.85) return false;
  if (saysNoun(profile, heard))
    return (
      filling.searched === null && unexplained(ranked) >= 2 && clues.coverage < 0.42 && clues.example < 0.45
    );
  if (filling.searched !== null) return !saysField(ranked, heard);
  if (saysVerb(profile, heard) && unexplained(ranked) === 0) return false;
  return !(saysField(ranked, heard) || (saysOwnWord(profile, heard) && unexplained(ranked) <= 1));
}

const unexplained = ({ filling }: Fitting) => filling.rest.join(' ').split(' ').filter(Boolean).length;

function speaking(heard: Heard): readonly Token[] {
  return heard.tokens.filter(
    (token) =>
      !stopWords.has(token.lower) &&
      !heard.spans.some(
        (span) => span.kind !== 'number' && token.start >= span.start && token.end <= span.end,
      ),
  );
}

/** What the operation is about was said, as a noun. */
function saysNoun(profile: Profile, heard: Heard): boolean {
  return speaking(heard).some((token) => {
    if (
      dealing.has(token.lower) &&
      heard.named.length === 0 &&
      !heard.tokens.some((other) => owners.has(other.lower))
    )
      return false;
    const own = ideasOf(token.lower);
    const ideas = own.filter((idea) => idea !== lookIdea && idea !== '~offer');
    if (
      profile.core.has(token.stem) &&
      !genericVerbs.has(token.lower) &&
      !talkWords.has(token.lower) &&
      !own.some((idea) => idea === lookIdea || commandIdeas.has(idea))
    )
      return true;
    return profile.nounWords.some(
      (noun) =>
        (noun.stem === token.stem && !genericVerbs.has(token.lower)) ||
        (noun.stem === token.stem && isNounHere(token, heard)) ||
        noun.ideas.some((idea) => ideas.includes(idea)),
    );
  });
}

/** "order" after "the", "my", "an" or before its number is a thing. */
function isNounHere(token: Token, heard: Heard): boolean {
  return (
    /\b(?:the|this|that|an?|my|our|your|any|all|every|last|latest|of|on|for|in|to|which|what|open|new)\s+(?:\p{L}+\s+)?$/iu.test(
      heard.text.slice(0, token.start),
    ) ||
    /^\s*#?\d/.test(heard.text.slice(token.end)) ||
    /s$/.test(token.lower)
  );
}

function firstNounSaid(profile: Profile, heard: Heard): boolean {
  const noun = profile.nounWords[0];
  return (
    noun !== undefined &&
    !noun.ideas.some((idea) => commandIdeas.has(idea)) &&
    heard.tokens.some((token) => token.stem === noun.stem)
  );
}

/** The verb of the operation was said, and it is no everyday one. */
function saysVerb(profile: Profile, heard: Heard): boolean {
  return speaking(heard).some((token) => {
    if (genericVerbs.has(token.lower) || (talkWords.has(token.lower) && token.stem !== profile.verb.stem))
      return false;
    return (
      profile.core.has(token.stem) ||
      ideasOf(token.lower).some(
        (idea) => profile.commands.has(idea) && idea !== '~create' && idea !== '~change',
      ) ||
      ideasOf(token.lower).some((idea) => idea !== lookIdea && profile.verb.ideas.includes(idea))
    );
  });
}

/** A field of it was filled and named: "MOQ under 500", or a member said in so many words. */
function saysField({ profile, filling }: Fitting, heard: Heard): boolean {
  return profile.fields.some((field) => {
    if (
      filling.input[field.name] === undefined ||
      field.name === 'sort' ||
      field.meta.sense === 'search_words' ||
      field.meta.sense === 'page'
    )
      return false;
    if (field.kind === 'boolean' || field.values.length > 0)
      return unexplainedOnly(filling.searched) && filling.rest.length === 0;
    if (field.meta.sense === 'country' || field.meta.sense?.startsWith('date')) return false;
    if (field.kind === 'string' && !field.meta.ref)
      return heard.tokens.some((token) => field.words.has(token.stem));
    return (
      (field.kind === 'integer' || field.kind === 'number' || field.meta.sense === 'hts_code') &&
      (field.meta.sense === 'hts_code' || heard.tokens.some((token) => field.words.has(token.stem)))
    );
  });
}

const unexplainedOnly = (searched: string | null) => searched === null || tokenise(searched).length <= 1;

function saysOwnWord(profile: Profile, heard: Heard): boolean {
  return speaking(heard).some(
    (token) =>
      !talkWords.has(token.lower) &&
      !genericVerbs.has(token.lower) &&
      !ideasOf(token.lower).includes(lookIdea) &&
      (profile.document.get(token.stem) ?? 0) >= 0.5,
  );
}
