import { loadNgrams, ngramScores } from '@brandwright/copilot/offline/parse/ngram-classifier.ts';
import { ngramsOf } from '@brandwright/copilot/offline/parse/ngrams.ts';
import { noContext } from '@brandwright/copilot/offline/parse/encoder-input.ts';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Example } from './examples.ts';
import { writeNgrams } from './ngrams-file.ts';
import { labelsOfSamples, samplesOf, trainNgrams } from './train-ngrams.ts';

const example = (say: string, intent: string): Example => ({
  say,
  context: noContext,
  intents: [intent],
  relation: null,
  about: null,
  tagged: [],
  source: 'test',
});
const examples = Array.from({ length: 30 }, (_, at) => [
  example(`cancel order ${1000 + at}`, 'cancel_order'),
  example(`where is order ${1000 + at}`, 'get_order_tracking'),
]).flat();

it('learns what tells intents apart, and reads back from its file what was learned', async () => {
  const labels = labelsOfSamples(examples);
  const classifier = trainNgrams(samplesOf(examples, labels), labels);
  const folder = mkdtempSync(join(tmpdir(), 'ngrams-'));
  try {
    const file = join(folder, 'ngrams.bin');
    writeFileSync(file, writeNgrams(classifier));
    const read = await loadNgrams(file);
    const ngrams = ngramsOf('please cancel my order 77', noContext);
    const scores = ngramScores(read, ngrams);
    expect([...scores]).toEqual([...ngramScores(classifier, ngrams)]);
    expect(scores.get('cancel_order')).toBeGreaterThan(scores.get('get_order_tracking') ?? 0);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('sees the same in other figures, and something else in another situation', () => {
  expect(ngramsOf('cancel order 1042', noContext)).toEqual(ngramsOf('cancel order 2917', noContext));
  const shown = { ...noContext, shown: ['List orders (orders)'] };
  expect(ngramsOf('cancel it', shown)).not.toEqual(ngramsOf('cancel it', noContext));
});
