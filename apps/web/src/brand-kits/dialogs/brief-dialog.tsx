import { useState } from 'react';
import type { BrandKit } from '@brandwright/contract/brand-kits/entities.ts';
import { editBrandBrief } from '@brandwright/contract/brand-kits/edit-brand-brief.ts';
import { longestCategory, longestDescription } from '@brandwright/contract/brand-kits/limits.ts';
import { messageOf } from '#api/api-error.ts';
import { useAction } from '#api/use-action.ts';
import { FormDialog } from '#kit/form-dialog.tsx';
import { Field, Input, Textarea } from '#ui/input.tsx';

/** What a kit is for: its category and what the product is. */
export function BriefDialog({ kit, onClose }: { kit: BrandKit; onClose: () => void }) {
  const [category, setCategory] = useState(kit.category);
  const [description, setDescription] = useState(kit.productDescription);
  const save = useAction(editBrandBrief, { onDone: onClose });
  return (
    <FormDialog
      title="What this kit is for"
      description="What’s already made stays as it is. Anything new follows this description."
      onClose={onClose}
      onSubmit={() =>
        void save.run({
          brandKit: kit.id,
          category: category.trim(),
          productDescription: description.trim(),
        })
      }
      className="max-w-2xl"
      isSaving={save.isRunning}
      canSave={category.trim() !== '' && description.trim() !== ''}
      failure={save.error ? `Not saved: ${messageOf(save.error)}` : undefined}
    >
      <Field label="Category">
        {(tie) => (
          <Input
            {...tie}
            value={category}
            maxLength={longestCategory}
            onChange={(event) => setCategory(event.target.value)}
          />
        )}
      </Field>
      <Field label="What you want to sell, and for whom">
        {(tie) => (
          <Textarea
            {...tie}
            rows={4}
            value={description}
            maxLength={longestDescription}
            onChange={(event) => setDescription(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
