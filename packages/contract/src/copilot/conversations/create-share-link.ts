import { mayAct } from '../../kernel/access.ts';
import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { count } from '../../kernel/words.ts';
import { thisConversation } from './conversation.ts';
import { privateKind, shareLink } from './share-link.ts';

export type PrivateKind = z.output<typeof privateKind>;

/** As one names them: "without prices and amounts". */
export const privateWords: Readonly<Record<PrivateKind, string>> = {
  MONEY: 'prices and amounts',
  CUSTOMERS: 'customers’ names, addresses and emails',
  QUANTITIES: 'quantities',
  SUPPLIERS: 'suppliers’ names',
};

/** A link lives for 30 days unless said otherwise, and for a year at most. */
export const defaultShareDays = 30;

const hiddenField = field(z.array(privateKind).max(4), {
  label: 'Without',
  words: ['hide', 'hiding', 'without', 'leave out', 'redact'],
  valueWords: {
    MONEY: [
      'prices',
      'price',
      'money',
      'amounts',
      'costs',
      'cost',
      'totals',
      'financials',
      'pricing',
      'dollar figures',
      'figures',
      'margins',
      'numbers in dollars',
    ],
    CUSTOMERS: [
      'customers',
      'customer',
      'customer names',
      'customer details',
      'names',
      'personal data',
      'personal details',
      'addresses',
      'emails',
      'buyers',
      'shoppers',
      'clients',
    ],
    QUANTITIES: ['quantities', 'quantity', 'units', 'counts', 'stock levels', 'volumes', 'how many'],
    SUPPLIERS: [
      'suppliers',
      'supplier',
      'supplier names',
      'factories',
      'factory names',
      'manufacturers',
      'makers',
      'vendors',
    ],
  },
});

export const createShareLink = declareOperation({
  name: 'create_share_link',
  area: 'copilot',
  title: 'Share conversation',
  description:
    'Makes a public read-only link to a conversation as it stands now: the one that is open unless another is named. ' +
    '`excluded` says what the link leaves out: MONEY, CUSTOMERS, QUANTITIES, SUPPLIERS; customers are left out unless ' +
    'said otherwise. Whoever has the link can read it until it expires or is revoked with revoke_share_link.',
  examples: ['Share this chat without the prices', 'Make a link to this conversation'],
  input: z.object({
    id: thisConversation,
    excluded: hiddenField.default(['CUSTOMERS']),
    expiresInDays: field(z.int().min(1).max(365), {
      label: 'Days',
      words: ['days', 'expires in', 'valid for', 'for'],
    }).default(defaultShareDays),
  }),
  output: shareLink,
  http: { method: 'POST', path: '/copilot/conversations/{id}/share-links', status: 201 },
  access: mayAct,
  effect: 'external',
  card: 'share_link',
  offered: true,
  errors: ['not_found', 'bad_input', 'conflict'],
  related: ['revoke_share_link', 'list_share_links'],
  invalidates: ['list_share_links'],
  toModel: ({ id, title, hidden, expiresAt, messages }) => ({ id, title, hidden, expiresAt, messages }),
  summary: ({ title, hidden, expiresAt, messages }) =>
    `The link to “${title}” (${count(messages, 'message')}) is ready and works until ${expiresAt.slice(0, 10)}. ${
      hidden.length > 0
        ? `It shows no ${listed(hidden.map((one) => privateWords[one]))}.`
        : 'It hides nothing.'
    }`,
});

/** "prices, quantities and names". */
function listed(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
