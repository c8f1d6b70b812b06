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
    .describe(
      'The product in a few words: material and use, such as "scented candles" or "cotton tote bag". Leave out when hts is given.',
    ),
  hts: field(z.string().trim().min(4).max(16), {
    ref: 'tariff_line',
    sense: 'hts_code',
    label: 'HTS code',
    words: ['hts', 'hs code', 'tariff code', 'heading'],
  })
    .optional()
    .describe('HTS code with 4 to 10 digits, with or without dots: 3406.00.00.'),
};

/** Facts that change the duty and that no code tells. */
export const factInput = {
  entryDate: day({
    label: 'Entry date',
    words: ['land', 'lands', 'arrive', 'arrives', 'entry', 'import date', 'ship'],
  })
    .optional()
    .describe(
      'Day on which the goods enter the United States, YYYY-MM-DD, in eastern time. Today when left out.',
    ),
  quantity: field(z.number().positive().max(1_000_000_000), {
    sense: 'quantity',
    label: 'Quantity',
    words: ['units', 'pieces', 'pcs', 'quantity', 'on'],
  })
    .optional()
    .describe('Number of pieces (pairs of shoes or socks count as one).'),
  weightKg: field(z.number().positive().max(100_000_000), {
    label: 'Weight',
    words: ['kg', 'kilos', 'kilograms', 'weigh', 'weight'],
  })
    .optional()
    .describe('Net weight of the whole shipment in kilograms, for rates by weight.'),
  transport: field(z.enum(['OCEAN', 'AIR', 'POST']), {
    label: 'Transport',
    valueWords: {
      OCEAN: ['sea freight', 'by sea', 'by ocean', 'by ship', 'by boat', 'container'],
      AIR: ['by air', 'air freight', 'by plane'],
      POST: ['by post', 'by mail', 'postal'],
    },
  })
    .optional()
    .describe('How the goods arrive. By sea is assumed, which adds the harbor maintenance fee.'),
  claims: field(z.array(z.string().trim().toUpperCase().max(4)).max(6), {
    label: 'Programs claimed',
    words: ['claim', 'free trade agreement', 'preference'],
  })
    .optional()
    .describe(
      'Symbols of special programs under which the goods are claimed to originate: S (USMCA), KR, AU, SG, CL, CO, PE, PA, IL, BH, OM, JO, MA, JP, P (CAFTA-DR), D (AGOA), E.',
    ),
  usmcaQualifies: field(z.boolean(), {
    label: 'Qualifies under USMCA',
    words: ['qualify under usmca', 'qualifies under usmca', 'usmca'],
  })
    .optional()
    .describe(
      'Canada and Mexico only: whether the goods qualify under USMCA. Without it the answer is a range.',
    ),
  caftaQualifies: field(z.boolean(), { label: 'Entered under CAFTA-DR', words: ['cafta'] })
    .optional()
    .describe('Textiles of Central America only: whether they are entered under CAFTA-DR.'),
  metalShareAtLeast15Percent: field(z.boolean(), {
    label: 'Metal 15% or more of the weight',
    words: ['mostly metal'],
  })
    .optional()
    .describe(
      'Goods in the metals annexes only: whether steel, aluminum or copper is at least 15% of the weight.',
    ),
  coveredWoodProduct: field(z.boolean(), {
    label: 'Upholstered seat, kitchen cabinet or vanity',
    words: ['kitchen cabinet', 'vanity'],
  })
    .optional()
    .describe(
      'Wooden furniture only: whether it is an upholstered seat, a completed kitchen cabinet or a vanity.',
    ),
};

export const originInput = countryCode({
  label: 'Country',
  question: 'Which country are the goods made in?',
  words: ['made in', 'from', 'origin', 'import from'],
});
