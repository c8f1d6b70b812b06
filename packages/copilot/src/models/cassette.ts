import type {
  LanguageModelV4CallOptions,
  LanguageModelV4Middleware,
  LanguageModelV4StreamPart,
} from '@ai-sdk/provider';
import { simulateReadableStream } from 'ai';
import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassingValues } from './passing-values.ts';

type Part = LanguageModelV4StreamPart;

/** There is no recorded answer to a request, and no model to ask. */
export class CassetteLacks extends Error {
  override readonly name = 'CassetteLacks';
}

export interface CassetteSettings {
  folder: string;
  /** Whether a model is there to answer what is not recorded yet. */
  records: boolean;
}

/**
 * Records a real model's answers in a folder, one file each, and replays them afterward without a key. An answer
 * belongs to the exact prompt and tools. Ids, instants and signatures differ from run to run: they count as the same
 * when they stand in the same places, and the recorded answer is told with those of the present run.
 */
export function cassette({ folder, records }: CassetteSettings): LanguageModelV4Middleware {
  if (records) mkdirSync(folder, { recursive: true });
  return {
    specificationVersion: 'v4',
    async wrapStream({ doStream, params }) {
      const { key, values } = readRequest(params);
      const path = join(folder, `${key}.json`);
      if (existsSync(path)) return { stream: replayed(readParts(path, values)) };
      if (!records) throw new CassetteLacks(lacking(folder, key, params));
      const result = await doStream();
      const parts: Part[] = [];
      const recorder = new TransformStream<Part, Part>({
        transform(part, controller) {
          parts.push(part);
          controller.enqueue(part);
        },
        flush() {
          // A failed answer is worth asking for again, not replaying.
          const isWhole = parts.at(-1)?.type === 'finish' && !parts.some((part) => part.type === 'error');
          if (isWhole) writeParts(path, whole(parts), values);
        },
      });
      return { ...result, stream: result.stream.pipeThrough(recorder) };
    },
  };
}

/** The name of an answer: a hash of prompt and tool names, passing values numbered by appearance. */
export const cassetteKey = (params: Pick<LanguageModelV4CallOptions, 'prompt' | 'tools'>): string =>
  readRequest(params).key;

function readRequest({ prompt, tools }: Pick<LanguageModelV4CallOptions, 'prompt' | 'tools'>) {
  const values = new PassingValues();
  const text = JSON.stringify({ prompt, tools: tools?.map((tool) => tool.name).sort() });
  const key = hash('sha256', values.number(text)).slice(0, 32);
  return { key, values };
}

function lacking(folder: string, key: string, { prompt }: LanguageModelV4CallOptions): string {
  const said = prompt.findLast((message) => message.role === 'user')?.content ?? [];
  const words = said.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join(' ');
  const cut = words.length > 80 ? `${words.slice(0, 80)} …` : words;
  return `The cassette ${folder} holds no answer to this request (${key}, after "${cut}"). Record it: set the key of the model, OPENAI_API_KEY, and run the same again.`;
}

function writeParts(path: string, parts: readonly Part[], values: PassingValues): void {
  const text = `${values.put(JSON.stringify(parts, null, 1))}\n`;
  // Two servers may record the same request at once.
  const draft = `${path}.${process.pid}.${Math.trunc(performance.now() * 1000)}`;
  writeFileSync(draft, text);
  renameSync(draft, path);
}

const readParts = (path: string, values: PassingValues): Part[] =>
  JSON.parse(values.restore(readFileSync(path, 'utf8')), reviveDates) as Part[];

/** The parts with the pieces of each text and each call's input in one, so that no value is cut in two. */
function whole(parts: readonly Part[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const isDelta =
      part.type === 'text-delta' || part.type === 'reasoning-delta' || part.type === 'tool-input-delta';
    const earlier = isDelta
      ? joined.findIndex((other) => other.type === part.type && 'id' in other && other.id === part.id)
      : -1;
    const before = joined[earlier];
    if (isDelta && before && 'delta' in before)
      joined[earlier] = { ...before, delta: before.delta + part.delta };
    else joined.push(part);
  }
  return joined;
}

/** Recorded parts as a stream, texts word by word as a model tells them. */
function replayed(parts: readonly Part[]): ReadableStream<Part> {
  const chunks = parts.flatMap((part): Part[] =>
    part.type === 'text-delta'
      ? (part.delta.match(/\s*\S+\s*$|\s*\S+/g) ?? [part.delta]).map((delta) => ({ ...part, delta }))
      : [part],
  );
  return simulateReadableStream({ chunks, initialDelayInMs: null, chunkDelayInMs: null });
}

function reviveDates(key: string, value: unknown): unknown {
  return key === 'timestamp' && typeof value === 'string' ? new Date(value) : value;
}
