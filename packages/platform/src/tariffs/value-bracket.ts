/** What one piece is worth under a line: over the first amount, not over the second, both in cents; null without that end. */
export interface ValueBracket {
  over: number | null;
  upTo: number | null;
}

const bracket =
  /\bvalued (?:(?:over \$(?<over>[\d,.]+?)(?: but)?)?\s*(?:not over \$(?<upTo>[\d,.]+?))?) each\b/gi;

/** The value of one piece that a description of the schedule asks for ("Valued over $3 but not over $5 each"); the narrowest. Null without one. */
export function valueBracket(description: string): ValueBracket | null {
  const last = [...description.matchAll(bracket)].at(-1)?.groups;
  if (!last) return null;
  const cents = (text: string | undefined) =>
    text === undefined ? null : Math.round(Number(text.replaceAll(',', '')) * 100);
  return { over: cents(last['over']), upTo: cents(last['upTo']) };
}

const holds = ({ over, upTo }: ValueBracket, unitPriceMinor: number): boolean =>
  (over === null || unitPriceMinor > over) && (upTo === null || unitPriceMinor <= upTo);

/**
 * Lines without those that another value per piece is asked for than the price that is known, where a line of the same
 * subheading is for that price. Lines for other goods stay: the price tells nothing of them.
 */
export function atThePrice<L extends { hts: string; description: string }>(
  lines: readonly L[],
  unitPriceMinor: number | null,
): L[] {
  if (unitPriceMinor === null) return [...lines];
  const fitOf = ({ description }: L) => {
    const own = valueBracket(description);
    return own === null ? null : holds(own, unitPriceMinor);
  };
  const subheading = ({ hts }: L) => hts.replaceAll('.', '').slice(0, 6);
  const fitting = new Set(lines.filter((line) => fitOf(line) === true).map(subheading));
  return lines.filter((line) => fitOf(line) !== false || !fitting.has(subheading(line)));
}
