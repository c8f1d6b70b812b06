import { useId } from 'react';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field, Input } from '#ui/input.tsx';
import type { StepProps } from './step-props.ts';

/** How much of it, and at what price. */
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
