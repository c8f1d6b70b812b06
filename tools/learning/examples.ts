import type { AnyDeclaration } from '@brandwright/contract';
import type { ParseContext } from '@brandwright/copilot/offline/parse/encoder-input.ts';
import { operationPhrase, questionPhrase } from '@brandwright/copilot/offline/parse/context-words.ts';
import { taggableFields } from '@brandwright/copilot/offline/parse/taggable-fields.ts';
import type { ChatTurn, Mark, Situation } from './read-chats.ts';

/** Words of a message that give values to an intent. */
export interface Tagged {
  intent: string;
  marks: readonly Mark[];
  /** Only some of the words that give values are marked: the others teach nothing. */
  isPart?: boolean;
}

/** One message to learn from. What is null is not known of it and teaches nothing there. */
export interface Example {
  say: string;
  context: ParseContext;
  /** Intents that are right, alike. */
  intents: readonly string[] | null;
  relation: 'new' | 'again' | 'revise' | 'answer' | null;
  /** Of a question about what is shown. */
  about: { question: string; what: string } | null;
  /** What the words stand for, by the intent that reads them so; empty where it is not known. */
  tagged: readonly Tagged[];
  source: string;
}

type Find = (name: string) => AnyDeclaration | undefined;

/** What a turn of a chat teaches. */
export function exampleOf(turn: ChatTurn, find: Find): Example {
  const { say, situation, outcome, source } = turn;
  const one = { say, context: contextOf(situation, find), about: null, source };
  const tagged = (names: readonly string[]) =>
    names.map((intent) => ({ intent, marks: marksOf(turn, intent, find) }));
  switch (outcome.kind) {
    case 'request': {
      const names = outcome.operations.map(({ name }) => name);
      const isAgain = outcome.operations.some(({ again }) => again);
      return { ...one, intents: names, relation: isAgain ? 'again' : 'new', tagged: tagged(names) };
    }
    case 'ask':
      return { ...one, intents: [outcome.operation], relation: 'new', tagged: tagged([outcome.operation]) };
    case 'unclear':
      return { ...one, intents: outcome.operations, relation: null, tagged: [] };
    case 'revise':
    case 'answer':
      return {
        ...one,
        intents: [outcome.operation],
        relation: outcome.kind,
        tagged: tagged([outcome.operation]),
      };
    case 'about':
      return { ...one, intents: ['about'], relation: null, about: outcome, tagged: tagged(['about']) };
    case 'decision':
      return { ...one, intents: [outcome.approved ? 'yes' : 'no'], relation: null, tagged: [] };
    case 'decline':
      return { ...one, intents: ['decline'], relation: null, tagged: [] };
    case 'chat':
      return { ...one, intents: [`chat ${outcome.topic}`], relation: null, tagged: [] };
  }
}

/** Of a message with two requests, the marks that belong to one of them. */
function marksOf({ marks }: ChatTurn, intent: string, find: Find): readonly Mark[] {
  const operation = find(intent);
  if (!operation) return marks;
  const fields = taggableFields(operation);
  return marks.filter(({ field }) => fields.has(field));
}

/** The context of a turn in words, as the running partner has it. */
export function contextOf(situation: Situation, find: Find): ParseContext {
  const phrase = (name: string) => {
    const declaration = find(name);
    return declaration ? operationPhrase(declaration) : name.replaceAll('_', ' ');
  };
  const asked = situation.asked && find(situation.asked.operation);
  return {
    shown: situation.shown.slice(0, 2).map(phrase),
    waits: situation.waits && phrase(situation.waits),
    asked: asked && situation.asked ? questionPhrase(asked, situation.asked.field) : null,
    previous: situation.previous,
  };
}
