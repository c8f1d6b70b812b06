import { findOperation, operations } from '@brandwright/contract';
import type { PastCall } from '@brandwright/copilot/offline/turn/conversation.ts';
import { hear, type Heard } from '@brandwright/copilot/offline/turn/heard.ts';
import { listen as listenTo } from '@brandwright/copilot/offline/meaning/listen.ts';
import { prepareOffer } from '@brandwright/copilot/offline/turn/offer.ts';
import { readTalk } from '@brandwright/copilot/offline/saying/small-talk.ts';
import { layTable, type Table } from '@brandwright/copilot/offline/table/state.ts';
import { allTuning } from '@brandwright/copilot/offline/testing/all-tuning.ts';
import { clock, scenes } from '@brandwright/copilot/offline/testing/scenes.ts';
import { normalise } from '@brandwright/copilot/offline/words/normalise.ts';
import { repairSpelling } from '@brandwright/copilot/offline/words/spelling.ts';
import { identifierWords } from '@brandwright/copilot/offline/words/tokens.ts';
import type { Caller, Kernel, RecordCandidate } from '@brandwright/platform';
import { operationsOf, readUtterances } from '../eval/utterances.ts';
import { moreSentences } from './more-sentences.ts';

/** A sentence to learn from, as the model hears it. */
export interface Sentence {
  say: string;
  heard: Heard;
  /** Operations that are right; none for a request that nothing answers. */
  right: readonly string[];
  /** What was on the table. */
  table: Table;
  /** Where it was written, `declared` for declarations: those of one source are alike, as another person's will not be. */
  source: string;
}

/** The operations that the model is offered. */
export const offeredNames = operations.filter((one) => one.offered).map((one) => one.name);
export const offer = prepareOffer(offeredNames, findOperation);

const bare = layTable([], null, findOperation);

/** A sentence heard as in a turn. */
export async function listen(say: string, named: readonly RecordCandidate[] = []): Promise<Heard> {
  const words = named.flatMap((one) => `${one.label} ${one.matched}`.toLowerCase().split(/[^\p{L}]+/u));
  return listenTo(repairSpelling(normalise(say), offer.vocabulary, words), new Date(clock), named);
}

interface Said extends Omit<Sentence, 'heard'> {
  /** Records that are named; found when left out. */
  named?: readonly RecordCandidate[];
}

// The database answers while others are heard.
const atOnce = 16;

/** All sentences to learn from: declared examples and titles, the phrasings for tuning and the learn utterances. */
export async function readSentences(kernel: Kernel, caller: Caller): Promise<Sentence[]> {
  const sentences: Sentence[] = [];
  const said = [...fromUtterances(), ...fromTuning(), ...fromLists(), ...fromDeclarations()];
  for (let at = 0; at < said.length; at += atOnce) {
    const heard = said.slice(at, at + atOnce).map(async ({ named, ...one }) => ({
      ...one,
      heard: await listen(one.say, named ?? (await kernel.findRecords(caller, one.say))),
    }));
    sentences.push(...(await Promise.all(heard)));
  }
  // Talk is answered before operations are weighed.
  return sentences.filter((one) => one.right.length > 0 || !readTalk(normalise(one.say)));
}

function fromUtterances(): Said[] {
  const utterances = readUtterances('learn').flatMap((set) => set.utterances);
  // What stands in a conversation, or asks for several things, is not chosen by these words alone.
  return utterances
    .filter(({ after, calls }) => !after && !calls)
    .map((one) => ({ say: one.say, right: operationsOf(one), table: bare, source: 'utterances' }));
}

function fromTuning(): Said[] {
  return allTuning.flatMap(({ say, operation, scene: name, named }) => {
    const right = operation?.replace('?', '');
    const scene = name ? scenes[name] : undefined;
    // What narrows the last call is not chosen by its words.
    if (scene && scene.calls.at(-1)?.operation === right) return [];
    const calls = (scene?.calls ?? []).map((call, place): PastCall => ({ ...call, callId: String(place) }));
    const table = scene ? layTable(calls, null, findOperation) : bare;
    return [{ say, right: right ? [right] : [], table, source: 'tuning', named: named ?? [] }];
  });
}

function fromLists(): Said[] {
  return moreSentences().flatMap(({ source, byOperation }) =>
    Object.entries(byOperation).flatMap(([name, says]) =>
      says.map((say) => ({ say, right: name === 'nothing' ? [] : [name], table: bare, source })),
    ),
  );
}

function fromDeclarations(): Said[] {
  return offer.profiles.flatMap(({ declaration: { name, title, description, examples } }) => {
    const one = { right: [name], table: bare, source: 'declared' };
    const texts = [title, identifierWords(name).join(' '), description.split(/(?<=[.!?])\s/, 1)[0] ?? ''];
    return [...examples.map((say) => ({ ...one, say })), ...texts.map((say) => ({ ...one, say, named: [] }))];
  });
}

/** The sentence with a slip of the finger, and with a word left out. `random` gives numbers from 0 to 1. */
export function noisy(sentence: Sentence, random: () => number): Sentence[] {
  const words = sentence.heard.text.split(' ');
  if (words.length < 4) return [];
  const slip = Math.floor(random() * words.length);
  const word = words[slip] ?? '';
  const at = 1 + Math.floor(random() * Math.max(1, word.length - 3));
  const slipped = /^[a-z]{5,}$/.test(word)
    ? word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2)
    : word;
  const without = Math.floor(random() * words.length);
  const texts = [
    words.with(slip, slipped).join(' '),
    words.filter((_, place) => place !== without).join(' '),
  ];
  const { now, named, meaning } = sentence.heard;
  // A slip changes the words, hardly what is meant.
  return texts
    .filter((text) => text !== sentence.heard.text)
    .map((say) => ({ ...sentence, say, heard: { ...hear(say, now, named), meaning } }));
}
