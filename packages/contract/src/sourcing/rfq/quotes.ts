import { landedHolds, landedPartsOfQuote, landedWords } from '../../tariffs/landed.ts';
import { z } from 'zod';
import { amountMinor, field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { comparedQuote, quote, requestRefOut, type ComparedQuote } from './entities.ts';
import { quoteSort } from './enums.ts';
import { mayAnswer, mayRead, quoteRef, requestNamed, requestReads } from './request-input.ts';
import { count, dayWords, money } from './words.ts';

const aboutQuote = { quoteId: quoteRef('Which quote?'), requestId: requestNamed().optional() };

export const quoteComparison = z.object({
  requestId: requestRefOut(),
  title: z.string(),
  /** Units asked for, or the quantity that was given to compare at. */
  quantity: z.int(),
  currency: z.string(),
  targetPriceMinor: amountMinor().nullable(),
  budgetMinor: amountMinor().nullable(),
  neededBy: z.string().nullable(),
  rows: z.array(comparedQuote),
  cheapestQuoteId: field(z.string(), { ref: 'quote' }).nullable(),
  fastestQuoteId: field(z.string(), { ref: 'quote' }).nullable(),
  /** What the figures leave out or rest on. */
  notes: z.array(z.string()),
});
export type QuoteComparison = z.output<typeof quoteComparison>;

/** "Minho Linen Weavers (Portugal) $7.41 landed a unit, $7,412.00 in all, 35 days". */
function quoteLine(row: ComparedQuote): string {
  const landed =
    row.landedPerUnitMinor === null || row.landedMinor === null
      ? `${money(row.unitPriceMinor, row.currency)} a unit, duty not to be told`
      : `${money(row.landedPerUnitMinor, row.currency)} ${landedOf(row)} a unit, ${money(row.landedMinor, row.currency)} in all`;
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
      return `${count(rows.length, 'quote')} on "${title}", none of which can be taken now: ${rows.slice(0, 4).map(quoteLine).join('; ')}.`;
    const first =
      sort === 'leadTime' && fastest
        ? `Fastest: ${quoteLine(fastest)}. Cheapest landed: ${quoteLine(cheapest)}.`
        : `Cheapest ${landedWords(landedPartsOfQuote(cheapest))}, at ${units}: ${quoteLine(cheapest)}.${fastest && fastest !== cheapest ? ` Fastest: ${quoteLine(fastest)}.` : ''}`;
    const others = rows.filter((row) => row !== cheapest && row !== fastest);
    const rest = others.length > 0 ? ` Then ${others.slice(0, 4).map(quoteLine).join('; ')}.` : '';
    return `${first}${rest}${rows.some(({ freightMinor }) => freightMinor) ? ` ${landedHolds}` : ''}`;
  },
});

const accepted = quote.extend({
  title: z.string(),
  quantity: z.int(),
  unitPriceMinor: amountMinor(),
  /** Goods and tooling, as the supplier will ask for them. Nothing was paid. */
  totalMinor: amountMinor(),
  purchaseItemId: field(z.uuid(), { ref: 'purchase_item' }),
  conversationSid: field(z.string(), { ref: 'supplier_conversation' }).nullable(),
  /** Suppliers whose open quotes were declined with it. */
  declinedSuppliers: z.array(z.string()),
});

export const acceptQuote = declareOperation({
  name: 'accept_quote',
  area: 'sourcing',
  title: 'Accept a quote',
  description:
    'Accepts one quote on a custom project request: the supplier is told in the inbox and a purchase item is made that is not paid yet. No money moves. The other open quotes are declined politely unless declineOthers is false. Ids come from compare_quotes; the name of the supplier does too.',
  examples: [
    'Accept the second one',
    'accept the quote of Coastline Tote Co.',
    'accept the quote from Hanoi Canvas and decline the rest',
    "let's take Harbour's offer",
    'take the first quote for 1,200 units',
    'accept it but leave the others open',
  ],
  input: z.object({
    ...aboutQuote,
    quantity: field(z.int().min(1).max(10_000_000), {
      sense: 'quantity',
      label: 'Quantity',
      words: ['units', 'pieces', 'for'],
    })
      .describe('Units to order; what was asked for when left out.')
      .optional(),
    declineOthers: field(z.boolean(), {
      label: 'Decline the others',
      valueWords: {
        true: ['decline the others', 'decline the rest', 'turn down the others'],
        false: [
          'leave the others open',
          'keep the others open',
          "don't decline the others",
          'leave the rest open',
          'others stay open',
          'keep the others',
        ],
      },
    }).default(true),
    expectedTotalMinor: z
      .int()
      .min(0)
      .optional()
      .describe(
        'The total that was shown before. Another by now is refused with conflict. Filled by the server.',
      ),
  }),
  output: accepted,
  http: { method: 'PUT', path: '/web/project-management/-/quotes/{quoteId}/accept' },
  access: mayAnswer,
  effect: 'external',
  card: 'quote',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition', 'bad_input'],
  related: ['compare_quotes', 'list_purchase_items', 'decline_quote'],
  invalidates: [...requestReads, 'list_purchase_items', 'count_purchase_items'],
  toModel: ({ note: _note, ...rest }) => rest,
  summary: (output) => {
    const others =
      output.declinedSuppliers.length > 0 ? ` Declined: ${output.declinedSuppliers.join(', ')}.` : '';
    return `Accepted ${output.supplierName}'s quote: ${output.quantity.toLocaleString('en-US')} × ${output.title} at ${money(output.unitPriceMinor, output.currency)}, ${money(output.totalMinor, output.currency)} with tooling. Nothing was paid; it stands under Orders & Shipments as not purchased.${others}`;
  },
});

const decided = quote.extend({
  title: z.string(),
  conversationSid: field(z.string(), { ref: 'supplier_conversation' }).nullable(),
});

export const declineQuote = declareOperation({
  name: 'decline_quote',
  area: 'sourcing',
  title: 'Decline a quote',
  description:
    'Turns down one quote on a custom project request and tells the supplier politely, with a reason where one is given. The other quotes stay open. To end the whole request use close_project_request.',
  examples: [
    "Decline Harbour's quote",
    'turn down the third quote',
    'say no to the most expensive offer',
    'decline it, the lead time is too long',
    'reject the quote of Ningbo Hearthlight because it is too expensive',
  ],
  input: z.object({
    ...aboutQuote,
    reason: field(z.string().trim().min(1).max(500), {
      sense: 'free_text',
      outgoing: 'words',
      label: 'Reason',
      words: ['because', 'since', 'reason', 'as'],
    })
      .describe('Said to the supplier.')
      .optional(),
  }),
  output: decided,
  http: { method: 'PUT', path: '/web/project-management/-/quotes/{quoteId}/decline' },
  access: mayAnswer,
  effect: 'external',
  card: 'quote',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition'],
  related: ['compare_quotes', 'accept_quote', 'ask_about_quote'],
  invalidates: requestReads,
  toModel: ({ note: _note, ...rest }) => rest,
  summary: ({ supplierName, title }) => `Declined ${supplierName}'s quote on "${title}" and told them.`,
});

export const askAboutQuote = declareOperation({
  name: 'ask_about_quote',
  area: 'sourcing',
  title: 'Ask about a quote',
  description:
    'Sends a question about one quote to its supplier; it goes to the conversation in the inbox, where the answer comes. For a message that is not about a quote use send_supplier_message.',
  examples: [
    'Ask Coastline if the quote includes labels',
    'ask the second one whether they can do 45 days',
    'question on the first quote: is the tooling a one-time cost?',
    'ask about the cheapest quote if the price holds at 800 units',
  ],
  input: z.object({
    ...aboutQuote,
    question: field(z.string().trim().min(2).max(2000), {
      sense: 'free_text',
      outgoing: 'words',
      label: 'Question',
      question: 'What should I ask them?',
      words: ['if', 'whether', 'question', 'ask them', 'that'],
    }).describe('What to ask, in full words.'),
  }),
  output: decided.extend({ question: z.string() }),
  http: { method: 'POST', path: '/web/project-management/-/quotes/{quoteId}/question' },
  access: mayAnswer,
  effect: 'external',
  card: 'quote',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['compare_quotes', 'accept_quote', 'decline_quote'],
  invalidates: ['get_project_request'],
  toModel: ({ note: _note, ...rest }) => rest,
  summary: ({ supplierName, question, validUntil }) =>
    `Asked ${supplierName}: "${question}". Their quote holds until ${dayWords(validUntil)}; the answer comes to the inbox.`,
});
