import { useState } from 'react';
import { editSupplierReview } from '@brandwright/contract/sourcing/marketplace/reviews/edit-supplier-review.ts';
import { postSupplierReview } from '@brandwright/contract/sourcing/marketplace/reviews/post-supplier-review.ts';
import type { OwnReview } from '@brandwright/contract/sourcing/marketplace/reviews/write-reviews.ts';
import { useAction } from '#api/use-action.ts';
import { Button } from '#ui/button.tsx';
import { draftOf, emptyDraft, faultsOf, sentOf } from '../review-draft.ts';
import { ReviewFields } from './review-fields.tsx';

export interface OwnReviewFormProps {
  supplierId: string;
  supplierName: string;
  /** The one that is there already: then it is edited. */
  review: OwnReview | null;
  itemTitle?: string | undefined;
  onDone: (review: OwnReview) => void;
  onCancel?: () => void;
}

/** Writes the store's review of a supplier, or edits it. */
export function OwnReviewForm({
  supplierId,
  supplierName,
  review,
  itemTitle,
  onDone,
  onCancel,
}: OwnReviewFormProps) {
  const [draft, setDraft] = useState(review ? draftOf(review) : emptyDraft);
  const [isTried, setTried] = useState(false);
  const post = useAction(postSupplierReview, { onDone });
  const edit = useAction(editSupplierReview, { onDone });
  const faults = faultsOf(draft);
  const isBusy = post.isRunning || edit.isRunning;
  const publish = () => {
    setTried(true);
    if (Object.keys(faults).length > 0) return;
    const sent = sentOf(draft);
    void (review
      ? edit.run({ reviewId: review.reviewId, ...sent })
      : post.run({ supplierId, ...sent, ...(itemTitle && { itemTitle }) }));
  };
  return (
    <form
      aria-label={`Review of ${supplierName}`}
      className="flex max-w-2xl flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        publish();
      }}
    >
      <ReviewFields
        draft={draft}
        faults={isTried ? faults : {}}
        onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="accent" busy={isBusy}>
          {review ? 'Publish changes' : 'Publish review'}
        </Button>
        {onCancel && (
          <Button type="button" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
