import { operations, type AnyDeclaration } from '@brandwright/contract';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { withDeclared } from './declared-intents.ts';
import { loadEncoder } from './parse/encoder.ts';
import { loadHeads } from './parse/heads.ts';
import { loadNgrams } from './parse/ngram-classifier.ts';
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
  const [vocabulary, about, heads, ngrams, encoder] = await Promise.all([
    readFile(`${folder}vocabulary.json`, 'utf8'),
    readFile(`${folder}model.json`, 'utf8'),
    loadHeads(`${folder}heads.bin`),
    loadNgrams(`${folder}ngrams.bin`),
    loadEncoder(`${folder}encoder.onnx`),
  ]);
  const { temperature } = JSON.parse(about) as { temperature: number };
  const tokenizer = createTokenizer(JSON.parse(vocabulary) as [string, number][]);
  const offered = operations.filter((operation: AnyDeclaration) => operation.offered);
  const intents = await withDeclared(heads.intents, offered, { encoder, tokenizer });
  return {
    tokenizer,
    encoder,
    heads: { ...heads, intents },
    ngrams,
    temperature,
    kept: new Map(),
  };
}
