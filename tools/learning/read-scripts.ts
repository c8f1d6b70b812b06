import { effectsThatAsk, type AnyDeclaration } from '@brandwright/contract';
import { fileURLToPath } from 'node:url';
import { readUtterances } from '../eval/utterances.ts';
import { readScripts, type Turn } from '../replay/script.ts';
import { contextOf, type Example } from './examples.ts';
import { findMarks } from './find-marks.ts';
import type { Situation } from './read-chats.ts';

type Find = (name: string) => AnyDeclaration | undefined;
interface Call {
  operation: string;
  input?: unknown;
}

/** The set of what sounds like the work and is none of it; greetings and small talk stand in others. */
const nearMisses = 'near-miss';

const folder = fileURLToPath(new URL('../../tests/conversations/', import.meta.url));

/** What our own scripted conversations and utterances that may be learned from teach: which call each message comes to. */
export function readOwnWords(find: Find): Example[] {
  return [...fromScripts(find), ...fromUtterances(find)];
}

function fromScripts(find: Find): Example[] {
  return readScripts([folder]).flatMap(({ path, script }) => {
    const shown: string[] = [];
    let waits: string | null = null;
    let previous: string | null = null;
    return script.turns.flatMap((turn): Example[] => {
      if (turn.approve ?? turn.deny) waits = null;
      if (turn.say === undefined) return [];
      const calls = callsOf(turn).filter(({ operation }) => find(operation)?.offered);
      const situation: Situation = { shown: [...shown], waits, asked: null, previous };
      previous = turn.say;
      for (const { operation } of calls)
        if (effectsThatAsk.has(find(operation)?.effect ?? 'read')) waits = operation;
        else shown.unshift(operation);
      return calls.length > 0 ? [exampleOf(turn.say, calls, situation, path, find)] : [];
    });
  });
}

const callsOf = ({ expect }: Turn): Call[] => [
  ...(expect?.calls ?? []),
  ...(expect?.approval ? [expect.approval] : []),
  ...(expect?.refused ?? []),
];

function fromUtterances(find: Find): Example[] {
  return readUtterances('learn').flatMap(({ area, utterances }) =>
    utterances.flatMap(({ say, operation, input, calls, after = [] }) => {
      const wanted: Call[] = calls ?? (typeof operation === 'string' ? [{ operation, input }] : []);
      const shown = after.flatMap((line) => line.operation ?? []).toReversed();
      const situation: Situation = { shown, waits: null, asked: null, previous: after.at(-1)?.say ?? null };
      if (after.some((line) => line.asks !== undefined)) return [];
      const isNear = operation === null && area === nearMisses;
      if (wanted.length === 0 && !isNear) return [];
      const example = exampleOf(say, wanted, situation, area, find);
      return [isNear ? { ...example, intents: ['decline'] } : example];
    }),
  );
}

function exampleOf(
  say: string,
  calls: readonly Call[],
  situation: Situation,
  source: string,
  find: Find,
): Example {
  // What a script expects of an input is a part of it: it says nothing of the words that it leaves out.
  const intents = [...new Set(calls.map(({ operation }) => operation))];
  const tagged = calls.flatMap(({ operation, input }) => {
    const declaration = find(operation);
    const marks = declaration ? findMarks(say, input, declaration) : [];
    return marks.length > 0 ? [{ intent: operation, marks, isPart: true }] : [];
  });
  return { say, context: contextOf(situation, find), intents, relation: null, about: null, tagged, source };
}
