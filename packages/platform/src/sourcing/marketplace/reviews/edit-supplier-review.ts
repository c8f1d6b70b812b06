import { OperationError, type InputOf } from '@brandwright/contract';
import { editSupplierReview } from '@brandwright/contract/sourcing/marketplace/reviews/edit-supplier-review.ts';
import { and, eq } from 'drizzle-orm';
import { implement } from '../../../kernel/request/implementation.ts';
import { noteOf } from '../../../kernel/approvals/outgoing-letter.ts';
import { supplierReviews as reviews } from './tables.ts';
import { findOwnReview } from './own-reviews.ts';
import { checkWords, written } from './check-review-words.ts';

type Edited = InputOf<typeof editSupplierReview>;

/** What is given, and nothing else. Stars in all carry the parts along only when they were never told apart. */
function changesOf({ reviewId: _reviewId, ...said }: Edited) {
  const changes = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
  if (Object.keys(changes).length === 0)
    throw new OperationError('bad_input', 'What should change: the stars, the heading or the text?');
  checkWords(said);
  return changes as Partial<Omit<Edited, 'reviewId'>>;
}

export default implement(editSupplierReview, {
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
