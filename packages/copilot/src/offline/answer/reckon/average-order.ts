import { say } from './amount.ts';
import { valueOf, type AskedSum, type Reckoned } from './asked-sum.ts';

const asksAverage =
  /\baov\b|\baverage (?:order|basket)\b|\b(?:on )?average\b[^.?!]*\border\b|\b(?:per|an|each) order on average\b/i;

/** "So what is her AOV?", with a customer in view: what was paid over how many orders. */
export function averageOrder({ text, said, view }: AskedSum): Reckoned | null {
  if (!asksAverage.test(text) || said.length > 0) return null;
  const [opened] = view.opened;
  for (const row of opened ? [opened, ...view.whole] : view.whole) {
    const named = (name: RegExp) => row.facts.find(({ label }) => name.test(label))?.label;
    const [count, total] = [
      named(/^(?:orders?|order count|number of orders)$/),
      named(/^(?:spent|total spent|total paid|paid|net|lifetime(?: value)?|total)\b/),
    ];
    const orders = count === undefined ? null : valueOf(row, count);
    const paid = total === undefined ? null : valueOf(row, total);
    if (!orders || !paid || orders.unit !== 'count' || paid.unit !== 'money' || orders.value < 1) continue;
    const average = { ...paid, value: Math.round(paid.value / orders.value), name: '' };
    return {
      text: `${say(paid)} ÷ ${say(orders)} orders = ${say(average)} an order on average.`,
      rows: [row],
      result: average,
    };
  }
  return null;
}
