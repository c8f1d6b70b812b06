import type { VaultType } from '@brandwright/contract/copilot/vault/limits.ts';

/** A document of the demo as its pages of headed paragraphs. */
export interface DemoDocument {
  key: string;
  fileName: string;
  title: string;
  contentType: VaultType;
  description?: string;
  /** Days before now when it was added. */
  daysAgo: number;
  addedBy: string;
  pages: readonly (readonly [section: string, ...paragraphs: string[]])[][];
  /** Set for one that could not be read. */
  failure?: string;
}

/** The documents of the demo store Juniper & Clay. */
export const founderDocuments: readonly DemoDocument[] = [
  {
    key: 'brand-guide',
    fileName: 'Juniper-and-Clay-brand-guide.pdf',
    title: 'Brand guide',
    contentType: 'application/pdf',
    daysAgo: 96,
    addedBy: 'Nora Whitfield',
    pages: [
      [
        [
          'Who we are',
          'Juniper & Clay makes table ceramics and candles for slow evenings at home. We sell few things, and each of them should still be in use in ten years.',
          'Our customers are people who cook for friends. They notice weight, glaze and scent before they notice a logo.',
        ],
        [
          'Voice',
          'We write short, warm sentences. We never use exclamation marks, never promise luxury, and never say "artisanal".',
        ],
      ],
      [
        [
          'Logo',
          'The logo is set in clay on sand or in sand on clay. Keep clear space of one letter height on every side. It is never tilted, outlined or printed smaller than 18 mm wide.',
          'On ceramics the mark is stamped on the base only, never on the side that is seen.',
        ],
        [
          'Colours',
          'Clay is #B4532A and is our main color. Sand is #E9DFCF, juniper is #3F5B4B and ink is #24211E. Clay covers at most one third of any surface.',
        ],
      ],
      [
        [
          'Photography',
          'We photograph in daylight from the left, on linen or unfinished oak, with hands in the picture where possible. No white cut-outs on product pages.',
        ],
        [
          'Packaging',
          'Every parcel is plastic free: molded pulp, paper tape and a printed tissue sheet. A care card goes into every ceramics order.',
        ],
      ],
    ],
  },
  {
    key: 'handbook',
    fileName: 'operations-handbook.md',
    title: 'Operations handbook',
    contentType: 'text/markdown',
    daysAgo: 41,
    addedBy: 'Daniel Osei',
    pages: [
      [
        [
          'Returns',
          'Customers may return unused items within 30 days of delivery for a full refund to the original payment method. Candles that have been lit are not returned, but we replace them when they arrive broken.',
          'The customer pays return shipping, except for damaged or wrong items: then we send a prepaid label on the same working day.',
          'Sale items come back as store credit only. Refunds over $150 are approved by the owner.',
        ],
        [
          'Shipping',
          'Orders placed before 1 pm Pacific leave the same day, Monday to Thursday. We do not hand parcels to carriers on Fridays, so that nothing waits in a hot depot over the weekend.',
          'Candles are not shipped to addresses south of the 35th parallel by ground in July and August.',
        ],
      ],
      [
        [
          'Wholesale',
          'Wholesale starts at 24 pieces for a first order and 12 for reorders. Terms are net 30 after the second order; the first two are prepaid. The wholesale price is half of retail, rounded to the dollar.',
        ],
        [
          'Damage claims',
          'Ask for a photo of the piece and of the outer box. Under $60 we replace without waiting for the carrier; above it we open a claim first and tell the customer within one working day.',
        ],
      ],
    ],
  },
  {
    key: 'supplier-terms',
    fileName: 'Supplier terms - Oleiro Stoneware 2026.pdf',
    title: 'Supplier terms - Oleiro Stoneware 2026',
    contentType: 'application/pdf',
    daysAgo: 27,
    addedBy: 'Nora Whitfield',
    pages: [
      [
        [
          'Orders and prices',
          'Minimum order quantity is 300 pieces per shape and 600 pieces per order. Prices are fixed until 31 December 2026 and include the branded base stamp.',
          'Payment is 30% with the order and 70% before shipment. Samples cost EUR 25 each and are credited against the first order.',
        ],
        [
          'Lead time and late delivery',
          'Lead time is 45 days from deposit. For each full week of late delivery the supplier credits 2% of the order value, at most 10%.',
        ],
      ],
      [
        [
          'Quality',
          'Accepted defects are at most 2.5% of a lot by AQL 2.5, level II. Pinholes larger than 1 mm on the inside count as major defects. Rejected lots are remade within 30 days at the cost of the supplier.',
        ],
        [
          'Exclusivity',
          'The reactive sand glaze developed with Juniper & Clay is not offered to others in North America until 30 June 2028.',
        ],
      ],
    ],
  },
  {
    key: 'sizes',
    fileName: 'ceramics-size-chart.csv',
    title: 'Ceramics size chart',
    contentType: 'text/csv',
    daysAgo: 63,
    addedBy: 'Priya Raman',
    pages: [
      [
        [
          '',
          'Piece: Espresso cup, Diameter cm: 6.5, Height cm: 6, Volume oz: 3, Weight g: 165, Dishwasher: yes',
          'Piece: Ceramic mug, Diameter cm: 8.5, Height cm: 9.5, Volume oz: 12, Weight g: 340, Dishwasher: yes',
          'Piece: Pour-over dripper, Diameter cm: 11.5, Height cm: 9, Volume oz: , Weight g: 410, Dishwasher: no',
          'Piece: Dinner plate, Diameter cm: 27, Height cm: 2.4, Volume oz: , Weight g: 780, Dishwasher: yes',
          'Piece: Serving bowl, Diameter cm: 24, Height cm: 8, Volume oz: 68, Weight g: 1120, Dishwasher: yes',
        ],
      ],
    ],
  },
  {
    key: 'packaging',
    fileName: 'packaging-brief.txt',
    title: 'Packaging brief',
    contentType: 'text/plain',
    daysAgo: 12,
    addedBy: 'Priya Raman',
    pages: [
      [
        [
          '',
          'Gift box for two mugs: 22 x 12 x 11 cm, E-flute, outside kraft, inside printed sand with the glaze pattern. Print run 2,000 pieces, target price $0.92 landed.',
          'Inserts are die-cut pulp with 8 mm between the pieces. Drop test: 10 drops from 76 cm, corner first, without a crack.',
          'Texts: the care card says hand wash for the dripper, dishwasher for everything else. No barcodes on the outside of gift boxes; the SKU label sits on the base.',
        ],
      ],
    ],
  },
  {
    key: 'price-list',
    fileName: 'Retailer price list 2025 (scan).pdf',
    title: 'Retailer price list 2025 (scan)',
    contentType: 'application/pdf',
    daysAgo: 5,
    addedBy: 'Daniel Osei',
    pages: [],
    failure:
      'It has no text, only pictures of pages, like a scan. Save it with text recognition (OCR) and replace it here.',
  },
];

export const otherDocument: DemoDocument = {
  key: 'guide',
  fileName: 'brand-notes.md',
  title: 'Brand notes',
  contentType: 'text/markdown',
  daysAgo: 30,
  addedBy: 'Elias Brandt',
  pages: [
    [
      [
        'Basics',
        'Northfold makes camp kitchen goods that last. Our color is pine green, #2F4A3A. Returns are taken within 60 days, used or not.',
      ],
    ],
  ],
};

/** What the demo's people told the partner: days ago, who, words. */
export const founderFacts: readonly (readonly [daysAgo: number, saidBy: string, text: string])[] = [
  [88, 'Nora Whitfield', 'our brand color is clay, #B4532A, and never pure black for text'],
  [61, 'Nora Whitfield', 'packaging has to be plastic free, no exceptions, not even the tape'],
  [40, 'Daniel Osei', 'we never ship on Fridays'],
  [22, 'Nora Whitfield', 'Inês at Oleiro prefers WhatsApp and is off every August'],
  [6, 'Nora Whitfield', 'free shipping starts at $75 until the end of January'],
];
