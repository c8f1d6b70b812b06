import { z } from 'zod';
import { landedHolds, landedPartsOfQuote, landedWords } from '../../tariffs/landed.ts';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import type { ComparedQuote } from './entities.ts';
import { quoteSort } from './enums.ts';
import { mayRead, requestNamed } from './request-input.ts';
import { count, money } from './words.ts';
import { quoteComparison } from './quotes.ts';

/** "Minho Linen Weavers (Portugal) $7.41 landed a unit, $7,412.00 in all, 35 days". */
function quoteLine(row: ComparedQuote): string {
  const landed =
    row.landedPerUnitMinor === null || row.landedMinor === null
      ? `${money(row.unitPriceMinor, row.currency)} a unit, duty unknown`
      : `${money(row.landedPerUnitMinor, row.currency)} ${landedOf(row)} a unit, ${money(row.landedMinor, row.currency)} in total`;
  const state = row.status === 'OPEN' ? '' : `, ${row.status.toLowerCase()}`;
  return `${row.supplierName} (${row.countryName}) ${landed}, ${row.leadTimeDays} days${state}`;
}

/** Freight is estimated unless a quote holds it, which is said once for all. */
const landedOf = (row: ComparedQuote) =>
  row.freightMinor === 0 ? landedWords(landedPartsOfQuote(row)) : 'landed';

export const compareQuotes = declareOperation({
  name: 'compare_quotes',
  area: 'sourcing',
  title: 'Compare quotes',
  description:
    "Sets the quotes on one custom project request side by side at the asked quantity: unit price, tooling, duty with today's rates, freight (our estimate) and landed cost per unit and in all; cheapest and fastest are marked. Another quantity may be given. For duty alone use compare_tariffs; for suppliers side by side get_suppliers.",
  examples: [
    'Compare the quotes on the tote request',
    'Which quote is cheapest landed?',
    'which quote is the fastest?',
    'show the quotes for my linen totes',
    'what would the quotes be at 2,000 units?',
    'set the offers side by side',
  ],
  input: z.object({
    requestId: requestNamed().optional(),
    quantity: field(z.int().min(1).max(10_000_000), {
      sense: 'quantity',
      label: 'Quantity',
      words: ['units', 'pieces', 'at', 'for'],
    })
      .describe('Units to reckon with, when other than what was asked for.')
      .optional(),
    sort: field(quoteSort, {
      label: 'Order',
      valueWords: {
        landed: ['cheapest landed', 'by landed cost', 'lowest landed', 'cheapest'],
        leadTime: ['fastest', 'by lead time', 'quickest', 'soonest'],
        unitPrice: ['by unit price', 'lowest unit price'],
        moq: ['by moq', 'lowest moq', 'smallest minimum'],
      },
    })
      .describe('Order of the rows; quotes that can no longer be taken come last.')
      .default('landed'),
  }),
  output: quoteComparison,
  http: { method: 'GET', path: '/web/project-management/{requestId}/quotes' },
  access: mayRead,
  effect: 'read',
  card: 'quote_comparison',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_input'],
  related: ['accept_quote', 'decline_quote', 'ask_about_quote', 'get_project_request'],
  toModel: ({ rows, ...rest }) => ({
    ...rest,
    rows: rows.slice(0, 10).map(({ note: _note, priceTiers: _tiers, costs: _costs, ...row }) => ({
      label: row.supplierName,
      ...row,
    })),
    ...(rows.length > 10 ? { note: `Shown 10 of ${rows.length}.` } : {}),
  }),
  summary: ({ title, quantity, rows, cheapestQuoteId, fastestQuoteId }, { sort }) => {
    if (rows.length === 0) return `There are no quotes on "${title}" yet.`;
    const units = `${quantity.toLocaleString('en-US')} units`;
    const cheapest = rows.find((row) => row.quoteId === cheapestQuoteId);
    const fastest = rows.find((row) => row.quoteId === fastestQuoteId);
    if (!cheapest)
      return `${count(rows.length, 'quote')} on "${title}", none of which can be accepted now: ${rows.slice(0, 4).map(quoteLine).join('; ')}.`;
    const first =
      sort === 'leadTime' && fastest
        ? `Fastest: ${quoteLine(fastest)}. Cheapest landed: ${quoteLine(cheapest)}.`
        : `Cheapest ${landedWords(landedPartsOfQuote(cheapest))}, at ${units}: ${quoteLine(cheapest)}.${fastest && fastest !== cheapest ? ` Fastest: ${quoteLine(fastest)}.` : ''}`;
    const others = rows.filter((row) => row !== cheapest && row !== fastest);
    const rest = others.length > 0 ? ` Then ${others.slice(0, 4).map(quoteLine).join('; ')}.` : '';
    return `${first}${rest}${rows.some(({ freightMinor }) => freightMinor) ? ` ${landedHolds}` : ''}`;
  },
});
