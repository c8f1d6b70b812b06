/** A summary of a message by the encoder, with what all other labels together score for it. */
export interface Sample {
  summary: Float32Array;
  /** Logarithm of the sum of the exponents of the other labels' scores. */
  others: number;
}

export interface Row {
  weights: Float32Array;
  bias: number;
}

const first = { steps: 150, rate: 0.03 } as const;
/** What keeps weights near where they began, as a share of a positive sample's pull. */
const decay = 1e-5;
/** A row that was learned before needs less: it says already how sure it is. */
const later = { steps: 60, rate: 0.004 } as const;

/**
 * One row of the head of intents for a label, all other rows as they are. With one row free, the softmax over all labels is a
 * logistic regression of "this label or any other" with the other labels' score as an offset: convex, the same answer each
 * time. Each sample counts `weight`, so that a sample of the other messages stands for all of them. `before`: the row that the
 * label has, to go on from; begun anew, a row would be as often right and far less sure of it.
 */
export function fitRow(
  right: readonly Sample[],
  wrong: readonly Sample[],
  weight: number,
  before: Row | null = null,
): Row {
  const width = right[0]?.summary.length ?? 0;
  const began = new Float64Array(width + 1);
  if (before) began.set([...before.weights, before.bias]);
  const values = Float64Array.from(began);
  const { steps, rate } = before ? later : first;
  const mean = new Float64Array(width + 1);
  const spread = new Float64Array(width + 1);
  const total = right.length + weight * wrong.length;
  for (let step = 1; step <= steps; step++) {
    const slope = new Float64Array(width + 1);
    for (const sample of right) addSlope(slope, values, sample, 1, 1);
    for (const sample of wrong) addSlope(slope, values, sample, 0, weight);
    const pace = rate * (1 - step / (steps + 20));
    for (let at = 0; at <= width; at++) {
      const own =
        (slope[at] ?? 0) / total + (at < width ? decay * ((values[at] ?? 0) - (began[at] ?? 0)) : 0);
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * own;
      spread[at] = 0.98 * (spread[at] ?? 0) + 0.02 * own * own;
      const pull = (mean[at] ?? 0) / (1 - 0.9 ** step);
      const scale = Math.sqrt((spread[at] ?? 0) / (1 - 0.98 ** step));
      values[at] = (values[at] ?? 0) - (pace * pull) / (scale + 1e-10);
    }
  }
  return { weights: Float32Array.from(values.subarray(0, width)), bias: values[width] ?? 0 };
}

function addSlope(
  slope: Float64Array,
  values: Float64Array,
  { summary, others }: Sample,
  truth: 0 | 1,
  weight: number,
): void {
  const width = summary.length;
  let score = values[width] ?? 0;
  for (let at = 0; at < width; at++) score += (values[at] ?? 0) * (summary[at] ?? 0);
  const error = weight * (1 / (1 + Math.exp(others - score)) - truth);
  // A sample that is read rightly and for sure has no pull.
  if (Math.abs(error) < 1e-6) return;
  for (let at = 0; at < width; at++) slope[at] = (slope[at] ?? 0) + error * (summary[at] ?? 0);
  slope[width] = (slope[width] ?? 0) + error;
}
