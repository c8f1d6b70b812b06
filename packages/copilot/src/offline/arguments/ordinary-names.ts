import type { Heard } from '../turn/heard.ts';
import { thresholds } from '../turn/interpretation.ts';
import { nounNames } from '../table/references.ts';
import type { Ranked } from '../choice/rank.ts';

const question =
  /^(?:(?:and|so|ok|okay|hi|hey|hello|please)[, ]+)*(?:how|what|which|who|when|where|why|is|are|do|does|did|can|could|should|whats|hows)\b/i;

/**
 * "how much duty on candles?" where something is called "Duty on candles": a name of everyday words does not beat the
 * question that they ask, unless what it names was said ("the assistant duty on candles"). Answers the ranking to go by.
 */
export function withoutOrdinaryNames(
  heard: Heard,
  ranked: readonly Ranked[],
  rankAgain: (heard: Heard) => readonly Ranked[],
): { heard: Heard; ranked: readonly Ranked[] } {
  if (!question.test(heard.text)) return { heard, ranked };
  const proper = heard.named.filter(
    (one) => !isOrdinary(one.label) || heard.tokens.some((token) => nounNames(token.lower, one.kind)),
  );
  if (proper.length === heard.named.length) return { heard, ranked };
  const plain = { ...heard, named: proper };
  const again = rankAgain(plain);
  const score = again[0]?.score ?? 0;
  return score >= thresholds.act ? { heard: plain, ranked: again } : { heard, ranked };
}

/** A name whose words after the first are not written as names are. */
const isOrdinary = (label: string) => /^\p{L}+(?:\s+\p{Ll}[\p{L}-]*){2,}$/u.test(label.trim());
