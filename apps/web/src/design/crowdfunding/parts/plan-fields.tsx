import { projectHints } from '@brandwright/contract/design/projects/form-texts.ts';
import { Field, Input, Textarea } from '#ui/input.tsx';
import type { PlanErrors, PlanForm } from '../plan-form.ts';

/** The fields of a plan: the idea first, then its money, then its days. */
export function PlanFields({
  form,
  errors,
  today,
  isReadOnly,
  onChange,
}: {
  form: PlanForm;
  errors: PlanErrors;
  today: string;
  isReadOnly: boolean;
  onChange: (values: Partial<PlanForm>) => void;
}) {
  const amount = (name: keyof PlanForm, label: string, hint?: string) => (
    <Field label={label} hint={hint} error={errors[name]}>
      {(tie) => (
        <div className="relative">
          <span aria-hidden className="absolute top-2 left-3 text-sm text-ink-soft">
            $
          </span>
          <Input
            {...tie}
            inputMode="decimal"
            readOnly={isReadOnly}
            value={form[name]}
            onChange={(event) => onChange({ [name]: event.target.value })}
            className="figures pl-7"
          />
        </div>
      )}
    </Field>
  );
  return (
    <div className="flex flex-col gap-8">
      <section aria-labelledby="plan-idea" className="flex flex-col gap-4">
        <h2 id="plan-idea" className="font-display text-lg">
          Idea
        </h2>
        <Field label="Title">
          {(tie) => (
            <Input
              {...tie}
              maxLength={120}
              readOnly={isReadOnly}
              value={form.title}
              onChange={(event) => onChange({ title: event.target.value })}
            />
          )}
        </Field>
        <Field label="Story" hint="Why it should exist, for whom, and what you have done so far.">
          {(tie) => (
            <Textarea
              {...tie}
              rows={7}
              maxLength={8000}
              readOnly={isReadOnly}
              value={form.story}
              onChange={(event) => onChange({ story: event.target.value })}
            />
          )}
        </Field>
      </section>
      <section aria-labelledby="plan-money" className="flex flex-col gap-4">
        <h2 id="plan-money" className="font-display text-lg">
          Money
        </h2>
        {amount('goal', 'Goal', 'How much to raise. It has to cover all costs.')}
        <div className="grid gap-4 sm:grid-cols-2">
          {amount('unitCost', 'Cost per unit')}
          <Field label="Units in the first run" hint={projectHints.quantity} error={errors.quantity}>
            {(tie) => (
              <Input
                {...tie}
                inputMode="numeric"
                readOnly={isReadOnly}
                value={form.quantity}
                onChange={(event) => onChange({ quantity: event.target.value })}
                className="figures"
              />
            )}
          </Field>
          {amount('shipping', 'Shipping per backer')}
          {amount('otherCosts', 'One-off costs', 'Tooling, samples, video.')}
        </div>
      </section>
      <section aria-labelledby="plan-days" className="flex flex-col gap-4">
        <h2 id="plan-days" className="font-display text-lg">
          Timing
        </h2>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Launch" error={errors.launchDate}>
            {(tie) => (
              <Input
                {...tie}
                type="date"
                min={today}
                readOnly={isReadOnly}
                value={form.launchDate}
                onChange={(event) => onChange({ launchDate: event.target.value })}
              />
            )}
          </Field>
          <Field label="Length in days" error={errors.durationDays}>
            {(tie) => (
              <Input
                {...tie}
                inputMode="numeric"
                readOnly={isReadOnly}
                value={form.durationDays}
                onChange={(event) => onChange({ durationDays: event.target.value })}
                className="figures"
              />
            )}
          </Field>
        </div>
      </section>
    </div>
  );
}
