import { z } from 'zod';
import { field, instant } from '../../../kernel/fields.ts';
import { countOf } from '../../say.ts';

/** Characters of a review's heading and words. */
export const longestReviewTitle = 120;

export const longestReview = 2000;

export const reads = [
  'list_my_reviews',
  'list_supplier_reviews',
  'get_review_summary',
  'get_supplier',
] as const;

export const stars = () => z.int().min(1).max(5);

const part = (name: string, words: string[]) =>
  field(stars(), { label: name, words })
    .describe(`${name}, 1 to 5; as the rating where nothing is said.`)
    .optional();

export const rating = () =>
  field(stars(), {
    label: 'Stars',
    question: 'How many stars, from 1 to 5?',
    words: ['stars', 'star', 'star review', 'star rating', 'rating', 'out of 5', 'out of five', 'rate'],
  }).describe('Stars in all, 1 to 5.');

export const text = () =>
  field(z.string().trim().min(1).max(longestReview), {
    sense: 'free_text',
    outgoing: 'words',
    label: 'Review',
    question: 'What should the review say?',
    words: ['saying', 'says', 'say', 'with the words', 'words', 'text', 'comment', 'review', 'that'],
  }).describe("The review in the founder's own words, as it will be published.");

export const title = () =>
  field(z.string().trim().max(longestReviewTitle), {
    sense: 'free_text',
    outgoing: 'words',
    label: 'Heading',
    words: ['titled', 'with the title', 'heading', 'headline'],
  })
    .describe('A short heading; made from the stars where nothing is said.')
    .optional();

export const parts = {
  quality: part('Quality', ['quality', 'for quality', 'stars for quality']),
  communication: part('Communication', ['communication', 'for communication', 'stars for communication']),
  delivery: part('Delivery', ['delivery', 'for delivery', 'stars for delivery', 'shipping']),
};

/** A review that this store wrote. Its words are its own. */
export const ownReview = z.object({
  reviewId: z.uuid(),
  supplierId: field(z.uuid(), { ref: 'supplier' }),
  supplierName: z.string(),
  rating: stars(),
  quality: stars(),
  communication: stars(),
  delivery: stars(),
  title: z.string(),
  text: z.string(),
  /** Title of the order or item that it is about, if it is about one. */
  itemTitle: z.string().nullable(),
  createdAt: instant(),
  editedAt: instant().nullable(),
  /** The supplier's average with this review counted. */
  averageReview: z.number().nullable(),
  reviewCount: z.int(),
});

export type OwnReview = z.output<typeof ownReview>;

export const rated = ({ supplierName, averageReview, reviewCount }: OwnReview) =>
  averageReview === null
    ? ''
    : ` ${supplierName} is now at ${averageReview.toFixed(2)} of 5 from ${countOf(reviewCount, 'review')}.`;
