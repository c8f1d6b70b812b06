import { z } from 'zod';
import { field } from '../../../kernel/fields.ts';
import { declareOperation } from '../../../kernel/operation.ts';
import { countOf, cutNote } from '../../say.ts';

export const partnerCategories = [
  'FREIGHT',
  'INSPECTION',
  'TESTING',
  'PHOTOGRAPHY',
  'TRADEMARK',
  'INSURANCE',
  'CUSTOMS',
  'FINANCE',
  'DESIGN',
] as const;
export const partnerCategory = z.enum(partnerCategories);
export type PartnerCategory = z.output<typeof partnerCategory>;

/** What a category is called on a screen. */
export const partnerCategoryLabels: Record<PartnerCategory, string> = {
  FREIGHT: 'Freight',
  INSPECTION: 'Inspection',
  TESTING: 'Lab testing',
  PHOTOGRAPHY: 'Photography',
  TRADEMARK: 'Trademarks',
  INSURANCE: 'Insurance',
  CUSTOMS: 'Customs brokers',
  FINANCE: 'Finance',
  DESIGN: 'Design and websites',
};

export const partnerCategoryWords: Record<PartnerCategory, readonly [string, ...string[]]> = {
  FREIGHT: [
    'freight',
    'freight forwarder',
    'freight forwarders',
    'forwarder',
    'forwarders',
    'freight partner',
  ],
  INSPECTION: [
    'inspection',
    'inspections',
    'inspector',
    'quality inspection',
    'inspection partner',
    'qc partner',
  ],
  TESTING: ['lab testing', 'testing lab', 'test lab', 'lab', 'safety testing', 'compliance testing'],
  PHOTOGRAPHY: ['photography', 'photographer', 'photographers', 'product photos', 'photo studio'],
  TRADEMARK: [
    'trademark',
    'trademarks',
    'trademark lawyer',
    'trademark attorney',
    'brand protection',
    'lawyer',
  ],
  INSURANCE: ['insurance', 'insurer', 'liability insurance', 'cargo insurance', 'product liability'],
  CUSTOMS: ['customs broker', 'customs brokers', 'customs', 'customs clearance', 'import broker'],
  FINANCE: ['finance', 'financing', 'working capital', 'inventory financing', 'lender', 'loan'],
  DESIGN: [
    'design studio',
    'designer',
    'packaging designer',
    'website builder',
    'web studio',
    'design partner',
  ],
};

/** A service provider: a firm that does what a factory does not. */
export const partner = z.object({
  partnerId: field(z.uuid(), { ref: 'partner' }),
  name: z.string(),
  category: partnerCategory,
  headline: z.string(),
  description: z.string(),
  /** What it does, in a few words each. */
  services: z.array(z.string()),
  /** Two-letter countries in which it works. */
  countries: z.array(z.string()),
  /** "from $249 a man-day"; null on request. */
  priceWords: z.string().nullable(),
  /** Usual time to a first answer. */
  responseHours: z.int(),
  /** What members are given, if anything. */
  offer: z.string().nullable(),
  /** Its profile in the marketplace, where it has one. */
  supplierId: field(z.uuid(), { ref: 'supplier' }).nullable(),
});
export type Partner = z.output<typeof partner>;

export const listPartners = declareOperation({
  name: 'list_partners',
  area: 'sourcing',
  title: 'Service providers',
  description:
    'Lists service providers for what comes around making: freight, inspection, lab testing, photography, trademarks, insurance, customs, finance, design. For who makes products or packaging use search_suppliers.',
  examples: [
    'Which partners do you have for freight?',
    'find me a trademark lawyer',
    'who could inspect my order at the factory?',
    'show all partners',
  ],
  input: z.object({
    category: field(partnerCategory, { label: 'Service', valueWords: partnerCategoryWords })
      .describe('Only this kind of service.')
      .optional(),
    keyword: field(z.string().trim().max(120), {
      label: 'Words',
      words: ['called', 'named', 'partner called'],
    })
      .describe('Words of the name, headline or services. Leave out what category says.')
      .optional(),
  }),
  output: z.object({
    rows: z.array(partner),
    /** How many there are of each kind, whatever the filters. */
    categories: z.array(z.object({ category: partnerCategory, label: z.string(), count: z.int() })),
    total: z.int(),
  }),
  http: { method: 'GET', path: '/web/partners' },
  access: { kind: 'private', role: 'viewer', preview: true },
  effect: 'read',
  card: 'partners',
  offered: true,
  errors: [],
  related: ['ask_partner', 'search_suppliers'],
  toModel: ({ rows, total }) => ({
    rows: rows.slice(0, 8).map(({ description: _description, ...row }) => row),
    total,
    ...cutNote(Math.min(rows.length, 8), total),
  }),
  summary: ({ rows, total }, { category }) => {
    const what = category ? `${partnerCategoryLabels[category].toLowerCase()} ` : '';
    if (total === 0)
      return `No ${what}service provider matches that. Name a service, such as freight or inspection, to see who there is.`;
    const first = rows
      .slice(0, 4)
      .map(({ name, headline, priceWords }) => `${name}: ${headline}${priceWords ? `, ${priceWords}` : ''}`);
    return `${countOf(total, `${what}service provider`)}. ${first.join('; ')}.`;
  },
});

export const askPartner = declareOperation({
  name: 'ask_partner',
  area: 'sourcing',
  title: 'Ask a service provider',
  description:
    'Sends a service provider (freight, inspection, trademark, insurance, …) a message by email, answered to the person who asks. list_partners gives them. To write to a factory of the marketplace use send_supplier_message.',
  examples: [
    'Ask Harbourline Freight for a quote for two pallets from Porto to Long Beach',
    'write to that inspection partner: we need a pre-shipment check in Ningbo',
    'contact the trademark partner about registering our name',
  ],
  input: z.object({
    partnerId: field(z.string().trim().min(1).max(120), {
      ref: 'partner',
      label: 'Service provider',
      question: 'Which service provider should I ask?',
      words: ['partner', 'firm', 'agency', 'broker'],
    }).describe('Id or name of the service provider (list_partners).'),
    message: field(z.string().trim().min(1).max(4000), {
      sense: 'free_text',
      outgoing: 'words',
      label: 'Message',
      question: 'What should I ask them?',
      words: ['message', 'saying', 'for', 'about', 'that', 'whether', 'if'],
    }).describe("The message, in the founder's words."),
  }),
  output: z.object({
    partnerId: field(z.uuid(), { ref: 'partner' }),
    partnerName: z.string(),
    message: z.string(),
    /** Where the answer will go. */
    replyTo: z.string(),
    responseHours: z.int(),
  }),
  http: { method: 'POST', path: '/web/partners/{partnerId}/messages', status: 201 },
  access: { kind: 'private', role: 'member', preview: false },
  effect: 'external',
  card: 'none',
  offered: true,
  errors: ['not_found', 'conflict', 'too_many_requests'],
  related: ['list_partners'],
  summary: ({ partnerName, replyTo, responseHours }) =>
    `${partnerName} has your message and usually answers within ${responseHours} hours, to ${replyTo}.`,
});
