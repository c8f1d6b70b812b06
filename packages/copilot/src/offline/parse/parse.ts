import type { AnyDeclaration } from '@brandwright/contract';
import type { Encoded, Encoder } from './encoder.ts';
import { encoderInput, type ParseContext } from './encoder-input.ts';
import { probabilities, softmax, type Heads } from './heads.ts';
import { ngramScores, type NgramClassifier } from './ngram-classifier.ts';
import { ngramsOf } from './ngrams.ts';
import { labelsFor, statesFor, tag, type TaggedSpan } from './tag.ts';
import { taggableFields } from './taggable-fields.ts';
import type { Piece, Tokenizer } from './tokenizer.ts';

export type Relation = 'new' | 'again' | 'revise' | 'answer';

/** One thing that a message may ask for. */
export interface Candidate {
  operation: string;
  probability: number;
  spans: readonly TaggedSpan[];
  /** How it goes with the conversation, where that is known otherwise than by the words. */
  relation?: Relation;
}

/** What the words of a message say in their context, before any record is looked at. */
export interface Parse {
  /** Operations, likeliest first. */
  candidates: readonly Candidate[];
  /** Whatever else it may be: `about`, `yes`, `no`, `decline`, `chat thanks`, …, likeliest first. */
  others: readonly { name: string; probability: number }[];
  relations: Readonly<Record<Relation, number>>;
  /** Kinds of questions about what is shown, likeliest first. */
  questions: readonly { kind: string; probability: number }[];
  /** Words that name the value and the row that a question about what is shown is about. */
  asked: readonly TaggedSpan[];
}

export interface Parser {
  parse(message: string, context: ParseContext): Promise<Parse>;
  /** Unit vectors: the dot product of two says how alike the texts are in meaning. */
  likeness(text: string): Promise<Float32Array>;
}

export interface LearnedModel {
  /** Likenesses of texts that were asked for before. */
  kept: Map<string, Promise<Float32Array>>;
  tokenizer: Tokenizer;
  encoder: Encoder;
  heads: Heads;
  ngrams: NgramClassifier;
  /** What probabilities of intents are divided by, so that they say how often they are right. */
  temperature: number;
}

const mostCandidates = 8;
const leastProbability = 0.002;
/** A question about what is shown asks for up to a hundred, most of them names of fields: those of all cards stay. */
const mostKept = 6000;

/** Reads messages with a learned model, for the operations that are on offer. */
export function createParser(
  { tokenizer, encoder, heads, ngrams, temperature, kept }: LearnedModel,
  offered: (name: string) => AnyDeclaration | undefined,
): Parser {
  const read = async (message: string, context: ParseContext) => {
    const input = encoderInput(message, context, tokenizer);
    return { pieces: input.pieces, encoded: await encoder.encode(input) };
  };
  const spansOf = (
    message: string,
    pieces: readonly Piece[],
    encoded: Encoded,
    operation: AnyDeclaration,
  ) => {
    const fields = taggableFields(operation);
    const labels = labelsFor(heads.tags, (field) => fields.has(field));
    return tag(message, pieces, statesFor(operation.name, encoded, heads), heads.tags, labels);
  };
  return {
    async parse(message, context) {
      const { pieces, encoded } = await read(message, context);
      const bySense = probabilities(heads.intents, encoded.summary, temperature);
      const byWords = ngramScores(ngrams, ngramsOf(message, context));
      const intents = [...together(bySense, byWords)].sort((a, b) => b[1] - a[1]);
      const candidates = intents
        .flatMap(([name, probability]) => {
          const operation = offered(name);
          return operation ? [{ operation, probability }] : [];
        })
        .filter(({ probability }, place) => place < 2 || probability >= leastProbability)
        .slice(0, mostCandidates);
      return {
        candidates: candidates.map(({ operation, probability }) => ({
          operation: operation.name,
          probability,
          spans: spansOf(message, pieces, encoded, operation),
        })),
        others: intents
          .filter(([name]) => isOther(name))
          .map(([name, probability]) => ({ name, probability })),
        relations: Object.fromEntries(probabilities(heads.relations, encoded.summary)) as Parse['relations'],
        questions: [...probabilities(heads.questions, encoded.summary)]
          .map(([kind, probability]) => ({ kind, probability }))
          .sort((a, b) => b.probability - a.probability),
        asked: tag(
          message,
          pieces,
          statesFor('about', encoded, heads),
          heads.tags,
          labelsFor(heads.tags, (field) => field === 'what' || field === 'row'),
        ),
      };
    },
    likeness(text) {
      const known = kept.get(text);
      if (known) {
        // The last again, as what is asked for longest ago goes first.
        kept.delete(text);
        kept.set(text, known);
        return known;
      }
      const found = read(text, { shown: [], waits: null, asked: null, previous: null }).then(
        ({ encoded }) => encoded.likeness,
      );
      kept.set(text, found);
      for (const oldest of kept.keys()) {
        if (kept.size <= mostKept) break;
        kept.delete(oldest);
      }
      return found;
    },
  };
}

const isOther = (name: string) => /^(?:about|yes|no|decline|chat )/.test(name) && !name.includes('_');

/** How much the words by themselves count beside what the encoder makes of the message. */
const wordShare = 0.3;
const leastShare = 1e-3;
const leastLog = -12;

/**
 * What both say of each intent: the weighted mean of their logarithms. An intent that the n-gram classifier never learned is as
 * likely as the encoder says.
 */
function together(
  bySense: ReadonlyMap<string, number>,
  byWords: ReadonlyMap<string, number>,
): Map<string, number> {
  const names = [...bySense.keys()];
  const logs = names.map((name) => {
    const sense = Math.log((bySense.get(name) ?? 0) + leastShare);
    const words = byWords.get(name);
    return words === undefined ? sense : (1 - wordShare) * sense + wordShare * Math.max(leastLog, words);
  });
  const shares = softmax(logs);
  return new Map(names.map((name, at) => [name, shares[at] ?? 0]));
}
