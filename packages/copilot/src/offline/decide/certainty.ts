import type { Reading } from '../ground/reading.ts';
import type { GroundingServices } from '../ground/conversation/services.ts';
import { otherwise } from '../ground/weights.ts';
import { softmax } from '../parse/heads.ts';
import type { Parse } from '../parse/parse.ts';

/** How sure each reading is among all that the message may be, also what was not read; `looks`: it may be no change. */
export function certaintyOf(
  readings: readonly Reading[],
  { candidates, others }: Parse,
  looks: GroundingServices | null,
): number[] {
  const about = others.find(({ name }) => name === 'about')?.probability ?? 0;
  const ruledOut = candidates.filter(({ operation }) => looks && looks.find(operation)?.effect !== 'read');
  const known = [...readings, ...ruledOut].reduce((sum, { probability }) => sum + probability, about);
  const other = otherwise.base + otherwise.learned * Math.log(Math.max(1e-3, 1 - known));
  return softmax([...readings.map(({ score }) => score), other]).slice(0, readings.length);
}
