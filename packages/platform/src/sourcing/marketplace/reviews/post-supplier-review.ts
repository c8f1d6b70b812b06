import { OperationError, type InputOf } from '@brandwright/contract';
import { getStore } from '@brandwright/contract/store/get-store.ts';
import { postSupplierReview } from '@brandwright/contract/sourcing/marketplace/reviews/post-supplier-review.ts';
import { and, count, eq, gte } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Context } from '../../../kernel/request/context.ts';
import { isUniqueViolation } from '../../../kernel/data/database.ts';
import { implement } from '../../../kernel/request/implementation.ts';
import { noteOf } from '../../../kernel/approvals/outgoing-letter.ts';
import { findSupplier } from '../resolve.ts';
import { supplierReviews as reviews } from './tables.ts';
import { ownReviewAbout } from './own-reviews.ts';
import { headingOf, mostReviewsADay } from './rules.ts';
import { checkWords, written } from './check-review-words.ts';

const dayMs = 86_400_000;

/** Where nothing else is known of the author. */
const homeCountry = 'US';

type Posted = InputOf<typeof postSupplierReview>;

/** The parts are rated as the whole where nothing is said. */
const ratingsOf = ({ rating, quality, communication, delivery }: Posted) => ({
  rating,
  quality: quality ?? rating,
  communication: communication ?? rating,
  delivery: delivery ?? rating,
});

const ratingValues = (ratings: ReturnType<typeof ratingsOf>) => [
  { label: 'Stars', value: `${ratings.rating} of 5` },
  {
    label: 'Quality, communication, delivery',
    value: `${ratings.quality}, ${ratings.communication}, ${ratings.delivery}`,
  },
];

async function checkPace(context: Context): Promise<void> {
  const since = new Date(context.clock.now().getTime() - dayMs);
  const [row] = await context.db
    .select({ posted: count() })
    .from(reviews)
    .where(and(eq(reviews.storeId, context.storeId), gte(reviews.createdAt, since)));
  if ((row?.posted ?? 0) >= mostReviewsADay)
    throw new OperationError(
      'too_many_requests',
      `You’ve published ${mostReviewsADay} reviews today. Write the next one tomorrow.`,
    );
}

const alreadyReviewed = (name: string) =>
  new OperationError(
    'conflict',
    `You’ve already reviewed ${name}. Say "change my review of ${name}" to edit it.`,
  );

export default implement(postSupplierReview, {
  async run(context, input) {
    const supplier = await findSupplier(context, input.supplierId);
    checkWords(input);
    await checkPace(context);
    const { name } = await context.call(getStore, {});
    const id = randomUUID();
    try {
      await context.db.transaction((inner) =>
        inner.insert(reviews).values({
          storeId: context.storeId,
          id,
          supplierId: supplier.id,
          ...ratingsOf(input),
          title: input.title?.trim() || headingOf(input.rating),
          text: input.text,
          authorBrand: name,
          authorCountry: homeCountry,
          itemTitle: input.itemTitle ?? null,
          createdAt: context.clock.now(),
          editedAt: null,
        }),
      );
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw alreadyReviewed(supplier.name);
    }
    return { output: await written(context, supplier.id), subject: { kind: 'supplier', id: supplier.id } };
  },

  async prepare(context, input) {
    const supplier = await findSupplier(context, input.supplierId);
    checkWords(input);
    if (await ownReviewAbout(context, supplier.id)) throw alreadyReviewed(supplier.name);
    const { name } = await context.call(getStore, {});
    const text = noteOf(context, input.text);
    return {
      input: { ...input, text, supplierId: supplier.id },
      preview: {
        verb: `Publish ${input.rating}-star review`,
        what: `Publish your review of ${supplier.name}.`,
        toWhom: `Everyone on the marketplace, under the name ${name}`,
        cost: null,
        irreversible: 'Others can read it right away. You can edit it later.',
        values: [
          ...ratingValues(ratingsOf(input)),
          { label: 'Heading', value: input.title?.trim() || headingOf(input.rating) },
          { label: 'Review', value: text },
        ],
        warnings: [],
      },
    };
  },
});
