import { encoderInput, modelText } from '@brandwright/copilot/offline/parse/encoder-input.ts';
import type { Piece, Tokenizer } from '@brandwright/copilot/offline/parse/tokenizer.ts';
import type { Example } from './examples.ts';
import { tagOf, type Labels } from './labels.ts';
import type { Mark } from './read-chats.ts';

/** A message as numbers, for the trainer. Names are short because there are some hundred thousand of them. */
export interface EncodedExample {
  /** Pieces of the message and its context. */
  ids: number[];
  /** How many of them are the message's. */
  own: number;
  /** Right intents; null where they are not known. */
  intents: number[] | null;
  relation: number;
  question: number;
  /** Pieces of the words that name what a question asks for. */
  what: number[] | null;
  /** The intent that reads the words so, with a tag for each piece of the message; -1 where none is known. */
  tags: { intent: number; pieces: number[] }[];
}

/** In place of a tag: nothing is known of the piece, and nothing is learned. */
const unknownTag = -1;

export type Encode = (example: Example) => EncodedExample;

export function createEncode(tokenizer: Tokenizer, labels: Labels): Encode {
  const placeOf = (list: readonly string[]) => new Map(list.map((label, place) => [label, place]));
  const intents = placeOf(labels.intents);
  const relations = placeOf(labels.relations);
  const questions = placeOf(labels.questions);
  const tags = placeOf(labels.tags);
  return ({ say, context, intents: right, relation, about, tagged }) => {
    const { ids, pieces } = encoderInput(say, context, tokenizer);
    return {
      ids,
      own: pieces.length,
      intents: right && right.flatMap((name) => intents.get(name) ?? []),
      relation: relation ? (relations.get(relation) ?? -1) : -1,
      question: about ? (questions.get(about.question) ?? -1) : -1,
      what: about?.what ? tokenizer.encode(modelText(about.what)).map(({ id }) => id) : null,
      tags: tagged.flatMap(({ intent, marks, isPart = false }) => {
        const place = intents.get(intent);
        if (place === undefined) return [];
        const tagOfPiece = (piece: Piece) => {
          const tag = tagAt(piece, marks, say);
          return tag === null ? (isPart ? unknownTag : 0) : (tags.get(tag) ?? 0);
        };
        return [{ intent: place, pieces: pieces.map(tagOfPiece) }];
      }),
    };
  };
}

/** The tag of the mark that covers most of a piece. */
function tagAt(piece: Piece, marks: readonly Mark[], say: string): string | null {
  const start = say[piece.start] === ' ' ? piece.start + 1 : piece.start;
  const length = Math.max(1, piece.end - start);
  const covering = marks.find(
    (mark) => Math.min(piece.end, mark.end) - Math.max(start, mark.start) >= length / 2,
  );
  return covering ? tagOf(covering) : null;
}
