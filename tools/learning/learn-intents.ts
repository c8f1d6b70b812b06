import { findOperation, type AnyDeclaration } from '@brandwright/contract';
import { learnedModel, modelFolder } from '@brandwright/copilot/offline/learned-model.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Example } from './examples.ts';
import { fitHead, type LabeledSummary } from './fit-head.ts';
import { writeHeads } from './heads-file.ts';
import { hashOfInputs } from './inputs-hash.ts';
import { readOwnWords } from './read-scripts.ts';
import { keyOf, openSummaries } from './summaries.ts';
import { allExamples, waitingExamples } from './write-dataset.ts';

/** One in so many of what the encoder learned from already: enough to hold what it knows. */
const chatsShare = 6;
const singlesShare = 4;
const fit = { passes: 4, rate: 0.05, decay: 1e-4 } as const;

const find = (name: string): AnyDeclaration | undefined => findOperation(name);

/**
 * Learns the rows of all intents together from a part of what there is to learn from, with the encoder as it is, and writes them into
 * the artifact. Utterances and scripts are all read, chats and phrases in part.
 */
export async function learnIntents(cacheFolder: string): Promise<void> {
  const started = performance.now();
  const model = await learnedModel();
  const { chats, singles } = allExamples();
  const examples = [
    ...oneIn(chatsShare, chats),
    ...oneIn(singlesShare, singles),
    ...waitingExamples(),
    ...readOwnWords(find),
  ];
  const head = model.heads.intents;
  const places = new Map(head.labels.map((label, at) => [label, at]));
  const summaries = openSummaries(model, cacheFolder);
  const samples: LabeledSummary[] = [];
  for (const example of examples) {
    const right = (example.intents ?? []).flatMap((name) => places.get(name) ?? []);
    if (right.length > 0) samples.push({ summary: await summaries.summaryOf(example), right });
    if (samples.length % 5000 === 0) console.log(`${samples.length} of ${examples.length} messages read`);
  }
  summaries.save();
  const intents = fitHead(head, samples, fit, (pass, loss) =>
    console.log(`pass ${pass + 1}: loss ${loss.toFixed(4)}`),
  );
  writeFileSync(`${modelFolder}heads.bin`, writeHeads({ ...model.heads, intents }));
  const file = `${modelFolder}model.json`;
  const about = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, `${JSON.stringify({ ...about, learnedFrom: hashOfInputs() }, null, 2)}\n`);
  console.log(`${samples.length} messages, ${((performance.now() - started) / 1000).toFixed(0)} s`);
}

/** The same ones each time. */
const oneIn = (share: number, examples: readonly Example[]): Example[] =>
  examples.filter(
    (example) => (keyOf(example).charCodeAt(0) * 256 + keyOf(example).charCodeAt(1)) % share === 0,
  );
