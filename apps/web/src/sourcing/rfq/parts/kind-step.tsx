import { requestKindLabels, requestKinds } from '@brandwright/contract/sourcing/rfq/enums.ts';
import { cn } from '#ui/cn.ts';
import { Field, Input } from '#ui/input.tsx';
import type { StepProps } from './step-props.ts';

const kindTexts = {
  RFP_PRODUCT: 'Something to sell, made for you',
  RFP_PACKAGING: 'Boxes, pouches, labels, tissue',
  RFP_SERVICES: 'Photography, branding, a website',
} as const;

/** What is asked for, under which title. */
export function KindStep({ form, errors, onChange }: StepProps) {
  return (
    <>
      <fieldset>
        <legend className="mb-1.5 text-sm font-medium">What you want</legend>
        <div className="grid gap-2 sm:grid-cols-3">
          {requestKinds.map((kind) => (
            <label
              key={kind}
              className={cn(
                'flex cursor-pointer flex-col gap-0.5 rounded-lg border border-line bg-raised px-3 py-2.5 text-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
                form.kind === kind && 'border-ink',
              )}
            >
              <span className="flex items-center gap-2 font-medium">
                <input
                  type="radio"
                  name="kind"
                  value={kind}
                  checked={form.kind === kind}
                  onChange={() => onChange({ kind })}
                  className="accent-ink"
                />
                {requestKindLabels[kind]}
              </span>
              <span className="pl-5 text-xs text-ink-soft">{kindTexts[kind]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Field label="Title" hint="As suppliers would call it: “Linen tote bags”." error={errors.title}>
        {(tie) => (
          <Input
            {...tie}
            maxLength={160}
            value={form.title}
            onChange={(event) => onChange({ title: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}
