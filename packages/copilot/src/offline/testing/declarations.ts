import { z } from 'zod';
import {
  type AnyDeclaration,
  amountMinor,
  declareOperation,
  field,
  type RecordKind,
} from '@brandwright/contract';

/** A small house of its own: areas that have nothing to do with each other, with near neighbours in each. */
type Draft = Pick<
  AnyDeclaration,
  'name' | 'area' | 'title' | 'description' | 'examples' | 'input' | 'effect'
> & { output?: z.ZodType; path?: string; related?: readonly string[] };

function declare(draft: Draft): AnyDeclaration {
  return declareOperation({
    ...draft,
    output: draft.output ?? z.object({}),
    http: { method: draft.effect === 'read' ? 'GET' : 'POST', path: draft.path ?? `/web/${draft.name}` },
    access: { kind: 'private', role: 'viewer', preview: true },
    card: 'none',
    offered: true,
    errors: [],
    summary: () => `${draft.title}.`,
  });
}

const ref = (kind: RecordKind, question: string) => field(z.uuid(), { ref: kind, question });
const member = { memberId: ref('customer', 'Which team member?') };
const kit = { kitId: ref('catalog_item', 'Which brand kit?') };
const kitRow = z.object({
  kitId: field(z.uuid(), { ref: 'catalog_item' }),
  name: z.string(),
  createdAt: z.string(),
  priceMinor: z.int(),
});

export const house: readonly AnyDeclaration[] = [
  declare({
    name: 'list_brand_kits',
    area: 'brand-kits',
    title: 'List brand kits',
    description: 'Shows the brand kits of the store.',
    examples: ['Show my brand kits', 'Which kits do we have?'],
    input: z.object({
      isArchived: field(z.boolean(), { words: ['archived'], label: 'Archived' }).optional(),
      page: field(z.int().min(0), { sense: 'page' }).default(0),
    }),
    output: z.object({ kits: z.array(kitRow) }),
    effect: 'read',
  }),
  declare({
    name: 'get_brand_kit',
    area: 'brand-kits',
    title: 'Show a brand kit',
    description: 'Opens one brand kit.',
    examples: ['Open the first kit', 'Show me that brand kit'],
    input: z.object(kit),
    output: kitRow,
    path: '/web/brand-kits/{kitId}',
    effect: 'read',
  }),
  declare({
    name: 'create_brand_kit',
    area: 'brand-kits',
    title: 'Create a brand kit',
    description: 'Makes a new brand kit for a product idea.',
    examples: ['Create a brand kit for a candle brand called Lumen', 'Start a new brand kit'],
    input: z.object({
      name: field(z.string(), { words: ['name', 'called'], question: 'What should it be called?' }),
      tone: field(z.enum(['PLAYFUL', 'ELEGANT', 'BOLD']), {
        words: ['tone', 'voice'],
        label: 'Tone',
      }).optional(),
    }),
    effect: 'write',
  }),
  declare({
    name: 'delete_brand_kit',
    area: 'brand-kits',
    title: 'Delete a brand kit',
    description: 'Deletes a brand kit for good.',
    examples: ['Delete the second kit', 'Remove that brand kit'],
    input: z.object(kit),
    path: '/web/brand-kits/{kitId}',
    effect: 'destructive',
  }),
  declare({
    name: 'list_team_members',
    area: 'team',
    title: 'List the team',
    description: 'Shows who works in the store.',
    examples: ['Who is on my team?', 'List the team members'],
    input: z.object({}),
    output: z.object({
      members: z.array(
        z.object({ memberId: field(z.uuid(), { ref: 'customer' }), name: z.string(), role: z.string() }),
      ),
    }),
    effect: 'read',
  }),
  declare({
    name: 'invite_team_member',
    area: 'team',
    title: 'Invite a team member',
    description: 'Sends an invitation by e-mail.',
    examples: ['Invite sam@studio.test as an admin', 'Add ana@studio.test to the team'],
    input: z.object({
      email: field(z.email(), { sense: 'email', question: 'What is the email address?' }),
      role: field(z.enum(['ADMIN', 'MEMBER', 'VIEWER']), {
        valueWords: {
          ADMIN: ['admin', 'administrator'],
          MEMBER: ['member', 'editor'],
          VIEWER: ['viewer', 'read only'],
        },
        question: 'Which role?',
      }).default('MEMBER'),
    }),
    effect: 'external',
  }),
  declare({
    name: 'remove_team_member',
    area: 'team',
    title: 'Remove a team member',
    description: 'Takes somebody off the team.',
    examples: ['Remove the second from the team', 'Take Tom off the team'],
    input: z.object(member),
    path: '/web/members/{memberId}',
    effect: 'destructive',
  }),
  declare({
    name: 'list_returns',
    area: 'returns',
    title: 'List returns',
    description: 'Shows the returns by state and date.',
    examples: ['Which returns are waiting?', 'Show the returns of last month'],
    input: z.object({
      status: field(z.enum(['REQUESTED', 'RECEIVED', 'REFUNDED']), {
        valueWords: { REQUESTED: ['waiting', 'requested', 'open'] },
        label: 'Status',
      }).optional(),
      from: field(z.iso.date(), { sense: 'date_from', label: 'From' }).optional(),
      to: field(z.iso.date(), { sense: 'date_to', label: 'To' }).optional(),
    }),
    effect: 'read',
  }),
  declare({
    name: 'create_return_label',
    area: 'returns',
    title: 'Make a return label',
    description: 'Buys a return label for an order.',
    examples: ['Make a return label for order 1042', 'Send her a return label'],
    input: z.object({
      orderNumber: field(z.int(), { ref: 'order', question: 'For which order?' }),
      reason: field(z.string(), { sense: 'free_text', words: ['reason', 'because'] }).optional(),
    }),
    path: '/web/returns/{orderNumber}/label',
    effect: 'money',
  }),
  declare({
    name: 'get_plan',
    area: 'subscriptions',
    title: 'Show the plan',
    description: 'Shows the subscription plan and its limits.',
    examples: ['Which plan am I on?', 'What does my subscription cost?'],
    input: z.object({}),
    effect: 'read',
  }),
  declare({
    name: 'change_plan',
    area: 'subscriptions',
    title: 'Change the plan',
    description: 'Moves the store to another subscription plan.',
    examples: ['Upgrade me to professional', 'Switch to the beginner plan'],
    input: z.object({
      plan: field(z.enum(['FREE', 'BEGINNER', 'SCALING', 'PROFESSIONAL']), {
        valueWords: { PROFESSIONAL: ['pro'] },
        question: 'Which plan: free, beginner, scaling or professional?',
      }),
      yearly: field(z.boolean(), {
        words: ['yearly', 'annual'],
        valueWords: { false: ['monthly'] },
      }).optional(),
    }),
    effect: 'money',
  }),
  declare({
    name: 'create_discount_code',
    area: 'storefront',
    title: 'Create a discount code',
    description: 'Makes a discount code for the storefront.',
    examples: ['Make a 20% discount code called SPRING', 'Create a coupon for $5 off'],
    input: z.object({
      code: field(z.string(), { words: ['code', 'called'], question: 'What should the code be?' }),
      percentOff: field(z.number().min(1).max(100), {
        sense: 'percent',
        words: ['percent off', 'discount'],
        label: 'Percent',
      }).optional(),
      amountOffMinor: amountMinor({ words: ['off'], label: 'Amount' }).optional(),
      endsOn: field(z.iso.date(), { sense: 'date', words: ['ends', 'until', 'valid'] }).optional(),
    }),
    effect: 'write',
  }),
  declare({
    name: 'list_discount_codes',
    area: 'storefront',
    title: 'List discount codes',
    description: 'Shows the discount codes.',
    examples: ['Show my discount codes', 'Which coupons are live?'],
    input: z.object({}),
    effect: 'read',
  }),
  declare({
    name: 'send_supplier_message',
    area: 'inbox',
    title: 'Message a supplier',
    description: 'Sends a message to a supplier.',
    examples: [
      'Tell the supplier that we need the samples by Friday',
      'Message Lumen: are you open next week?',
    ],
    input: z.object({
      supplierId: ref('supplier', 'Which supplier?'),
      text: field(z.string(), {
        sense: 'free_text',
        words: ['message', 'text'],
        question: 'What should it say?',
      }),
    }),
    effect: 'external',
  }),
  declare({
    name: 'search_inbox',
    area: 'inbox',
    title: 'Search messages',
    description: 'Finds messages by words.',
    examples: ['Find messages about packaging', 'Search the inbox for samples'],
    input: z.object({
      query: field(z.string(), { sense: 'search_words', label: 'Words' }).optional(),
      unread: field(z.boolean(), { words: ['unread', 'new'] }).optional(),
    }),
    effect: 'read',
  }),
  declare({
    name: 'list_payouts',
    area: 'payments',
    title: 'List payouts',
    description: 'Shows what was paid out to the bank.',
    examples: ['What was paid out last month?', 'Show my payouts over $500'],
    input: z.object({
      from: field(z.iso.date(), { sense: 'date_from' }).optional(),
      to: field(z.iso.date(), { sense: 'date_to' }).optional(),
      amountMinMinor: amountMinor({ words: ['payout', 'over'], label: 'From' }).optional(),
      amountMaxMinor: amountMinor({ words: ['payout', 'under'], label: 'To' }).optional(),
    }),
    effect: 'read',
  }),
  declare({
    name: 'book_freight',
    area: 'fulfillment',
    title: 'Book freight',
    description: 'Books a pallet or parcel pick-up.',
    examples: ['Book freight for 4 pallets to Texas on December 3', 'Book a pallet pick-up'],
    input: z.object({
      pallets: field(z.int().min(1).max(40), {
        sense: 'quantity',
        words: ['pallets'],
        question: 'How many pallets?',
      }),
      state: field(z.string().length(2), {
        sense: 'us_state',
        words: ['to', 'destination'],
        question: 'To which state?',
      }),
      on: field(z.iso.date(), { sense: 'date', words: ['on', 'pick-up'] }).optional(),
    }),
    effect: 'money',
  }),
];
