import { InferenceSession, Tensor } from 'onnxruntime-node';
import type { EncoderInput } from './encoder-input.ts';

export interface Encoded {
  /** One row of numbers a piece of the message, for reading what it stands for. */
  states: Float32Array;
  /** The message in its context, from which intents are read. */
  summary: Float32Array;
  /** Of unit length: the dot product of two says how alike their texts are in meaning. */
  likeness: Float32Array;
}

export interface Encoder {
  encode(input: EncoderInput): Promise<Encoded>;
}

/** Loads the encoder. One thread: a turn is short, and a server answers several at once. */
export async function loadEncoder(path: string): Promise<Encoder> {
  const session = await InferenceSession.create(path, { intraOpNumThreads: 1, interOpNumThreads: 1 });
  return {
    async encode({ ids, positions, segments, pieces }) {
      const tensor = (values: readonly number[]) =>
        new Tensor('int64', BigInt64Array.from(values, BigInt), [1, values.length]);
      const result = await session.run({
        ids: tensor(ids),
        positions: tensor(positions),
        segments: tensor(segments),
      });
      const read = (name: string) => result[name]?.data as Float32Array;
      return {
        states: rowsOf(read('states'), ids.length, pieces.length),
        summary: read('summary'),
        likeness: read('likeness'),
      };
    },
  };
}

/** The rows of the message, without those of its context. */
const rowsOf = (rows: Float32Array, all: number, own: number) => rows.slice(0, (rows.length / all) * own);
