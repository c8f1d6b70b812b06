import { findOperation, effectsThatAsk, operations, type AnyDeclaration } from '@brandwright/contract';
import { textsOf } from '@brandwright/copilot/offline/declared-intents.ts';
import { noContext } from '@brandwright/copilot/offline/parse/encoder-input.ts';
import { operationPhrase, questionPhrase } from '@brandwright/copilot/offline/parse/context-words.ts';
import { createTokenizer } from '@brandwright/copilot/offline/parse/tokenizer.ts';
import { fieldsOf } from '@brandwright/copilot/offline/fields.ts';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createEncode } from './encode-example.ts';
import { exampleOf, type Example } from './examples.ts';
import { labelsOf, type Labels } from './labels.ts';
import { readChats } from './read-chats.ts';
import { readPhrases } from './read-phrases.ts';
import { readOwnWords } from './read-scripts.ts';
import { createRandom, valuesOf, vary, type Distractors } from './vary.ts';

export const chatsFolder = fileURLToPath(new URL('chats/', import.meta.url));

/** Chats that the next whole training takes in, all of them in each epoch; they are moved to the others then. */
export const waitingFolder = fileURLToPath(new URL('waiting/', import.meta.url));

const offered: readonly AnyDeclaration[] = operations.filter(
  (operation: AnyDeclaration) => operation.offered,
);
const offeredNames = new Set(offered.map(({ name }) => name));
const find = (name: string): AnyDeclaration | undefined => findOperation(name);

/** Everything that there is to learn from: chats, and messages that stand alone. */
export function allExamples(): { chats: Example[]; singles: Example[] } {
  const chats = chatsIn(chatsFolder);
  return { chats, singles: [...readPhrases((name) => offeredNames.has(name)), ...declared()] };
}

/** Chats that the encoder has not learned from yet. */
export const waitingExamples = (): Example[] => (existsSync(waitingFolder) ? chatsIn(waitingFolder) : []);

function chatsIn(folder: string): Example[] {
  const asks = (name: string) => effectsThatAsk.has(find(name)?.effect ?? 'read');
  return readChats(folder, asks).map((turn) => exampleOf(turn, find));
}

/** What declarations themselves say: a new operation is understood by it before anybody wrote a chat. */
function declared(): Example[] {
  return offered.flatMap((declaration) =>
    textsOf(declaration).map((say) => ({
      say,
      context: noContext,
      intents: [declaration.name],
      relation: null,
      about: null,
      tagged: [],
      source: 'declared',
    })),
  );
}

const distractors: Omit<Distractors, 'values'> = {
  questions: offered.flatMap((operation) =>
    fieldsOf(operation).flatMap(({ name, meta }) => (meta.question ? [questionPhrase(operation, name)] : [])),
  ),
  operations: offered.map(operationPhrase),
};

/** One chat in so many is kept for measuring while learning; it is learned from like the others once `all` is set. */
const heldOutShare = 25;
/** How often a message of our own scripts stands in an epoch: there are few of them, and they must hold. */
const ownWeight = 4;

/** Writes the examples of so many epochs, each varied anew, and the labels. Answers how many there are. */
export function writeDataset(
  folder: string,
  vocabulary: string,
  epochs: number,
): { examples: number; labels: Labels } {
  mkdirSync(folder, { recursive: true });
  const { chats, singles } = allExamples();
  const waiting = waitingExamples();
  const labels = labelsOf([...chats, ...waiting, ...singles]);
  const tokenizer = createTokenizer(JSON.parse(readFileSync(vocabulary, 'utf8')) as [string, number][]);
  const encode = createEncode(tokenizer, labels);
  // Neighboring lines are of one chat: whole stretches are held out, not lines.
  const isHeld = (place: number) => Math.floor(place / 40) % heldOutShare === 7;
  const own = readOwnWords(find);
  const ownOnce = own.map((example) => ({ ...example }));
  const learned = [
    ...chats.filter((_, place) => !isHeld(place)),
    ...waiting,
    ...singles,
    ...ownOnce,
    ...Array.from({ length: ownWeight - 1 }, () => own).flat(),
  ];
  // These are in each epoch, whatever share of the rest is.
  const fresh = new Set([...waiting, ...ownOnce]);
  const others = { ...distractors, values: valuesOf(learned) };
  writeFileSync(join(folder, 'labels.json'), JSON.stringify(labels));
  writeFileSync(
    join(folder, 'held-out.json'),
    JSON.stringify(chats.filter((_, place) => isHeld(place)).map(encode)),
  );
  for (let epoch = 0; epoch < epochs; epoch++) {
    const random = createRandom(epoch + 1);
    const rows = learned.map((example) => ({
      ...encode(epoch === 0 ? example : vary(example, others, random)),
      ...(fresh.has(example) ? { fresh: true } : {}),
    }));
    writeFileSync(join(folder, `epoch-${epoch}.json`), JSON.stringify(rows));
  }
  return { examples: learned.length, labels };
}
