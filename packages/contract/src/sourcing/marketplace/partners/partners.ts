import { z } from 'zod';
import { field } from '../../../kernel/fields.ts';

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
