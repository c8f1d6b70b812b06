import { OperationError } from '@brandwright/contract';
import { postVisitorReview } from '@brandwright/contract/sourcing/marketplace/reviews/post-visitor-review.ts';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { implement } from '../../../kernel/request/implementation.ts';
import { findSupplier } from '../resolve.ts';
import { headingOf, wantsLook } from './rules.ts';
import { visitorTokenOf } from './visitor-token.ts';

const posted = z.enum(['OK', 'KNOWN', 'TOO_MANY', 'NO_SUPPLIER']);

export default implement(postVisitorReview, {
  async run(context, input) {
    const supplier = await findSupplier(context, input.supplierId);
    const { rating } = input;
    const title = input.title?.trim() || headingOf(rating);
    const id = randomUUID();
    const { rows } = await context.db.execute(sql`select visitor_review_post(
      ${id}, ${supplier.id}, ${input.name}, ${input.email}, ${input.country}, ${rating}, ${input.quality ?? rating},
      ${input.communication ?? rating}, ${input.delivery ?? rating}, ${title}, ${input.text},
      ${wantsLook(title, input.text)}, ${context.clock.now()}) as answer`);
    const answer = posted.parse(rows[0]?.['answer']);
    if (answer === 'KNOWN')
      throw new OperationError('conflict', `This email address has already reviewed ${supplier.name}.`);
    if (answer === 'TOO_MANY')
      throw new OperationError('too_many_requests', 'Too many reviews were started. Try again tomorrow.');
    if (answer === 'NO_SUPPLIER') throw new OperationError('not_found', 'That supplier wasn’t found.');
    const query = new URLSearchParams({ id, token: visitorTokenOf(context.providers.keyring, id) });
    await context.providers.mail.send({
      to: input.email,
      subject: `Publish your review of ${supplier.name}`,
      text: `You wrote a review of ${supplier.name} (${rating} of 5). Open this link to publish it:\n\n${context.publicUrl}/supplier-profile/${supplier.id}/post-review?${query}\n\nIf you didn’t write it, ignore this email: it stays unpublished.`,
      idempotencyKey: `visitor-review-${id}`,
    });
    return { output: { supplierName: supplier.name, email: input.email } };
  },
});
