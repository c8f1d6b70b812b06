import type { Head, Heads } from '@brandwright/copilot/offline/parse/heads.ts';

const order = ['intents', 'relations', 'questions', 'tags', 'tagOffsets'] as const;

/** The bytes of heads.bin, as `loadHeads` reads them: a line of JSON, then the numbers of one head after another. */
export function writeHeads(heads: Heads): Buffer {
  const about = order.map((name) => ({ name, labels: heads[name].labels, width: heads[name].width }));
  const numbers = order.flatMap((name) => [heads[name].weights, heads[name].bias]);
  return Buffer.concat([
    Buffer.from(`${JSON.stringify({ heads: about })}\n`),
    ...numbers.map((part) => Buffer.from(part.buffer, part.byteOffset, part.byteLength)),
  ]);
}

/** A head with another row in the place of a label's, or with the label added before `before` (at the end without it). */
export function withRow(
  head: Head,
  label: string,
  row: { weights: Float32Array; bias: number },
  before?: string,
): Head {
  const known = head.labels.indexOf(label);
  const at = known >= 0 ? known : before === undefined ? head.labels.length : head.labels.indexOf(before);
  const replaced = known >= 0 ? 1 : 0;
  const { width } = head;
  return {
    labels: head.labels.toSpliced(at, replaced, label),
    width,
    weights: Float32Array.from([
      ...head.weights.subarray(0, at * width),
      ...row.weights,
      ...head.weights.subarray((at + replaced) * width),
    ]),
    bias: Float32Array.from([...head.bias.subarray(0, at), row.bias, ...head.bias.subarray(at + replaced)]),
  };
}
