import {
  contentsType,
  contentsTypeLabels,
  incoterm,
  incotermLabels,
  nonDelivery,
  nonDeliveryLabels,
} from '@brandwright/contract/fulfillment/customs.ts';
import { Field, Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import type { TypedChoices } from '../customs-form.ts';

/** What of a customs declaration is a choice. */
export function CustomsChoiceFields({
  values,
  onChange,
}: {
  values: TypedChoices;
  onChange: (change: Partial<TypedChoices>) => void;
}) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Contents">
        {(tie) => (
          <Select
            {...tie}
            value={values.contentsType}
            onChange={(value) => onChange({ contentsType: value })}
            options={contentsType.options.map((value) => ({ value, label: contentsTypeLabels[value] }))}
          />
        )}
      </Field>
      {values.contentsType === 'OTHER' && (
        <Field label="Describe the contents">
          {(tie) => (
            <Input
              {...tie}
              maxLength={200}
              value={values.contentsExplanation}
              onChange={(event) => onChange({ contentsExplanation: event.target.value })}
            />
          )}
        </Field>
      )}
      <Field label="Duty">
        {(tie) => (
          <Select
            {...tie}
            value={values.incoterm}
            onChange={(value) => onChange({ incoterm: value })}
            options={incoterm.options.map((value) => ({ value, label: incotermLabels[value] }))}
          />
        )}
      </Field>
      <Field label="If undeliverable">
        {(tie) => (
          <Select
            {...tie}
            value={values.nonDelivery}
            onChange={(value) => onChange({ nonDelivery: value })}
            options={nonDelivery.options.map((value) => ({ value, label: nonDeliveryLabels[value] }))}
          />
        )}
      </Field>
      <Field label="Certified by" hint="Optional, defaults to your name">
        {(tie) => (
          <Input
            {...tie}
            autoComplete="off"
            maxLength={100}
            value={values.signer}
            onChange={(event) => onChange({ signer: event.target.value })}
          />
        )}
      </Field>
      <Field label="ITN" hint="Required above $2,500 for one tariff number, except to Canada">
        {(tie) => (
          <Input
            {...tie}
            autoComplete="off"
            maxLength={20}
            placeholder="X20261120123456"
            value={values.itn}
            onChange={(event) => onChange({ itn: event.target.value })}
          />
        )}
      </Field>
    </div>
  );
}
