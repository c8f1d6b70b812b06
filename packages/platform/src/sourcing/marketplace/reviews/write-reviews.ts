import { OperationError, type InputOf } from '@brandwright/contract';
import { getStore } from '@brandwright/contract/store/get-store.ts';
import { editSupplierReview as editDeclaration } from '@brandwright/contract/sourcing/marketplace/reviews/edit-supplier-review.ts';
import { listMyReviews as listDeclaration } from '@brandwright/contract/sourcing/marketplace/reviews/list-my-reviews.ts';
import { postSupplierReview as postDeclaration } from '@brandwright/contract/sourcing/marketplace/reviews/post-supplier-review.ts';
import { and, count, eq, gte } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Context } from '../../../kernel/request/context.ts';
import { isUniqueViolation } from '../../../kernel/data/database.ts';
import { implement } from '../../../kernel/request/implementation.ts';
import { noteOf } from '../../../kernel/approvals/outgoing-letter.ts';
import { findSupplier } from '../resolve.ts';
import { supplierReviews as reviews } from './tables.ts';
import { findOwnReview, ownReviewAbout, selectOwnReviews, toOwnReview } from './own-reviews.ts';
import { headingOf, holdsContact, mostReviewsADay } from './rules.ts';

const dayMs = 86_400_000;
/** Where nothing else is known of the author. */
const homeCountry = 'US';

export const postSupplierReview = implement(postDeclaration, {
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
        irreversible: 'Others may read it at once. You can edit it later.',
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

export const editSupplierReview = implement(editDeclaration, {
  async run(context, input) {
    const before = await findOwnReview(context, input.reviewId);
    const changes = changesOf(input);
    await context.db
      .update(reviews)
      .set({ ...changes, editedAt: context.clock.now() })
      .where(and(eq(reviews.storeId, context.storeId), eq(reviews.id, before.reviewId)));
    return {
      output: await written(context, before.supplierId),
      subject: { kind: 'supplier', id: before.supplierId },
    };
  },

  async prepare(context, given) {
    const before = await findOwnReview(context, given.reviewId);
    const input = given.text === undefined ? given : { ...given, text: noteOf(context, given.text) };
    const after = { ...before, ...changesOf(input) };
    const changed = (label: string, from: string | number, to: string | number) =>
      from === to ? [] : [{ label, value: `${from} → ${to}` }];
    return {
      input: { ...input, reviewId: before.reviewId },
      preview: {
        verb: 'Publish the change',
        what: `Change your published review of ${before.supplierName}.`,
        toWhom: 'Everyone on the marketplace',
        cost: null,
        irreversible: null,
        values: [
          ...changed('Stars', before.rating, after.rating),
          ...changed('Quality', before.quality, after.quality),
          ...changed('Communication', before.communication, after.communication),
          ...changed('Delivery', before.delivery, after.delivery),
          ...changed('Heading', before.title, after.title),
          ...(before.text === after.text ? [] : [{ label: 'Review', value: after.text }]),
        ],
        warnings: [],
      },
    };
  },
});

export const listMyReviews = implement(listDeclaration, {
  async run(context, { supplierId, page, size }) {
    const about = supplierId === undefined ? undefined : (await findSupplier(context, supplierId)).id;
    const rows = await selectOwnReviews(context, about)
      .limit(size)
      .offset(page * size);
    const [counted] = await context.db
      .select({ total: count() })
      .from(reviews)
      .where(
        and(
          eq(reviews.storeId, context.storeId),
          about === undefined ? undefined : eq(reviews.supplierId, about),
        ),
      );
    return { output: { rows: rows.map(toOwnReview), page, size, total: counted?.total ?? 0 } };
  },
});

type Posted = InputOf<typeof postDeclaration>;
type Edited = InputOf<typeof editDeclaration>;

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

/** What is given, and nothing else. Stars in all carry the parts along only when they were never told apart. */
function changesOf({ reviewId: _reviewId, ...said }: Edited) {
  const changes = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
  if (Object.keys(changes).length === 0)
    throw new OperationError('bad_input', 'What should change: the stars, the heading or the words?');
  checkWords(said);
  return changes as Partial<Omit<Edited, 'reviewId'>>;
}

function checkWords({ text, title }: { text?: string | undefined; title?: string | undefined }): void {
  if (!holdsContact(`${title ?? ''} ${text ?? ''}`)) return;
  throw new OperationError(
    'bad_input',
    'A review is published for everyone, so leave out links, email addresses and phone numbers.',
  );
}

async function checkPace(context: Context): Promise<void> {
  const since = new Date(context.clock.now().getTime() - dayMs);
  const [row] = await context.db
    .select({ posted: count() })
    .from(reviews)
    .where(and(eq(reviews.storeId, context.storeId), gte(reviews.createdAt, since)));
  if ((row?.posted ?? 0) >= mostReviewsADay)
    throw new OperationError(
      'too_many_requests',
      `You have published ${mostReviewsADay} reviews in a day. Write the next one tomorrow.`,
    );
}

async function written(context: Context, supplierId: string) {
  const review = await ownReviewAbout(context, supplierId);
  if (!review) throw new Error('A review was lost while it was written.');
  return review;
}

const alreadyReviewed = (name: string) =>
  new OperationError(
    'conflict',
    `You have reviewed ${name} before. Say "change my review of ${name}" to edit it.`,
  );
