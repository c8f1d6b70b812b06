import { plainText } from '@brandwright/language/text.ts';
import { contextId, previousId, type Piece, type Tokenizer } from './tokenizer.ts';

/** What the encoder is told beside the message: names of what was shown, what waits, what was asked, the message before. */
export interface ParseContext {
  /** In words, newest first: "Compare quotes (sourcing)". */
  shown: readonly string[];
  /** What waits for a yes, in words. */
  waits: string | null;
  /** The question that was asked last, in words. */
  asked: string | null;
  previous: string | null;
}

export const noContext: ParseContext = { shown: [], waits: null, asked: null, previous: null };

export interface EncoderInput {
  ids: number[];
  /** 0 for the message, 1 for its context. */
  segments: number[];
  /** Within the segment. */
  positions: number[];
  /** Pieces of the message, whose places are those of the message as it was typed. */
  pieces: Piece[];
}

const longestMessage = 72;
const longestContext = 48;

/** The message first, then its context in a fixed order. The training and the running partner share this function. */
export function encoderInput(message: string, context: ParseContext, tokenizer: Tokenizer): EncoderInput {
  const pieces = tokenizer.encode(modelText(message)).slice(0, longestMessage);
  const encode = (text: string) => tokenizer.encode(modelText(text)).map((piece) => piece.id);
  const around = [contextId, ...encode(contextText(context))];
  if (context.previous) around.push(previousId, ...encode(context.previous).slice(0, 26));
  const kept = around.slice(0, longestContext);
  return {
    ids: [...pieces.map((piece) => piece.id), ...kept],
    segments: [...pieces.map(() => 0), ...kept.map(() => 1)],
    positions: [...pieces.keys(), ...kept.keys()],
    pieces,
  };
}

/** As the encoder reads it: lower case, plain signs, every place where it was. */
export const modelText = (text: string): string => {
  const plain = plainText(text);
  const lower = plain.toLowerCase();
  return lower.length === plain.length ? lower : plain;
};

function contextText({ shown, waits, asked }: ParseContext): string {
  const [last, before] = shown;
  return [
    waits ? `waits: ${waits}` : '',
    asked ? `asked: ${asked}` : '',
    last ? `shown: ${last}` : '',
    before ? `before: ${before}` : '',
  ]
    .filter(Boolean)
    .join('; ');
}
