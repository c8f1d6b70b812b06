import type { NgramClassifier } from '@brandwright/copilot/offline/parse/ngram-classifier.ts';

/** The bytes of ngrams.bin, as `loadNgrams` reads them. */
export function writeNgrams({ width, vectors, scales, intents }: NgramClassifier): Buffer {
  const about = JSON.stringify({ labels: intents.labels, width, buckets: scales.length });
  // Numbers of four bytes are read where they stand, so the line of JSON ends at a place that four divides.
  const line = `${about}${' '.repeat((4 - ((Buffer.byteLength(about) + 1) % 4)) % 4)}\n`;
  return Buffer.concat([
    Buffer.from(line),
    ...[scales, intents.weights, intents.bias, vectors].map((part) =>
      Buffer.from(part.buffer, part.byteOffset, part.byteLength),
    ),
  ]);
}
