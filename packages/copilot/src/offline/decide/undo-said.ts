import { listJournal } from '@brandwright/contract/copilot/list-journal.ts';
import { undoChange } from '@brandwright/contract/copilot/undo-change.ts';
import type { GroundingServices } from '../ground/conversation/services.ts';
import type { DialogueState } from '../ground/conversation/state.ts';
import type { OfferedOption } from '../ground/conversation/turn-context.ts';
import type { Parse } from '../parse/parse.ts';
import { undoWords } from '../perceive/undo-words.ts';
import type { Utterance } from '../perceive/utterance.ts';
import { atPlace } from './chosen-option.ts';
import type { Decision } from './decision.ts';
import { mostOptions } from './policy.ts';

interface Entry {
  id: string;
  summary: string;
  by: string | null;
  isOwn: boolean;
  undoable: boolean;
  undoneAt: string | null;
}

/**
 * "Undo that", "undo the hold on 1042", "undo everything": what was done last, the change that the words name among what the
 * journal keeps, or the question which. Never another change in place of the one that was named. Null for other messages.
 */
export async function undoSaid(
  parse: Parse,
  utterance: Utterance,
  state: DialogueState,
  services: GroundingServices,
): Promise<Decision | null> {
  if (!services.offered.some(({ name }) => name === undoChange.name)) return null;
  const chosen = chosenAmong(utterance.text, state.offered);
  if (chosen) return undo(chosen);
  const said = undoWords(utterance.text) ?? undoOfNumber(parse, utterance);
  if (!said) return null;
  if (said.kind === 'last') return undo({});
  if (said.kind === 'everything') return askForAll(await journal(services, { here: true }));
  const { words, isSure } = said;
  const here = await journal(services, { here: true, matching: words });
  const inChat = decideAmong(here);
  if (inChat) return inChat;
  // "Bring back the kit" that was not put away in this chat is a request like any other.
  if (!isSure) return null;
  const anywhere = await journal(services, { matching: words });
  return decideAmong(anywhere) ?? notDone(words, await journal(services, { here: true }));
}

/** "The first one", "both", "1042", "the note": which of the changes that the last answer offered to undo. */
function chosenAmong(text: string, offered: readonly OfferedOption[]): Record<string, unknown> | null {
  const entries = offered.flatMap(({ operation, input, label }) =>
    operation === undoChange.name && typeof input['entryId'] === 'string'
      ? [{ id: input['entryId'], label }]
      : [],
  );
  if (entries.length < 2 || entries.length !== offered.length) return null;
  const words = text
    .toLowerCase()
    .replace(/^\W*(?:(?:undo|please|just|no|only)\s+)*|[\s.!?]*(?:please)?[\s.!?]*$/g, '');
  if (/^(?:both|all)(?: of (?:them|these|those))?$/.test(words))
    return { entryIds: entries.map(({ id }) => id) };
  const pointed = atPlace(words, entries) ?? byAge(words, entries);
  const named = /^(?:the |order )?#?(?<word>[\p{L}\d]{3,})(?: one)?$/u.exec(words)?.groups?.['word'];
  const fitting = entries.filter(({ label }) => named !== undefined && label.toLowerCase().includes(named));
  const meant = pointed ?? (fitting.length === 1 ? fitting[0] : undefined);
  return meant ? { entryId: meant.id } : null;
}

/** "The later one": the newest change comes first. */
const byAge = <T>(words: string, entries: readonly T[]): T | undefined =>
  /^(?:the )?(?:latest|newest|most recent|later)(?: one| change)?$/.test(words)
    ? entries[0]
    : /^(?:the )?(?:oldest|earlier|older)(?: one| change)?$/.test(words)
      ? entries.at(-1)
      : undefined;

/** "The hold on 1042 was a mistake, take it back": a number in it names the change, so the last one will not do. */
function undoOfNumber(
  { candidates: [best] }: Parse,
  { text }: Utterance,
): { kind: 'named'; words: string; isSure: true } | null {
  const isUndo = best?.operation === undoChange.name && best.probability >= sureOfUndo;
  const number = isUndo ? /#?\d{3,}/.exec(text)?.[0] : undefined;
  return number === undefined ? null : { kind: 'named', words: number, isSure: true };
}
const sureOfUndo = 0.5;

async function journal(
  { tryRead }: GroundingServices,
  which: { here?: true; matching?: string },
): Promise<readonly Entry[]> {
  const trial = await tryRead(listJournal.name, { ...which, size: mostLooked });
  return trial.ok ? (trial.result as { entries: Entry[] }).entries : [];
}
const mostLooked = 10;

/** What is done about the changes that words fit; null where they fit none. */
function decideAmong(entries: readonly Entry[]): Decision | null {
  const open = entries.filter(({ undoable }) => undoable);
  const [only, ...more] = open;
  if (only && more.length === 0 && only.isOwn) return undo({ entryId: only.id });
  if (only)
    return {
      kind: 'options',
      question: more.length > 0 ? 'Which change should I undo?' : `${doneBy(only)} did that. Undo it?`,
      options: open.slice(0, mostOptions).map(optionFor),
    };
  const [stays] = entries;
  if (!stays) return null;
  const what = bare(stays.summary);
  return tell(
    stays.undoneAt === null
      ? `That can’t be undone, so nothing was changed: “${what}”.`
      : `That was already undone: “${what}”.`,
  );
}

/** Everything is undone only after a yes to what it is. */
function askForAll(entries: readonly Entry[]): Decision {
  const open = entries.filter(({ undoable }) => undoable);
  const stays = entries.filter(({ undoable, undoneAt }) => !undoable && undoneAt === null);
  if (open.length === 0) return undo({});
  const all: OfferedOption = {
    operation: undoChange.name,
    input: { entryIds: open.map(({ id }) => id) },
    label: open.length === 1 ? 'Undo this change' : `Undo all ${open.length} changes`,
  };
  const sentences = [
    `Undo ${open.length === 1 ? 'this change' : `these ${open.length} changes`}?`,
    ...open.map(({ summary }) => `- ${summary}`),
    ...(stays.length === 0 ? [] : ['This stays, because it can’t be undone:']),
    ...stays.map(({ summary }) => `- ${summary}`),
  ];
  return { kind: 'options', question: sentences.join('\n'), options: [all] };
}

function notDone(words: string, here: readonly Entry[]): Decision {
  const open = here.filter(({ undoable }) => undoable);
  const nothing = `I found no change that matches “${words}”, so nothing was undone.`;
  if (open.length === 0) return tell(nothing);
  return {
    kind: 'options',
    question: `${nothing} Did you mean one of these?`,
    options: open.slice(0, mostOptions).map(optionFor),
  };
}

const optionFor = (entry: Entry): OfferedOption => ({
  operation: undoChange.name,
  input: { entryId: entry.id },
  label: `Undo: ${bare(entry.summary)}${entry.isOwn ? '' : ` (${doneBy(entry)})`}`,
});

const doneBy = ({ by }: Entry): string => by ?? 'Someone else in your store';

const bare = (sentence: string): string => sentence.replace(/\.$/, '');

const tell = (text: string): Decision => ({ kind: 'answer', text, focus: [] });

const undo = (input: Record<string, unknown>): Decision => ({
  kind: 'call',
  operation: undoChange.name,
  inputs: [input],
  replaces: [],
  isQuestion: false,
  others: [],
});
