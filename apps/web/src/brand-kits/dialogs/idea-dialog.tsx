import { useState } from 'react';
import type { BrandIdea, BrandKit } from '@brandwright/contract/brand-kits/entities.ts';
import { FormDialog } from '#kit/form-dialog.tsx';
import { Field, Input, Textarea } from '#ui/input.tsx';
import { ColorFields } from './color-fields.tsx';
import { ideaErrors, ideaFormOf } from './kit-forms.ts';
import { useSaveIdea } from './use-save-idea.ts';

/** Name, slogan, mission, three value props and four colors of an idea. */
export function IdeaDialog({ kit, idea, onClose }: { kit: BrandKit; idea: BrandIdea; onClose: () => void }) {
  const [form, setForm] = useState(() => ideaFormOf(idea));
  const errors = ideaErrors(form);
  const saving = useSaveIdea(kit, idea, onClose);
  const change = (values: Partial<typeof form>) => setForm({ ...form, ...values });
  return (
    <FormDialog
      title="Edit your idea"
      onClose={onClose}
      onSubmit={() => saving.run(form)}
      className="max-w-2xl"
      isSaving={saving.isRunning}
      canSave={Object.keys(errors).length === 0}
      failure={saving.failure && `Not saved: ${saving.failure}`}
    >
      <Field label="Brand name" error={errors.brandName}>
        {(tie) => (
          <Textarea
            {...tie}
            rows={1}
            className="min-h-9"
            value={form.brandName}
            onChange={(event) => change({ brandName: event.target.value.replace(/\n/g, ' ') })}
          />
        )}
      </Field>
      <Field label="Slogan" error={errors.slogan}>
        {(tie) => (
          <Textarea
            {...tie}
            rows={2}
            className="min-h-9"
            value={form.slogan}
            onChange={(event) => change({ slogan: event.target.value })}
          />
        )}
      </Field>
      <Field label="Mission" error={errors.mission}>
        {(tie) => (
          <Textarea
            {...tie}
            rows={4}
            value={form.mission}
            onChange={(event) => change({ mission: event.target.value })}
          />
        )}
      </Field>
      <fieldset className="flex flex-col gap-3">
        <legend className="sr-only">Value props</legend>
        {form.valueProps.map((value, index) => (
          <Field key={index} label={`Value prop ${index + 1}`}>
            {(tie) => (
              <Input
                {...tie}
                value={value}
                onChange={(event) =>
                  change({
                    valueProps: form.valueProps.map((one, at) => (at === index ? event.target.value : one)),
                  })
                }
              />
            )}
          </Field>
        ))}
        {errors.valueProps && (
          <p role="alert" className="text-xs text-bad">
            {errors.valueProps}
          </p>
        )}
      </fieldset>
      <ColorFields
        palette={form.colorPalette}
        onChange={(colorPalette) => change({ colorPalette })}
        error={errors.colorPalette}
      />
    </FormDialog>
  );
}
