import { z } from 'zod';
import { countryCode, day, field } from '../kernel/fields.ts';

/** What is imported: words or a code. One of the two is needed; a code wins. */
export const productInput = {
  product: field(z.string().trim().min(2).max(200), {
    sense: 'product_words',
    label: 'Product',
    question: 'Which product is it? Its material and use help, such as “cotton tote bag”.',
    words: ['product', 'goods', 'item'],
  })
    .optional()
    .describe('Material and use: "scented candles", "cotton tote bag". Left out when hts is given.'),
  hts: field(z.string().trim().min(4).max(16), {
    ref: 'tariff_line',
    sense: 'hts_code',
    label: 'HTS code',
    words: ['hts', 'hs code', 'tariff code', 'heading'],
  })
    .optional()
    .describe('4 to 10 digits, such as 3406.00.00.'),
};

/** Facts that change the duty and that no code tells. */
export const factInput = {
  entryDate: day({
    label: 'Entry date',
    words: ['land', 'lands', 'arrive', 'arrives', 'entry', 'import date', 'ship'],
  })
    .optional()
    .describe('Day of entry into the US, YYYY-MM-DD; today when left out.'),
  quantity: field(z.number().positive().max(1_000_000_000), {
    sense: 'quantity',
    label: 'Quantity',
    words: ['units', 'pieces', 'pcs', 'quantity', 'on'],
  })
    .optional()
    .describe('Pieces; a pair of shoes or socks is one.'),
  weightKg: field(z.number().positive().max(100_000_000), {
    label: 'Weight',
    words: ['kg', 'kilos', 'kilograms', 'weigh', 'weight'],
  })
    .optional()
    .describe('Net weight of the shipment.'),
  transport: field(z.enum(['OCEAN', 'AIR', 'TRUCK', 'POST']), {
    label: 'Transport',
    valueWords: {
      OCEAN: ['sea freight', 'by sea', 'by ocean', 'by ship', 'by boat', 'container'],
      AIR: ['by air', 'air freight', 'by plane'],
      TRUCK: ['by truck', 'by road', 'overland'],
      POST: ['by post', 'by mail', 'postal'],
    },
  })
    .optional()
    .describe('By sea when left out, with its harbor fee.'),
  claims: field(z.array(z.string().trim().toUpperCase().max(4)).max(6), {
    label: 'Programs claimed',
    words: ['claim', 'free trade agreement', 'preference'],
  })
    .optional()
    .describe('Program symbols claimed: S (USMCA), P (CAFTA-DR), D (AGOA), KR, AU, …'),
  usmcaQualifies: field(z.boolean(), {
    label: 'Qualifies under USMCA',
    words: [
      'qualify under usmca',
      'qualifies under usmca',
      'usmca',
      'they qualify',
      'it qualifies',
      'goods qualify',
    ],
  })
    .optional()
    .describe('Canada and Mexico only; a range without it.'),
  caftaQualifies: field(z.boolean(), { label: 'Entered under CAFTA-DR', words: ['cafta'] })
    .optional()
    .describe('Textiles of Central America only.'),
  metalShareAtLeast15Percent: field(z.boolean(), {
    label: 'Metal 15% or more of the weight',
    words: ['mostly metal'],
  })
    .optional()
    .describe('Metal goods only: steel, aluminum or copper.'),
  coveredWoodProduct: field(z.boolean(), {
    label: 'Upholstered seat, kitchen cabinet or vanity',
    words: ['kitchen cabinet', 'vanity'],
  })
    .optional()
    .describe('Wooden furniture only: an upholstered seat, kitchen cabinet or vanity.'),
};

export const originInput = countryCode({
  label: 'Country',
  question: 'Which country are the goods made in?',
  words: ['made in', 'from', 'origin', 'import from'],
});
