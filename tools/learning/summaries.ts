import { modelFolder } from '@brandwright/copilot/offline/learned-model.ts';
import { encoderInput } from '@brandwright/copilot/offline/parse/encoder-input.ts';
import type { LearnedModel } from '@brandwright/copilot/offline/parse/parse.ts';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Example } from './examples.ts';

export interface Summaries {
  summaryOf: (example: Example) => Promise<Float32Array>;
  /** Keeps what was encoded for the next time. */
  save: () => void;
}

const keyBytes = 20;

/** A message in its context, the same each time. */
export const keyOf = ({ say, context }: Example): string =>
  createHash('sha1')
    .update(JSON.stringify([say, context]))
    .digest('binary');

/** Summaries of messages in their context; those of before are read from the cache, which belongs to one encoder. */
export function openSummaries(
  { encoder, tokenizer, heads }: Pick<LearnedModel, 'encoder' | 'tokenizer' | 'heads'>,
  cacheFolder: string,
): Summaries {
  const encoderHash = createHash('sha1')
    .update(readFileSync(`${modelFolder}encoder.onnx`))
    .digest('hex');
  const file = join(cacheFolder, `summaries-${encoderHash.slice(0, 12)}.bin`);
  const kept = existsSync(file) ? read(file, heads.intents.width) : new Map<string, Float32Array>();
  return {
    async summaryOf(example) {
      const key = keyOf(example);
      const known = kept.get(key);
      if (known) return known;
      const { summary } = await encoder.encode(encoderInput(example.say, example.context, tokenizer));
      const own = Float32Array.from(summary);
      kept.set(key, own);
      return own;
    },
    save() {
      mkdirSync(cacheFolder, { recursive: true });
      const parts = [...kept].flatMap(([key, { buffer, byteOffset, byteLength }]) => [
        Buffer.from(key, 'latin1'),
        Buffer.from(buffer, byteOffset, byteLength),
      ]);
      writeFileSync(file, Buffer.concat(parts));
    },
  };
}

/** One record after another: the key, then the numbers. */
function read(file: string, width: number): Map<string, Float32Array> {
  const bytes = readFileSync(file);
  const size = keyBytes + width * Float32Array.BYTES_PER_ELEMENT;
  const kept = new Map<string, Float32Array>();
  for (let at = 0; at + size <= bytes.length; at += size) {
    const key = bytes.toString('latin1', at, at + keyBytes);
    kept.set(
      key,
      new Float32Array(bytes.buffer.slice(bytes.byteOffset + at + keyBytes, bytes.byteOffset + at + size)),
    );
  }
  return kept;
}
