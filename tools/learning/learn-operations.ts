import { findOperation, type AnyDeclaration } from '@brandwright/contract';
import { learnedModel, modelFolder } from '@brandwright/copilot/offline/learned-model.ts';
import { scoreOf, type Head } from '@brandwright/copilot/offline/parse/heads.ts';
import { hiddenOf } from '@brandwright/copilot/offline/parse/ngram-classifier.ts';
import { ngramsOf } from '@brandwright/copilot/offline/parse/ngrams.ts';
import type { LearnedModel } from '@brandwright/copilot/offline/parse/parse.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Example } from './examples.ts';
import { fitRow, type Row, type Sample } from './fit-row.ts';
import { withRow, writeHeads } from './heads-file.ts';
import { writeNgrams } from './ngrams-file.ts';
import { keyOf, openSummaries, type Summaries } from './summaries.ts';
import { hashOfInputs } from './inputs-hash.ts';
import { readOwnWords } from './read-scripts.ts';
import { allExamples } from './write-dataset.ts';

/** So many messages that ask for something else stand for all of them. */
const mostOthers = 4000;

const find = (name: string): AnyDeclaration | undefined => findOperation(name);

/**
 * Learns the rows of some operations, one after the other, in the encoder's head and in the n-gram classifier's, and writes them
 * into the artifact. Nothing else of the artifact changes. Prints how many messages are read rightly, before and after.
 */
export async function learnOperations(names: readonly string[], cacheFolder: string): Promise<void> {
  const unknown = names.find((name) => !find(name)?.offered);
  if (unknown !== undefined) throw new Error(`${unknown} is no operation that is offered.`);
  const started = performance.now();
  const { chats, singles } = allExamples();
  const known = [...chats, ...singles, ...readOwnWords(find)].filter(({ intents }) => intents !== null);
  let model = await learnedModel();
  const summaries = openSummaries(model, cacheFolder);
  for (const name of names) model = await learnOne(model, name, known, summaries);
  summaries.save();
  writeArtifact(model, names);
  console.log(`${((performance.now() - started) / 1000).toFixed(0)} s, ${cpuSeconds()} s of processor time`);
}

async function learnOne(
  model: LearnedModel,
  name: string,
  known: readonly Example[],
  { summaryOf }: Summaries,
): Promise<LearnedModel> {
  const right = known.filter(({ intents }) => intents?.includes(name));
  const others = known.filter(({ intents }) => !intents?.includes(name));
  const chosen = sampleOf(others);
  const summaries: Float32Array[] = [];
  for (const example of [...right, ...chosen]) summaries.push(await summaryOf(example));
  const head = model.heads.intents;
  const weight = others.length / chosen.length;
  const samples = samplesFor(head, name, summaries);
  const own = samples.slice(0, right.length);
  const rest = samples.slice(right.length);
  // A row that was only declared says nothing yet of how sure it is.
  const isLearned = model.heads.tagOffsets.labels.includes(name);
  const before = rowIn(head, name);
  const row = fitRow(own, rest, weight, isLearned ? before : null);
  const hidden = [...right, ...chosen].map(({ say, context }) =>
    hiddenOf(model.ngrams, ngramsOf(say, context)),
  );
  const byWords = samplesFor(model.ngrams.intents, name, hidden);
  const wordRow = fitRow(
    byWords.slice(0, right.length),
    byWords.slice(right.length),
    weight,
    isLearned ? rowIn(model.ngrams.intents, name) : null,
  );
  const share = (part: readonly Sample[], by: Row | null) =>
    `${part.filter((one) => by !== null && scoreBy(by, one) > one.others).length} of ${part.length}`;
  console.log(
    `${name}: ${share(own, before)} of its messages surely read as it before, ${share(own, row)} now; others taken for it: ${share(rest, before)} before, ${share(rest, row)} now`,
  );
  return withRows(model, name, row, wordRow);
}

const cpuSeconds = () => ((process.cpuUsage().user + process.cpuUsage().system) / 1e6).toFixed(0);

/** The same ones each time, so that what the encoder made of them is kept. */
function sampleOf(examples: readonly Example[]): Example[] {
  const ordered = examples
    .map((example) => ({ example, key: keyOf(example) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  return ordered.slice(0, mostOthers).map(({ example }) => example);
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

const rowIn = (head: Head, name: string): Row | null =>
  head.labels.includes(name) ? rowOf(head, head.labels.indexOf(name)) : null;

const scoreBy = ({ weights, bias }: Row, { summary }: Sample) =>
  weights.reduce((sum, weight, at) => sum + weight * (summary[at] ?? 0), bias);

/** An operation that is new reads the words of its fields as one that tags were never learned for. */
function withRows(model: LearnedModel, name: string, row: Row, wordRow: Row): LearnedModel {
  const { heads, ngrams } = model;
  const { intents, tagOffsets } = heads;
  const unknown = rowOf(tagOffsets, tagOffsets.labels.indexOf('?'));
  return {
    ...model,
    heads: {
      ...heads,
      intents: withRow(intents, name, row),
      tagOffsets: tagOffsets.labels.includes(name) ? tagOffsets : withRow(tagOffsets, name, unknown, '?'),
    },
    ngrams: { ...ngrams, intents: withRow(ngrams.intents, name, wordRow) },
  };
}

function writeArtifact({ heads, ngrams }: LearnedModel, names: readonly string[]): void {
  writeFileSync(`${modelFolder}heads.bin`, writeHeads(heads));
  writeFileSync(`${modelFolder}ngrams.bin`, writeNgrams(ngrams));
  const file = `${modelFolder}model.json`;
  const about = JSON.parse(readFileSync(file, 'utf8')) as { rowsSince?: string[] };
  const rowsSince = [...new Set([...(about.rowsSince ?? []), ...names])].sort();
  writeFileSync(file, `${JSON.stringify({ ...about, learnedFrom: hashOfInputs(), rowsSince }, null, 2)}\n`);
}
