import { longestReview } from '@brandwright/contract/sourcing/marketplace/reviews/write-reviews.ts';
import type { OwnReview } from '@brandwright/contract/sourcing/marketplace/reviews/write-reviews.ts';

/** A review as it stands in its form; 0 stars is none yet, of a part "as the whole". */
export interface ReviewDraft {
  rating: number;
  quality: number;
  communication: number;
  delivery: number;
  title: string;
  text: string;
}

export const emptyDraft: ReviewDraft = {
  rating: 0,
  quality: 0,
  communication: 0,
  delivery: 0,
  title: '',
  text: '',
};

export const draftOf = ({
  rating,
  quality,
  communication,
  delivery,
  title,
  text,
}: OwnReview): ReviewDraft => ({
  rating,
  quality,
  communication,
  delivery,
  title,
  text,
});

export type ReviewFaults = Partial<Record<'rating' | 'text', string>>;

/** What is missing before it can be published. */
export function faultsOf(draft: ReviewDraft): ReviewFaults {
  return {
    ...(draft.rating === 0 && { rating: 'Choose one to five stars.' }),
    ...(draft.text.trim() === '' && { text: 'Say in a sentence or two how it went.' }),
    ...(draft.text.length > longestReview && {
      text: `Use at most ${longestReview.toLocaleString('en-US')} characters.`,
    }),
  };
}

/** What is sent of a draft: parts that were not rated are left out. */
export function sentOf(draft: ReviewDraft) {
  return {
    rating: draft.rating,
    text: draft.text.trim(),
    ...(draft.title.trim() !== '' && { title: draft.title.trim() }),
    ...(draft.quality > 0 && { quality: draft.quality }),
    ...(draft.communication > 0 && { communication: draft.communication }),
    ...(draft.delivery > 0 && { delivery: draft.delivery }),
  };
}
