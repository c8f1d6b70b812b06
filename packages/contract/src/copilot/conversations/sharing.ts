import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { pageInput, pageOutput } from '../../kernel/paging.ts';
import { reads, thisConversation } from './conversation.ts';
import { transcriptMessage } from './transcript.ts';

/** What a shared link may leave out, everywhere: in cards and in words. */
export const privateKind = z.enum(['MONEY', 'CUSTOMERS', 'QUANTITIES', 'SUPPLIERS']);
export type PrivateKind = z.output<typeof privateKind>;

/** As one names them: "without prices and amounts". */
export const privateWords: Readonly<Record<PrivateKind, string>> = {
  MONEY: 'prices and amounts',
  CUSTOMERS: 'customers’ names, addresses and e-mails',
  QUANTITIES: 'quantities',
  SUPPLIERS: 'suppliers’ names',
};

/** A link lives for 30 days unless said otherwise, and for a year at most. */
export const defaultShareDays = 30;

export const shareLink = z.object({
  id: field(z.uuid(), { ref: 'share_link' }),
  conversationId: field(z.uuid(), { ref: 'conversation' }),
  title: z.string(),
  hidden: z.array(privateKind),
  /** Messages in it: those up to the moment of sharing. */
  messages: z.int(),
  createdAt: z.string(),
  expiresAt: z.string(),
  revokedAt: z.string().nullable(),
  status: z.enum(['OPEN', 'EXPIRED', 'REVOKED']),
});
export type ShareLink = z.output<typeof shareLink>;

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
  access: { kind: 'private', role: 'member', preview: false },
  effect: 'external',
  card: 'share_link',
  offered: true,
  errors: ['not_found', 'bad_input', 'conflict'],
  related: ['revoke_share_link', 'list_share_links'],
  invalidates: ['list_share_links'],
  toModel: ({ id, title, hidden, expiresAt, messages }) => ({ id, title, hidden, expiresAt, messages }),
  summary: ({ title, hidden, expiresAt, messages }) =>
    `The link to “${title}” (${messages} ${messages === 1 ? 'message' : 'messages'}) is ready and works until ${expiresAt.slice(0, 10)}. ${
      hidden.length > 0
        ? `It shows no ${listed(hidden.map((one) => privateWords[one]))}.`
        : 'It hides nothing.'
    }`,
});

export const getShareAddress = declareOperation({
  name: 'get_share_address',
  area: 'copilot',
  title: 'Address of a shared link',
  description: 'The address to pass on of a shared link of yours that still works. It is kept nowhere.',
  examples: ['Copy the address of that link'],
  input: z.object({ id: field(z.uuid(), { ref: 'share_link', question: 'Which link?' }) }),
  output: z.object({ url: z.url() }),
  http: { method: 'GET', path: '/copilot/share-links/{id}/address' },
  access: reads,
  effect: 'read',
  card: 'none',
  offered: false,
  errors: ['not_found'],
  summary: () => 'This is the address of the link.',
});

export const listShareLinks = declareOperation({
  name: 'list_share_links',
  area: 'copilot',
  title: 'Shared links',
  description:
    'Your shared links to conversations, newest first, with what they hide and until when they work. ' +
    '`conversationId` keeps to one conversation.',
  examples: ['Which chats have I shared?', 'Show my shared links'],
  input: z.object({
    conversationId: field(z.uuid(), { ref: 'conversation', label: 'Conversation' }).optional(),
    isOpen: field(z.boolean(), {
      label: 'Still open',
      words: ['still open', 'open', 'active', 'live', 'valid'],
    }).optional(),
    ...pageInput,
  }),
  output: z.object({ links: z.array(shareLink), ...pageOutput }),
  http: { method: 'GET', path: '/copilot/share-links' },
  access: reads,
  effect: 'read',
  card: 'share_links',
  offered: true,
  errors: [],
  related: ['revoke_share_link'],
  toModel: ({ links, total }) => ({
    links: links.slice(0, 10).map(({ id, title, status, expiresAt, hidden }) => ({
      id,
      title,
      status,
      expiresAt,
      hidden,
    })),
    total,
  }),
  summary: ({ links, total }) => {
    if (total === 0) return 'No conversation is shared.';
    const open = links.filter(({ status }) => status === 'OPEN').length;
    return `${total} shared ${total === 1 ? 'link' : 'links'}, ${open} of them ${links.length < total ? 'on this page ' : ''}open.`;
  },
});

export const revokeShareLink = declareOperation({
  name: 'revoke_share_link',
  area: 'copilot',
  title: 'Stop sharing',
  description:
    'Ends shared links at once: the one named by `linkId`, else all that are open to a conversation (the one that is ' +
    'open unless `conversationId` names another). A revoked link cannot be opened again; share anew for another.',
  examples: ['Stop sharing this conversation', 'Revoke that link'],
  input: z.object({
    linkId: field(z.uuid(), { ref: 'share_link', label: 'Link' }).optional(),
    conversationId: field(z.uuid(), { ref: 'conversation', label: 'Conversation' }).optional(),
  }),
  output: z.object({ links: z.array(shareLink) }),
  http: { method: 'POST', path: '/copilot/share-links/revoke' },
  access: { kind: 'private', role: 'viewer', preview: true },
  effect: 'write',
  card: 'none',
  offered: true,
  errors: ['not_found', 'bad_input'],
  invalidates: ['list_share_links'],
  summary: ({ links }) =>
    links.length === 1
      ? `The link to “${links[0]?.title ?? ''}” no longer works.`
      : `${links.length} links no longer work.`,
});

export const viewSharedConversation = declareOperation({
  name: 'view_shared_conversation',
  area: 'copilot',
  title: 'Shared conversation',
  description: 'For whoever has the link: the conversation as it was shared, without what the link hides.',
  examples: ['Open the shared conversation'],
  input: z.object({ token: z.string().regex(/^[\w-]{20,80}$/) }),
  output: z.object({
    title: z.string(),
    sharedAt: z.string(),
    expiresAt: z.string(),
    hidden: z.array(privateKind),
    messages: z.array(transcriptMessage),
  }),
  http: { method: 'GET', path: '/copilot/shared/{token}' },
  access: { kind: 'public' },
  effect: 'read',
  card: 'none',
  offered: false,
  errors: ['not_found'],
  summary: ({ title, messages }) => `“${title}” has ${messages.length} messages.`,
});

/** "prices, quantities and names". */
function listed(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
