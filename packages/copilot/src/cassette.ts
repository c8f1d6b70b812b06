import type {
  LanguageModelV4CallOptions,
  LanguageModelV4Middleware,
  LanguageModelV4StreamPart,
} from '@ai-sdk/provider';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { simulateReadableStream } from 'ai';

/**
 * Records a real model's answers in a folder once and replays them afterwards, without a key. An answer belongs to the
 * exact prompt and tools; ids that differ from run to run count as the same.
 */
export function cassette(folder: string): LanguageModelV4Middleware {
  mkdirSync(folder, { recursive: true });
  return {
    specificationVersion: 'v4',
    async wrapStream({ doStream, params }) {
      const path = join(folder, `${cassetteKey(params)}.json`);
      if (existsSync(path)) {
        const chunks = JSON.parse(readFileSync(path, 'utf8'), reviveDates) as LanguageModelV4StreamPart[];
        return { stream: simulateReadableStream({ chunks, initialDelayInMs: null, chunkDelayInMs: null }) };
      }
      const result = await doStream();
      const chunks: LanguageModelV4StreamPart[] = [];
      const recorder = new TransformStream<LanguageModelV4StreamPart, LanguageModelV4StreamPart>({
        transform(chunk, controller) {
          chunks.push(chunk);
          controller.enqueue(chunk);
        },
        flush() {
          // A failed answer is worth asking for again, not replaying.
          const failed = chunks.some((chunk) => chunk.type === 'error');
          if (!failed) writeFileSync(path, `${JSON.stringify(chunks, null, 1)}\n`);
        },
      });
      return { ...result, stream: result.stream.pipeThrough(recorder) };
    },
  };
}

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** The name of an answer: a hash of prompt and tool names, with UUIDs numbered by appearance. */
export function cassetteKey({ prompt, tools }: Pick<LanguageModelV4CallOptions, 'prompt' | 'tools'>): string {
  const seen = new Map<string, string>();
  const text = JSON.stringify({ prompt, tools: tools?.map((tool) => tool.name).sort() }).replace(
    uuid,
    (id) => {
      const known = seen.get(id) ?? `id${seen.size}`;
      seen.set(id, known);
      return known;
    },
  );
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

function reviveDates(key: string, value: unknown): unknown {
  return key === 'timestamp' && typeof value === 'string' ? new Date(value) : value;
}
