import { z } from 'zod';
import { field, instant } from '../../../kernel/fields.ts';
import { declareOperation } from '../../../kernel/operation.ts';
import { pageInput, pageOutput } from '../../../kernel/paging.ts';
import { countOf } from '../../say.ts';

/** Characters of a review's heading and words. */
export const longestReviewTitle = 120;
export const longestReview = 2000;

const writes = { kind: 'private', role: 'member', preview: false } as const;
const reads = ['list_my_reviews', 'list_supplier_reviews', 'get_review_summary', 'get_supplier'] as const;

export const stars = () => z.int().min(1).max(5);
const part = (name: string, words: string[]) =>
  field(stars(), { label: name, words })
    .describe(`${name}, 1 to 5; as the rating where nothing is said.`)
    .optional();

const rating = () =>
  field(stars(), {
    label: 'Stars',
    question: 'How many stars, from 1 to 5?',
    words: ['stars', 'star', 'star review', 'star rating', 'rating', 'out of 5', 'out of five', 'rate'],
  }).describe('Stars in all, 1 to 5.');
const text = () =>
  field(z.string().trim().min(1).max(longestReview), {
    sense: 'free_text',
    outgoing: 'words',
    label: 'Review',
    question: 'What should the review say?',
    words: ['saying', 'says', 'say', 'with the words', 'words', 'text', 'comment', 'review', 'that'],
  }).describe("The review in the founder's own words, as it will be published.");
const title = () =>
  field(z.string().trim().max(longestReviewTitle), {
    sense: 'free_text',
    outgoing: 'words',
    label: 'Heading',
    words: ['titled', 'with the title', 'heading', 'headline'],
  })
    .describe('A short heading; made from the stars where nothing is said.')
    .optional();
const parts = {
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

const rated = ({ supplierName, averageReview, reviewCount }: OwnReview) =>
  averageReview === null
    ? ''
    : ` ${supplierName} now stands at ${averageReview.toFixed(2)} of 5 from ${countOf(reviewCount, 'review')}.`;

export const postSupplierReview = declareOperation({
  name: 'post_supplier_review',
  area: 'sourcing',
  title: 'Post a review',
  description:
    'Publishes a review of a supplier under the name of the store: stars and words, seen by everyone. One for each supplier; to change it use edit_supplier_review. To read what others wrote use list_supplier_reviews.',
  examples: [
    'Leave a 5-star review for Lume & Cera: fast and kind',
    'write a review of this supplier',
    'rate Olaria do Vale 4 stars, saying the glaze was a little uneven',
    'post a 3 star review about them: good quality, slow answers',
  ],
  input: z.object({
    supplierId: field(z.string().trim().min(1).max(120), {
      ref: 'supplier',
      label: 'Supplier',
      question: 'A review of which supplier?',
      words: ['supplier', 'factory', 'workshop'],
    }).describe('Id or name of the supplier.'),
    rating: rating(),
    text: text(),
    title: title(),
    ...parts,
    itemTitle: z
      .string()
      .trim()
      .max(200)
      .describe('What was ordered, if the review is about one order.')
      .optional(),
  }),
  output: ownReview,
  http: {
    method: 'POST',
    path: '/web/catalog-company-reviews',
    status: 201,
    aliases: [{ method: 'POST', path: '/app/catalog-company-reviews' }],
  },
  access: writes,
  effect: 'external',
  card: 'own_review',
  offered: true,
  errors: ['not_found', 'conflict', 'too_many_requests'],
  related: ['edit_supplier_review', 'list_my_reviews', 'get_review_summary'],
  invalidates: reads,
  summary: (review) =>
    `Your ${review.rating}-star review of ${review.supplierName} is published.${rated(review)}`,
});

export const editSupplierReview = declareOperation({
  name: 'edit_supplier_review',
  area: 'sourcing',
  title: 'Edit my review',
  description:
    'Changes a review that this store published: its stars, its words or its heading. What is not given stays. Only own reviews; list_my_reviews shows them.',
  examples: [
    'Change my review of Kraftwerk Packaging to 5 stars',
    'edit our review of this supplier: the second order came on time',
    'make it 5 stars instead in my review',
  ],
  input: z.object({
    reviewId: field(z.string().trim().min(1).max(120), {
      ref: 'supplier',
      label: 'Review of',
      question: 'Your review of which supplier?',
      words: ['supplier', 'factory', 'workshop'],
    }).describe('The review, by its id or by the id or name of the supplier that it is about.'),
    rating: rating().optional(),
    text: text().optional(),
    title: title(),
    ...parts,
  }),
  output: ownReview,
  http: { method: 'PUT', path: '/web/catalog-company-reviews/{reviewId}' },
  access: writes,
  effect: 'external',
  card: 'own_review',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['list_my_reviews', 'post_supplier_review'],
  invalidates: reads,
  summary: (review) =>
    `Your review of ${review.supplierName} now gives ${review.rating} of 5.${rated(review)}`,
});

export const listMyReviews = declareOperation({
  name: 'list_my_reviews',
  area: 'sourcing',
  title: 'My reviews',
  description:
    'Lists the reviews that this store wrote about suppliers, newest first. For what others wrote about one supplier use list_supplier_reviews.',
  examples: ['Which reviews have I written?', 'show my reviews', 'what did we say about our suppliers?'],
  input: z.object({
    supplierId: field(z.string().trim().min(1).max(120), {
      ref: 'supplier',
      label: 'Supplier',
      words: ['supplier', 'factory', 'workshop'],
    })
      .describe('Only the one about this supplier, by id or name.')
      .optional(),
    ...pageInput,
  }),
  output: z.object({ rows: z.array(ownReview), ...pageOutput }),
  http: { method: 'GET', path: '/web/catalog-company-reviews/-/mine' },
  access: { kind: 'private', role: 'viewer', preview: true },
  effect: 'read',
  card: 'own_reviews',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['edit_supplier_review', 'post_supplier_review'],
  summary: ({ rows, total }) =>
    total === 0
      ? 'You have written no reviews yet. Say "leave a 5-star review for" and a supplier.'
      : `You wrote ${countOf(total, 'review')}: ${rows
          .slice(0, 5)
          .map((row) => `${row.supplierName} ${row.rating} of 5`)
          .join(', ')}${total > 5 ? ' and more' : ''}.`,
});
