import { findOperation, type AnyDeclaration } from '@brandwright/contract';
import { learnedModel, modelFolder } from '@brandwright/copilot/offline/learned-model.ts';
import { encoderInput } from '@brandwright/copilot/offline/parse/encoder-input.ts';
import { scoreOf, type Head } from '@brandwright/copilot/offline/parse/heads.ts';
import { hiddenOf } from '@brandwright/copilot/offline/parse/ngram-classifier.ts';
import { ngramsOf } from '@brandwright/copilot/offline/parse/ngrams.ts';
import type { LearnedModel } from '@brandwright/copilot/offline/parse/parse.ts';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Example } from './examples.ts';
import { fitRow, type Row, type Sample } from './fit-row.ts';
import { withRow, writeHeads } from './heads-file.ts';
import { writeNgrams } from './ngrams-file.ts';
import { hashOfInputs } from './inputs-hash.ts';
import { readOwnWords } from './read-scripts.ts';
import { allExamples } from './write-dataset.ts';

/** So many messages that ask for something else stand for all of them. */
const mostOthers = 4000;

const find = (name: string): AnyDeclaration | undefined => findOperation(name);

/**
 * Learns the rows of one operation, in the encoder's head and in the n-gram classifier's, and writes them into the artifact.
 * Nothing else of the artifact changes. Prints how many messages are read rightly, before and after.
 */
export async function learnOperation(name: string, cacheFolder: string): Promise<void> {
  if (!find(name)?.offered) throw new Error(`${name} is no operation that is offered.`);
  const started = performance.now();
  const model = await learnedModel();
  const { chats, singles } = allExamples();
  const known = [...chats, ...singles, ...readOwnWords(find)].filter(({ intents }) => intents !== null);
  const right = known.filter(({ intents }) => intents?.includes(name));
  const others = known.filter(({ intents }) => !intents?.includes(name));
  const chosen = sampleOf(others);
  const summaries = await encodeAll(model, [...right, ...chosen], cacheFolder);
  const head = model.heads.intents;
  const weight = others.length / chosen.length;
  const samples = samplesFor(head, name, summaries);
  const own = samples.slice(0, right.length);
  const rest = samples.slice(right.length);
  const row = fitRow(own, rest, weight);
  const hidden = [...right, ...chosen].map(({ say, context }) =>
    hiddenOf(model.ngrams, ngramsOf(say, context)),
  );
  const byWords = samplesFor(model.ngrams.intents, name, hidden);
  const wordRow = fitRow(byWords.slice(0, right.length), byWords.slice(right.length), weight);
  const before = head.labels.includes(name) ? rowOf(head, head.labels.indexOf(name)) : null;
  writeArtifact(model, name, row, wordRow);
  const share = (part: readonly Sample[], by: Row | null) =>
    `${part.filter((one) => by !== null && scoreBy(by, one) > one.others).length} of ${part.length}`;
  console.log(
    `${name}: ${share(own, before)} of its messages surely read as it before, ${share(own, row)} now`,
  );
  console.log(`others taken for it: ${share(rest, before)} before, ${share(rest, row)} now`);
  console.log(`${((performance.now() - started) / 1000).toFixed(0)} s, ${cpuSeconds()} s of processor time`);
}

const cpuSeconds = () => ((process.cpuUsage().user + process.cpuUsage().system) / 1e6).toFixed(0);

/** The same ones each time, so that what the encoder made of them is kept. */
function sampleOf(examples: readonly Example[]): Example[] {
  const ordered = examples
    .map((example) => ({ example, key: keyOf(example) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  return ordered.slice(0, mostOthers).map(({ example }) => example);
}

const keyOf = ({ say, context }: Example) =>
  createHash('sha1')
    .update(JSON.stringify([say, context]))
    .digest('base64url');

/** Summaries of messages in their context; those of before are read from the cache, which belongs to one encoder. */
async function encodeAll(
  { encoder, tokenizer }: LearnedModel,
  examples: readonly Example[],
  cacheFolder: string,
): Promise<Float32Array[]> {
  const encoderHash = createHash('sha1')
    .update(readFileSync(`${modelFolder}encoder.onnx`))
    .digest('hex');
  const file = join(cacheFolder, `summaries-${encoderHash.slice(0, 12)}.json`);
  const kept = new Map(
    existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : [],
  );
  const summaries: Float32Array[] = [];
  for (const example of examples) {
    const key = keyOf(example);
    const stored = kept.get(key);
    if (stored !== undefined) {
      summaries.push(new Float32Array(new Uint8Array(Buffer.from(stored, 'base64')).buffer));
      continue;
    }
    const { summary } = await encoder.encode(encoderInput(example.say, example.context, tokenizer));
    kept.set(key, Buffer.from(new Uint8Array(Float32Array.from(summary).buffer)).toString('base64'));
    summaries.push(summary);
  }
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(file, JSON.stringify(Object.fromEntries(kept)));
  return summaries;
}

const samplesFor = (head: Head, name: string, summaries: readonly Float32Array[]): Sample[] =>
  summaries.map((summary) => ({ summary, others: scoreOfOthers(head, name, summary) }));

function scoreOfOthers(head: Head, name: string, summary: Float32Array): number {
  const scores = head.labels.flatMap((label, at) => (label === name ? [] : [scoreOf(head, at, summary)]));
  const highest = Math.max(...scores);
  return highest + Math.log(scores.reduce((sum, score) => sum + Math.exp(score - highest), 0));
}

const rowOf = ({ weights, width, bias }: Head, at: number): Row => ({
  weights: weights.slice(at * width, (at + 1) * width),
  bias: bias[at] ?? 0,
});

const scoreBy = ({ weights, bias }: Row, { summary }: Sample) =>
  weights.reduce((sum, weight, at) => sum + weight * (summary[at] ?? 0), bias);

/** An operation that is new reads the words of its fields as one that tags were never learned for. */
function writeArtifact({ heads, ngrams }: LearnedModel, name: string, row: Row, wordRow: Row): void {
  const { intents, tagOffsets } = heads;
  const unknown = rowOf(tagOffsets, tagOffsets.labels.indexOf('?'));
  const next = {
    ...heads,
    intents: withRow(intents, name, row),
    tagOffsets: tagOffsets.labels.includes(name) ? tagOffsets : withRow(tagOffsets, name, unknown, '?'),
  };
  writeFileSync(`${modelFolder}heads.bin`, writeHeads(next));
  const ofWords = { ...ngrams, intents: withRow(ngrams.intents, name, wordRow) };
  writeFileSync(`${modelFolder}ngrams.bin`, writeNgrams(ofWords));
  const file = `${modelFolder}model.json`;
  const about = JSON.parse(readFileSync(file, 'utf8')) as { rowsSince?: string[] };
  const rowsSince = [...new Set([...(about.rowsSince ?? []), name])].sort();
  writeFileSync(file, `${JSON.stringify({ ...about, learnedFrom: hashOfInputs(), rowsSince }, null, 2)}\n`);
}
