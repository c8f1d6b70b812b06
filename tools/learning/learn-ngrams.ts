import { findOperation, type AnyDeclaration } from '@brandwright/contract';
import { modelFolder } from '@brandwright/copilot/offline/learned-model.ts';
import { writeFileSync } from 'node:fs';
import { writeNgrams } from './ngrams-file.ts';
import { readOwnWords } from './read-scripts.ts';
import { labelsOfSamples, samplesOf, trainNgrams } from './train-ngrams.ts';
import { allExamples } from './write-dataset.ts';

const find = (name: string): AnyDeclaration | undefined => findOperation(name);

/** Learns the n-gram classifier from everything that there is to learn from, and writes it into the artifact. */
export function learnNgrams(): void {
  const { chats, singles } = allExamples();
  const examples = [...chats, ...singles, ...readOwnWords(find)];
  const labels = labelsOfSamples(examples);
  const samples = samplesOf(examples, labels);
  console.log(`${samples.length} messages, ${labels.length} intents`);
  const classifier = trainNgrams(samples, labels, (pass, loss) =>
    console.log(`pass ${pass + 1}: loss ${loss.toFixed(3)}`),
  );
  writeFileSync(`${modelFolder}ngrams.bin`, writeNgrams(classifier));
}
