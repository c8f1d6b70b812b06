import { z } from 'zod';
import { amountMinor, field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { quote } from './entities.ts';
import { mayAnswer, requestReads } from './request-input.ts';
import { money } from './words.ts';
import { aboutQuote } from './quotes.ts';

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
    return `Accepted ${output.supplierName}'s quote: ${output.quantity.toLocaleString('en-US')} × ${output.title} at ${money(output.unitPriceMinor, output.currency)}, ${money(output.totalMinor, output.currency)} with tooling. Nothing was paid; it’s under Orders & Shipments as not purchased.${others}`;
  },
});
