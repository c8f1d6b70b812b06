import {
  longestReview,
  longestReviewTitle,
} from '@brandwright/contract/sourcing/marketplace/reviews/write-reviews.ts';
import { Field, Input, Textarea } from '#ui/input.tsx';
import type { ReviewDraft, ReviewFaults } from '../review-draft.ts';
import { StarPicker } from './star-picker.tsx';

const parts = [
  ['quality', 'Quality'],
  ['communication', 'Communication'],
  ['delivery', 'Delivery'],
] as const;

/** Stars, heading and words of a review. */
export function ReviewFields({
  draft,
  faults,
  onChange,
}: {
  draft: ReviewDraft;
  faults: ReviewFaults;
  onChange: (change: Partial<ReviewDraft>) => void;
}) {
  return (
    <>
      <StarPicker
        label="Overall"
        size="large"
        value={draft.rating}
        onChange={(rating) => onChange({ rating })}
        error={faults.rating}
      />
      <div className="flex flex-wrap gap-x-8 gap-y-4">
        {parts.map(([part, label]) => (
          <StarPicker
            key={part}
            label={label}
            value={draft[part] || draft.rating}
            onChange={(value) => onChange({ [part]: value })}
          />
        ))}
      </div>
      <Field label="Title" hint="Optional">
        {(tie) => (
          <Input
            {...tie}
            value={draft.title}
            maxLength={longestReviewTitle}
            onChange={(event) => onChange({ title: event.target.value })}
          />
        )}
      </Field>
      <Field
        label="Review"
        error={faults.text}
        hint="Anyone can read it. Leave out links, email addresses and phone numbers."
      >
        {(tie) => (
          <Textarea
            {...tie}
            rows={5}
            value={draft.text}
            maxLength={longestReview}
            onChange={(event) => onChange({ text: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}
