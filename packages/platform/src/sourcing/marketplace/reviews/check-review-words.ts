import { OperationError } from '@brandwright/contract';
import type { Context } from '../../../kernel/request/context.ts';
import { ownReviewAbout } from './own-reviews.ts';
import { holdsContact } from './rules.ts';

export function checkWords({ text, title }: { text?: string | undefined; title?: string | undefined }): void {
  if (!holdsContact(`${title ?? ''} ${text ?? ''}`)) return;
  throw new OperationError(
    'bad_input',
    'A review is published for everyone, so leave out links, email addresses and phone numbers.',
  );
}

export async function written(context: Context, supplierId: string) {
  const review = await ownReviewAbout(context, supplierId);
  if (!review) throw new Error('A review was lost while it was written.');
  return review;
}
