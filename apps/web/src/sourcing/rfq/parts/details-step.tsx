import { printingLabels, printings } from '@brandwright/contract/sourcing/rfq/enums.ts';
import { printingHint } from '@brandwright/contract/sourcing/rfq/steps.ts';
import { Field, Input, Textarea } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { FilesField } from './files-field.tsx';
import type { StepProps } from './step-props.ts';

/** How it should be made, with files. */
export function DetailsStep({ form, errors, onChange }: StepProps) {
  return (
    <>
      <Field
        label="Details"
        hint="Size, material, color, finish, how it is packed."
        error={errors.description}
      >
        {(tie) => (
          <Textarea
            {...tie}
            rows={6}
            maxLength={4000}
            value={form.description}
            onChange={(event) => onChange({ description: event.target.value })}
          />
        )}
      </Field>
      <Field label="Materials" hint="Separate with commas.">
        {(tie) => (
          <Input
            {...tie}
            value={form.materials}
            onChange={(event) => onChange({ materials: event.target.value })}
          />
        )}
      </Field>
      {form.kind === 'RFP_PACKAGING' && (
        <Field label="Printing" hint={printingHint}>
          {(tie) => (
            <Select
              {...tie}
              value={form.printing}
              onChange={(printing) => onChange({ printing })}
              options={printings.map((value) => ({ value, label: printingLabels[value] }))}
            />
          )}
        </Field>
      )}
      <FilesField urls={form.fileUrls} onChange={(fileUrls) => onChange({ fileUrls })} />
    </>
  );
}
