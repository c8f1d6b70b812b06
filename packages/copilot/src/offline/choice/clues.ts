import type { Filling } from '../arguments/fill.ts';
import { isTextField } from '../arguments/texts.ts';
import { isForeign } from './foreign.ts';
import type { Heard } from '../turn/heard.ts';
import type { Learnt } from '../learnt/models.ts';
import { type Likeness, type MeaningfulWord, type Spoken } from './likeness.ts';
import type { Mood } from './mood.ts';
import { pointingWords } from './only-points.ts';
import type { Profile } from './profile.ts';
import type { Rarity } from './rarity.ts';
import type { Table } from '../table/state.ts';
import { ideasOf, stopWords } from '../words/lexicon.ts';
import { form, stem, tokenise } from '../words/tokens.ts';

/** What speaks for or against an operation, by name; each is weighed by `weights.ts`. */
export type Clues = Readonly<Record<ClueName, number>>;

export const clueNames = [
  'coverage',
  'core',
  'example',
  'valuesTaken',
  'valuesLeft',
  'missingForRead',
  'missingForWrite',
  'wordsLeft',
  'ignoresWords',
  'membersNamed',
  'severalCalls',
  'pointedAt',
  'assumed',
  'textTaken',
  'textLeft',
  'reasonTaken',
  'pointsElsewhere',
  'pointsNowhere',
  'olderList',
  'fileAttached',
  'nouns',
  'rightNumber',
  'wrongNumber',
  'wordsAsName',
  'namesTaken',
  'otherThings',
  'numberLeft',
  'searchesThing',
  'opens',
  'verbUnsaid',
  'countsWhenAsked',
  'askedRead',
  'toldRead',
  'askedSharedWrite',
  'askedOtherWrite',
  'toldSharedWrite',
  'valueIsVerb',
  'untoldWrite',
  'incompleteWrite',
  'sameAgain',
  'takesFocus',
  'learnt',
  'learntBest',
  'learntNull',
  'learntMargin',
  'foreign',
  'foreignLikely',
] as const;
export type ClueName = (typeof clueNames)[number];

export interface Evidence {
  heard: Heard;
  spoken: Spoken;
  mood: Mood;
  rarity: Rarity;
  table: Table;
  /** What the learnt models make of the words. */
  learnt: Learnt;
}

/** All clues for one operation. */
export function cluesOf(profile: Profile, filling: Filling, alike: Likeness, evidence: Evidence): Clues {
  const isOpening = opens(profile, evidence.heard, filling);
  const own = {
    ...alike,
    ...argumentClues(profile, filling, evidence.heard),
    ...pointingClues(profile, filling, evidence),
    ...nounClues(profile, evidence.heard, filling.missing.length > 0),
    ...thingClues(profile, filling, evidence.spoken.words, evidence.rarity),
    ...moodClues(profile, filling, evidence, isOpening),
    ...learntClues(profile, alike, evidence),
    opens: isOpening ? 1 : 0,
  };
  const foreign = flag(isForeign({ profile, filling, clues: own }, evidence.heard));
  return { ...own, foreign, foreignLikely: foreign * own.learntBest };
}

const flag = (holds: boolean): number => (holds ? 1 : 0);

/** What was learnt from sentences; an operation that none were learnt for goes by its nearest example. */
function learntClues(profile: Profile, alike: Likeness, { learnt }: Evidence) {
  const { name } = profile.declaration;
  const known = learnt.logs.get(name);
  const own = known ?? Math.log(Math.max(0.01, alike.example ** 2));
  let other = leastLog;
  for (const [one, log] of learnt.logs) if (one !== name && log > other) other = log;
  const scaled = (log: number) => Math.max(-1, Math.min(1, log / -leastLog));
  return {
    learnt: scaled(own),
    learntBest: Math.exp(own),
    // What nothing answered when this was learnt may be just what an operation since declared does.
    learntNull: known === undefined ? learnt.nothing / 2 : learnt.nothing,
    learntMargin: scaled(Math.max(leastLog, own) - other),
  };
}
const leastLog = -8;

function argumentClues(profile: Profile, filling: Filling, heard: Heard) {
  const takesText = profile.fields.some(isTextField);
  const rest = filling.rest.join(' ').split(' ').filter(Boolean).length;
  return {
    valuesTaken: heard.spans.length > 0 ? filling.taken / heard.spans.length : 0,
    valuesLeft: filling.untaken.length,
    missingForRead: profile.isRead ? filling.missing.length : 0,
    missingForWrite: profile.isRead ? 0 : filling.missing.length,
    wordsLeft: Math.min(3, rest),
    // To act while part of the request is left aside is worse than to look.
    ignoresWords: flag(!profile.isRead && rest > 0),
    membersNamed: Math.min(2, filling.namedValues),
    severalCalls: flag(filling.several !== null),
    wordsAsName: filling.wordy,
    namesTaken: Math.min(2, filling.namesTaken),
    textTaken: flag(heard.said?.kind === 'text' && takesText),
    textLeft: flag(heard.said?.kind === 'text' && !takesText),
    reasonTaken: flag(heard.said?.kind === 'reason' && takesText),
  };
}

function pointingClues(profile: Profile, filling: Filling, { heard, table }: Evidence) {
  const last = table.calls.at(-1);
  const kinds = new Set(table.focus.slice(0, 2).map((record) => record.kind));
  const chosenKind = filling.chosen[0]?.kind;
  const points = heard.references.some(
    (reference) => reference.how !== 'person' && reference.how !== 'others',
  );
  return {
    pointedAt: flag(filling.chosen.length > 0 && !filling.assumed),
    assumed: flag(filling.assumed),
    pointsElsewhere: flag(
      filling.chosen.length > 0 &&
        !filling.assumed &&
        !profile.fields.some((field) => field.meta.ref === chosenKind),
    ),
    pointsNowhere: flag(points && filling.chosen.length === 0),
    olderList: flag(filling.stale),
    fileAttached: flag(
      table.files.length > 0 && profile.fields.some((field) => field.meta.ref === 'file' && field.required),
    ),
    sameAgain: flag(last?.operation === profile.declaration.name),
    takesFocus: flag(
      last !== undefined &&
        last.operation !== profile.declaration.name &&
        profile.fields.some((field) => field.meta.ref && kinds.has(field.meta.ref)),
    ),
  };
}

/** The thing that the operation is about was said, in the right number; or another thing was. */
function nounClues(profile: Profile, heard: Heard, missing: boolean) {
  let nouns = 0;
  let right = 0;
  let wrong = 0;
  for (const noun of profile.nounWords) {
    const token = heard.tokens.find(
      (one) =>
        !/ed$/.test(one.lower) &&
        (one.stem === noun.stem || ideasOf(one.lower).some((idea) => noun.ideas.includes(idea))),
    );
    if (!token) continue;
    nouns += 1 / profile.nounWords.length;
    // "orders" in the message and in the name: a list; "orders" for an operation on one order: rather not.
    const isPlural = form(token.lower) !== token.lower && heard.references.length === 0;
    if (isPlural && profile.isRead && noun.plural) right = 1;
    if (isPlural && ((profile.isRead && !noun.plural) || (!profile.isRead && missing))) wrong = 1;
  }
  return { nouns, rightNumber: right, wrongNumber: wrong };
}

/** Things of the house and numbers that were said and that the operation leaves aside. */
function thingClues(profile: Profile, filling: Filling, words: readonly MeaningfulWord[], rarity: Rarity) {
  const knows = (word: MeaningfulWord) =>
    profile.nounWords.some(
      (noun) => noun.stem === word.stem || noun.ideas.some((idea) => word.ideas.includes(idea)),
    ) ||
    Math.max(
      profile.document.get(word.stem) ?? 0,
      ...word.ideas.map((idea) => profile.document.get(idea) ?? 0),
    ) >= 0.7;
  const searched = new Set(tokenise(filling.searched ?? '').map((token) => token.stem));
  return {
    otherThings: Math.min(2, words.filter((word) => rarity.isThing(word) && !knows(word)).length),
    numberLeft: flag(
      filling.untaken.some(
        (span) =>
          span.kind === 'number' &&
          span.label &&
          !span.bound &&
          (span.text.includes('#') || /^\d{4}$/.test(span.text)),
      ),
    ),
    searchesThing: flag(words.some((word) => searched.has(word.stem) && rarity.isNoun(word))),
  };
}

function moodClues(
  profile: Profile,
  filling: Filling,
  { mood, spoken, heard }: Evidence,
  isOpening: boolean,
) {
  const { verb } = profile;
  const shared = [...profile.commands].some((idea) => mood.commands.has(idea));
  const told = mood.commands.size > 0 || mood.imperative || heard.said?.kind === 'text';
  const counts = spoken.features.has('?many') && verb.ideas.includes('~count');
  const isUnsaid =
    !verb.isLook &&
    !counts &&
    !spoken.features.has(verb.stem) &&
    !verb.ideas.some((idea) => spoken.features.has(idea));
  const write = !profile.isRead;
  return {
    verbUnsaid: flag(isUnsaid && !isOpening),
    countsWhenAsked: flag(counts),
    askedRead: flag(profile.isRead && mood.asks),
    toldRead: flag(profile.isRead && mood.commands.size > 0 && !mood.asks && !isOpening),
    askedSharedWrite: flag(write && mood.asks && shared),
    askedOtherWrite: flag(write && mood.asks && !shared),
    toldSharedWrite: flag(write && !mood.asks && shared),
    valueIsVerb: flag(write && !mood.asks && filling.namedValues > 0 && told),
    untoldWrite: flag(write && !told && !mood.asks),
    incompleteWrite: flag(write && filling.missing.length > 0 && mood.commands.size === 0),
  };
}

/** A request that only points at a record ("the second one", "1042?", "who is Lumen") opens it. */
function opens(profile: Profile, heard: Heard, filling: Filling): boolean {
  if (!profile.opens || filling.missing.length > 0 || filling.untaken.length > 0 || filling.assumed)
    return false;
  const named = heard.named.length > 0 || heard.references.length > 0 || heard.spans.length > 0;
  return named && heard.tokens.every((token) => isPointing(token.lower, heard, token, profile));
}

const askingWords = /^(?:where|when|why|done|did|cost|costs|long|how)$/;

function isPointing(
  word: string,
  heard: Heard,
  token: { start: number; end: number },
  profile: Profile,
): boolean {
  const inside = (place: { start: number; end: number }) =>
    token.start >= place.start && token.end <= place.end;
  if (askingWords.test(word)) return false;
  if (stopWords.has(word) || pointingWords.test(word)) return true;
  if (heard.named.some(inside) || heard.references.some(inside) || heard.spans.some(inside)) return true;
  return (
    profile.nouns.has(stem(word)) ||
    ideasOf(word).some((idea) => [...profile.nouns].some((noun) => ideasOf(noun).includes(idea)))
  );
}
