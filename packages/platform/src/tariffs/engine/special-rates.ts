/**
 * Reads the special column: "Free (AU,BH,S,SG) 3.2% (JP)" → AU Free, …, JP 3.2%. Texts that refer elsewhere keep their
 * words as the rate.
 */
export function specialRates(column: string): Map<string, string> {
  const rates = new Map<string, string>();
  for (const match of column.matchAll(/([^()]+)\(([^)]*)\)/g)) {
    const rate = (match[1] ?? '').replaceAll(/\s+/g, ' ').trim();
    if (!rate) continue;
    for (const symbol of (match[2] ?? '').split(/[\s,]+/)) {
      if (/^[A-Z]{1,2}[*+]?$/.test(symbol)) rates.set(symbol, rate);
    }
  }
  return rates;
}
