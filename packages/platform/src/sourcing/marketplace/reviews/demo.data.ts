import type { DemoStore } from '../../../kernel/demo/demo.ts';

interface DemoReview {
  store: DemoStore['key'];
  /** Name of the supplier. */
  supplier: string;
  rating: number;
  quality: number;
  communication: number;
  delivery: number;
  title: string;
  text: string;
  authorBrand: string;
  authorCountry: string;
  daysAgo: number;
}

/** What the demo stores wrote about suppliers. */
export const demoReviews: readonly DemoReview[] = [
  {
    store: 'founder',
    supplier: 'Kraftwerk Packaging',
    rating: 4,
    quality: 5,
    communication: 4,
    delivery: 3,
    title: 'Good boxes, late pallet',
    text: 'The mailers are sturdy and the print matches our proof. The pallet came nine days after the date we were given.',
    authorBrand: 'Juniper & Clay',
    authorCountry: 'US',
    daysAgo: 41,
  },
  {
    store: 'founder',
    supplier: 'Paper & Pine',
    rating: 5,
    quality: 5,
    communication: 5,
    delivery: 5,
    title: 'Care cards we are proud of',
    text: 'Letterpress cards, cut cleanly, with a sample in the post two days after we asked.',
    authorBrand: 'Juniper & Clay',
    authorCountry: 'US',
    daysAgo: 118,
  },
  {
    store: 'rival',
    supplier: 'Merino & Main',
    rating: 4,
    quality: 4,
    communication: 5,
    delivery: 4,
    title: 'Warm throws, small batches',
    text: 'Sixty throws as ordered; two had a pulled thread and were replaced without a word.',
    authorBrand: 'Northfold Supply',
    authorCountry: 'US',
    daysAgo: 63,
  },
];
