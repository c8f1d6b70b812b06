import type { Candidate, Parse } from './parse.ts';

const mostCandidates = 8;

/** Two readings of one message as one: what each holds likely is as likely as the mean of both. Else it is the first. */
export function meanOf(one: Parse, other: Parse): Parse {
  const candidates = new Map<string, Candidate>();
  for (const candidate of [...one.candidates, ...other.candidates]) {
    const half = candidate.probability / 2;
    const known = candidates.get(candidate.operation);
    const spans = known && known.probability >= half ? known.spans : candidate.spans;
    candidates.set(candidate.operation, {
      ...candidate,
      spans,
      probability: (known?.probability ?? 0) + half,
    });
  }
  const shares = new Map(other.others.map(({ name, probability }) => [name, probability]));
  return {
    ...one,
    candidates: [...candidates.values()]
      .sort((a, b) => b.probability - a.probability)
      .slice(0, mostCandidates),
    others: one.others
      .map(({ name, probability }) => ({ name, probability: (probability + (shares.get(name) ?? 0)) / 2 }))
      .sort((a, b) => b.probability - a.probability),
  };
}

/** The same with another share of one of them. */
export const withShare = (others: Parse['others'], name: string, probability: number): Parse['others'] =>
  others
    .map((one) => (one.name === name ? { name, probability } : one))
    .sort((a, b) => b.probability - a.probability);
