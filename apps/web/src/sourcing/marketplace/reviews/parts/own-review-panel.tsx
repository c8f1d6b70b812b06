import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { listMyReviews } from '@brandwright/contract/sourcing/marketplace/reviews/list-my-reviews.ts';
import { useOperation } from '#api/use-operation.ts';
import { Button } from '#ui/button.tsx';
import { useMaySave } from '../../use-may-save.ts';
import { OwnReviewForm } from './own-review-form.tsx';
import { OwnReviewText } from './own-review-text.tsx';

/** Over the reviews of a supplier: one's own, or the way to write it. */
export function OwnReviewPanel({ supplierId, supplierName }: { supplierId: string; supplierName: string }) {
  const maySave = useMaySave();
  const own = useOperation(listMyReviews, { supplierId });
  const [isWriting, setWriting] = useState(false);
  const review = own.data?.rows[0] ?? null;
  if (!own.data || (!maySave && !review)) return null;
  return (
    <section aria-label="Your review" className="mb-6 rounded-xl border border-line bg-raised p-4">
      {isWriting ? (
        <OwnReviewForm
          supplierId={supplierId}
          supplierName={supplierName}
          review={review}
          onDone={() => setWriting(false)}
          onCancel={() => setWriting(false)}
        />
      ) : (
        <div className="flex flex-wrap items-start justify-between gap-4">
          {review ? (
            <div className="flex min-w-0 flex-col gap-2">
              <h3 className="text-xs text-ink-soft">Your review</h3>
              <OwnReviewText review={review} />
            </div>
          ) : (
            <p className="text-sm text-ink-soft">You haven’t reviewed {supplierName} yet.</p>
          )}
          {maySave && (
            <Button size="small" onClick={() => setWriting(true)}>
              <PenLine aria-hidden />
              {review ? 'Edit' : 'Write a review'}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
