import { useId } from 'react';
import {
  requestKindLabels,
  requestKinds,
  printingLabels,
  printings,
} from '@brandwright/contract/sourcing/rfq/enums.ts';
import { printingHint } from '@brandwright/contract/sourcing/rfq/steps.ts';
import { CountrySelect } from '#orders/parts/country-select.tsx';
import { Chip } from '#ui/badge.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { cn } from '#ui/cn.ts';
import { formatCountry } from '#ui/format.ts';
import { Field, Input, Textarea } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import type { FormErrors, RequestForm } from '../request-form.ts';
import { FilesField } from './files-field.tsx';

export interface StepProps {
  form: RequestForm;
  errors: FormErrors;
  onChange: (change: Partial<RequestForm>) => void;
  today: string;
}

const kindTexts = {
  RFP_PRODUCT: 'Something to sell, made for you',
  RFP_PACKAGING: 'Boxes, pouches, labels, tissue',
  RFP_SERVICES: 'Photography, branding, a website',
} as const;

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

export function QuantityStep({ form, errors, onChange }: StepProps) {
  const sampleId = useId();
  return (
    <>
      {form.kind !== 'RFP_SERVICES' && (
        <Field
          label="Quantity"
          hint="A higher quantity lowers the cost of each unit."
          error={errors.quantity}
        >
          {(tie) => (
            <Input
              {...tie}
              inputMode="numeric"
              value={form.quantity}
              onChange={(event) => onChange({ quantity: event.target.value })}
            />
          )}
        </Field>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Target price per unit (USD)" hint="Optional" error={errors.targetPrice}>
          {(tie) => (
            <Input
              {...tie}
              inputMode="decimal"
              value={form.targetPrice}
              onChange={(event) => onChange({ targetPrice: event.target.value })}
            />
          )}
        </Field>
        <Field label="Total budget (USD)" hint="Optional. Suppliers don’t see it." error={errors.budget}>
          {(tie) => (
            <Input
              {...tie}
              inputMode="decimal"
              value={form.budget}
              onChange={(event) => onChange({ budget: event.target.value })}
            />
          )}
        </Field>
      </div>
      {form.kind !== 'RFP_SERVICES' && (
        <label htmlFor={sampleId} className="flex items-center gap-2.5 text-sm">
          <Checkbox
            id={sampleId}
            checked={form.wantsSample}
            onCheckedChange={(checked) => onChange({ wantsSample: checked === true })}
          />
          I want a sample before the order
        </label>
      )}
    </>
  );
}

export function DeliveryStep({ form, errors, onChange, today }: StepProps) {
  return (
    <>
      <Field
        label="Target launch date"
        hint="When you need it. Suppliers plan production back from this date."
        error={errors.neededBy}
      >
        {(tie) => (
          <Input
            {...tie}
            type="date"
            min={today}
            className="max-w-52"
            value={form.neededBy}
            onChange={(event) => onChange({ neededBy: event.target.value })}
          />
        )}
      </Field>
      <Field label="Made in" hint="Any country if none is chosen.">
        {(tie) => (
          <div className="flex flex-col gap-2">
            <CountrySelect
              {...tie}
              value=""
              anyLabel={form.countries.length === 0 ? 'Any country' : 'Add a country'}
              onChange={(code) =>
                code && !form.countries.includes(code) && form.countries.length < 10
                  ? onChange({ countries: [...form.countries, code] })
                  : undefined
              }
            />
            {form.countries.length > 0 && (
              <ul className="flex flex-wrap gap-1.5">
                {form.countries.map((code) => (
                  <li key={code}>
                    <Chip
                      removeLabel={`Remove ${formatCountry(code)}`}
                      onRemove={() => onChange({ countries: form.countries.filter((one) => one !== code) })}
                    >
                      {formatCountry(code)}
                    </Chip>
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
      </Field>
      {form.kind !== 'RFP_SERVICES' && (
        <Field
          label="HTS code"
          hint="Optional. Makes the duty in landed costs exact. Otherwise, it’s found from the title."
          error={errors.htsCode}
        >
          {(tie) => (
            <Input
              {...tie}
              inputMode="decimal"
              className="max-w-52"
              value={form.htsCode}
              onChange={(event) => onChange({ htsCode: event.target.value })}
            />
          )}
        </Field>
      )}
    </>
  );
}
