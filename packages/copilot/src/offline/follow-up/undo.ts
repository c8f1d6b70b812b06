import { asRecord } from '../turn/conversation.ts';
import { fieldsOf } from '../arguments/fields.ts';
import type { Heard } from '../turn/heard.ts';
import type { Interpretation, Situation } from '../turn/interpretation.ts';
import type { Profile } from '../choice/profile.ts';
import { recordsOf } from '../table/records.ts';
import { ideasOf, stopWords } from '../words/lexicon.ts';
import { stem, tokenise } from '../words/tokens.ts';

const takingBack =
  /^(?:(?:ok|okay|please|oops|no|wait|actually|sorry|hmm|can you|could you|i want to|let us)[,! ]+)*(?:undo|revert|reverse|take back|roll back)\s+(?<what>.+?)[.! ]*$/i;
const kind = 'journal_entry';

/**
 * "undo the hold on 1042": finds the change in what was done and takes back that one. A bare "undo that" is left to the
 * choice of operation.
 */
export function undoNamed(heard: Heard, situation: Situation): Interpretation | null {
  const what = takingBack.exec(heard.text)?.groups?.what;
  const undo = what ? undoOf(situation) : undefined;
  const journal = situation.profiles.find((profile) => profile.isRead && listsEntries(profile));
  if (!what || !undo || !journal) return null;
  // The newest change, whatever order they are shown in.
  if (newest.test(what) && undo.declaration.input.safeParse({}).success)
    return { kind: 'calls', operation: undo.declaration.name, inputs: [{}] };
  const words = tokenise(what).filter((token) => !stopWords.has(token.lower) && !generic.has(token.lower));
  if (words.length === 0) return null;
  const call = situation.table.calls.findLast((one) => one.operation === journal.declaration.name);
  const isFresh = call !== undefined && situation.table.calls.at(-1) === call;
  if (!isFresh || call.outcome?.ok !== true)
    return { kind: 'calls', operation: journal.declaration.name, inputs: [{}], lookUp: true };
  const entries = recordsOf(journal.declaration, call.outcome.result)
    .flatMap((list) => list.records)
    .filter((record) => record.refs.has(kind));
  const found = entries
    .filter((entry) => entry.data.undoable !== false && !entry.data.undoneAt)
    .find((entry) =>
      mentions(
        asRecord(entry.data).summary,
        words.map((word) => word.lower),
      ),
    );
  const field = fieldsOf(undo.declaration).find((one) => one.meta.ref === kind);
  const id = found?.refs.get(kind)?.[0]?.value;
  if (!field || id === undefined)
    return {
      kind: 'say',
      text: 'I find no change like that among the latest ones that can still be undone, so nothing was touched.',
      outcome: 'chatted',
    };
  return { kind: 'calls', operation: undo.declaration.name, inputs: [{ [field.name]: id }] };
}

const newest =
  /^(?:the |my |that )?(?:very )?(?:last|latest|newest|most recent)(?: (?:change|edit|action|step|thing|one|update))?(?: (?:i|we) (?:did|made))?$/i;
const generic = new Set([
  'change',
  'changes',
  'edit',
  'action',
  'step',
  'order',
  'orders',
  'update',
  'status',
]);

function undoOf(situation: Situation): Profile | undefined {
  return situation.profiles.find(
    (profile) =>
      !profile.isRead &&
      profile.fields.some((field) => field.meta.ref === kind) &&
      profile.verb.ideas.some((idea) => ideasOf('undo').includes(idea)),
  );
}

const listsEntries = (profile: Profile) =>
  profile.nounIdeas.has(ideasOf('journal')[0] ?? '') || profile.nouns.has(stem('journal'));

/** Whether a sentence of the journal holds the words, each as it stands or as something that means the same. */
function mentions(summary: unknown, words: readonly string[]): boolean {
  if (typeof summary !== 'string') return false;
  const held = tokenise(summary);
  return words.every((word) =>
    held.some((token) => token.lower === word || token.stem === stem(word) || sharesIdea(token.lower, word)),
  );
}

const sharesIdea = (a: string, b: string) => ideasOf(a).some((idea) => ideasOf(b).includes(idea));
