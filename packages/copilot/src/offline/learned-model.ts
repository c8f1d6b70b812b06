import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { loadEncoder } from './parse/encoder.ts';
import { loadHeads } from './parse/heads.ts';
import type { LearnedModel } from './parse/parse.ts';
import { createTokenizer } from './parse/tokenizer.ts';

/** Where learning writes what the partner knows of language. */
export const modelFolder = fileURLToPath(new URL('../../model/', import.meta.url));

let loading: Promise<LearnedModel> | undefined;

/** The learned model, read once. */
export function learnedModel(): Promise<LearnedModel> {
  loading ??= load(modelFolder);
  return loading;
}

async function load(folder: string): Promise<LearnedModel> {
  const [vocabulary, about, heads, encoder] = await Promise.all([
    readFile(`${folder}vocabulary.json`, 'utf8'),
    readFile(`${folder}model.json`, 'utf8'),
    loadHeads(`${folder}heads.bin`),
    loadEncoder(`${folder}encoder.onnx`),
  ]);
  const { temperature } = JSON.parse(about) as { temperature: number };
  return {
    tokenizer: createTokenizer(JSON.parse(vocabulary) as [string, number][]),
    encoder,
    heads,
    temperature,
    kept: new Map(),
  };
}
