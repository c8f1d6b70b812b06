import { count, say, type Amount } from './amount.ts';
import { valueOf, type AskedSum, type Reckoned } from './asked-sum.ts';
import type { FactRow } from '../facts.ts';

const asksMissing =
  /\b(?:missing|miss|short|lacking|lost|never (?:showed|came|arrived|turned up|made it)|did(?: not|n't) (?:come|show|arrive|turn up|make it)|not (?:come|arrive|show))\b/i;
const saysBroken = /\b(?:broken|breakages?|damaged?|cracked|smashed|ruined|spoiled)\b/i;
const asksGood =
  /\bthat (?:are|were|is) (?:good|whole|intact|sellable|usable|fine)\b|\b(?:good|whole|intact|sellable|usable|fine) (?:ones?|pieces?|pairs?|units?)\b|\bhow many (?:are |were |came )?(?:good|whole|intact|sellable|usable|fine)\b/i;
const asksCount = /\b(?:how many|how much|count|what|number|together|in all|total|so)\b/i;

/** What came of what was expected: ordered less received less damaged is missing. */
interface Counted {
  expected: Amount;
  received: Amount;
  damaged: Amount;
  missing: Amount;
}

/** The counts of the one delivery or purchase that was opened; null before it was counted. */
function countedIn({ view }: AskedSum): { counted: Counted; row: FactRow } | null {
  const row = view.opened[0] ?? view.whole[0];
  const expected = row && (valueOf(row, 'expected units') ?? valueOf(row, 'quantity'));
  const received = row && valueOf(row, 'received units');
  if (!row || !expected || !received || received.value <= 0) return null;
  const damaged = valueOf(row, 'damaged units') ?? count(0);
  const missing = count(expected.value - received.value - damaged.value);
  return missing.value < 0 ? null : { counted: { expected, received, damaged, missing }, row };
}

/** "How many short are we, breakage counted": what is missing, with what is broken where that is said. */
export function missing(asked: AskedSum): Reckoned | null {
  const { text, said } = asked;
  if (said.length > 0 || !asksCount.test(text)) return null;
  const short = shortOf(asked);
  if (short) return { text: `${short.working}.`, rows: [short.row], result: short.sum };
  const found = asksGood.test(text) ? countedIn(asked) : null;
  if (!found) return null;
  const { expected, missing: gone, damaged, received } = found.counted;
  return {
    text: `${say(expected)} expected − ${say(gone)} missing − ${say(damaged)} broken = ${say(received)} good.`,
    rows: [found.row],
    result: received,
  };
}

/** How many pieces a question counts as gone. */
export function shortOf(asked: AskedSum): { sum: Amount; working: string; row: FactRow } | null {
  const [isMissing, isBroken] = [asksMissing.test(asked.text), saysBroken.test(asked.text)];
  const found = isMissing ? countedIn(asked) : null;
  if (!found) return null;
  const { expected, received, damaged, missing: gone } = found.counted;
  if (isBroken) {
    const sum = count(gone.value + damaged.value);
    return {
      sum,
      working: `${say(gone)} missing + ${say(damaged)} broken = ${say(sum)} short`,
      row: found.row,
    };
  }
  return {
    sum: gone,
    working: `${say(expected)} expected − ${say(received)} received − ${say(damaged)} broken = ${say(gone)} missing`,
    row: found.row,
  };
}
