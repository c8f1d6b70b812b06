import type { ReactNode } from 'react';
import { useForm, type Path, type Resolver } from 'react-hook-form';
import { plainMessage } from '@brandwright/contract/kernel/plain-messages.ts';
import type { ShippingAddress } from '@brandwright/contract/orders/entities.ts';
import { shipTo, type ShipTo } from '@brandwright/contract/purchasing/fields.ts';
import { CountrySelect, StateField } from '#orders/parts/country-select.tsx';
import { Field, Input } from '#ui/input.tsx';

type Values = Record<keyof ShipTo, string>;

const blank: Values = {
  name: '',
  company: '',
  addressLine1: '',
  addressLine2: '',
  city: '',
  state: '',
  zipCode: '',
  countryCode: 'US',
  phone: '',
};

const valuesOf = (address: ShippingAddress | ShipTo | null): Values =>
  Object.fromEntries(
    Object.entries(blank).map(([name, empty]) => [name, address?.[name as keyof ShipTo] ?? empty]),
  ) as Values;

/** What a required part is called where it is missing; everything else is said by the schema. */
const missing: Partial<Record<keyof ShipTo, string>> = {
  name: 'Enter a recipient.',
  addressLine1: 'Enter a street.',
  city: 'Enter a city.',
  countryCode: 'Choose a country.',
};

const resolver: Resolver<Values> = (values) => {
  const faults: Partial<Record<string, string>> = {};
  for (const [name, message] of Object.entries(missing))
    if (values[name as keyof ShipTo].trim() === '') faults[name] = message;
  const parsed = shipTo.safeParse(values, { error: plainMessage });
  for (const { path, message } of parsed.error?.issues ?? []) faults[path.join('.')] ??= message;
  const errors = Object.entries(faults);
  if (errors.length === 0) return { values, errors: {} };
  return {
    values: {},
    errors: Object.fromEntries(errors.map(([name, message]) => [name, { type: 'input', message }])),
  } as ReturnType<Resolver<Values>>;
};

export interface ShipToFormProps {
  initial: ShippingAddress | ShipTo | null;
  /** What the server refused, at its fields. */
  refused?: Readonly<Record<string, string>>;
  failure?: string | undefined;
  onSubmit: (address: ShipTo) => void;
  /** The buttons. */
  children: ReactNode;
}

/** Where goods go. Checked by the schema that the server checks it with. */
export function ShipToForm({ initial, refused = {}, failure, onSubmit, children }: ShipToFormProps) {
  const form = useForm<Values>({ defaultValues: valuesOf(initial), resolver });
  const country = form.watch('countryCode');
  const errorOf = (name: Path<Values>) => form.formState.errors[name]?.message ?? refused[name];
  const text = (name: Path<Values>, label: string, autoComplete: string, more: Extra = {}) => (
    <Field label={label} error={errorOf(name)} className={more.className ?? ''}>
      {(tie) => (
        <Input
          {...tie}
          {...form.register(name)}
          autoComplete={`shipping ${autoComplete}`}
          maxLength={more.longest ?? 200}
          {...(more.type ? { type: more.type } : {})}
        />
      )}
    </Field>
  );
  return (
    <form
      noValidate
      aria-label="Shipping address"
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.stopPropagation();
        void form.handleSubmit((values) => onSubmit(shipTo.parse(values)))(event);
      }}
    >
      <div className="grid gap-4 sm:grid-cols-6">
        {text('name', 'Recipient', 'name', { className: 'sm:col-span-3' })}
        {text('company', 'Company', 'organization', { className: 'sm:col-span-3' })}
        <Field label="Country" error={errorOf('countryCode')} className="sm:col-span-6">
          {(tie) => (
            <CountrySelect
              {...tie}
              value={country}
              onChange={(code) => {
                form.setValue('countryCode', code, { shouldValidate: form.formState.isSubmitted });
                form.setValue('state', '');
              }}
            />
          )}
        </Field>
        {text('addressLine1', 'Street', 'address-line1', { className: 'sm:col-span-4' })}
        {text('addressLine2', 'Apartment', 'address-line2', { className: 'sm:col-span-2' })}
        {text('city', 'City', 'address-level2', { className: 'sm:col-span-2' })}
        <Field label="State" error={errorOf('state')} className="sm:col-span-2">
          {(tie) => (
            <StateField
              {...tie}
              country={country}
              value={form.watch('state')}
              onChange={(state) => form.setValue('state', state)}
            />
          )}
        </Field>
        {text('zipCode', 'Postal code', 'postal-code', { className: 'sm:col-span-2', longest: 16 })}
        {text('phone', 'Phone', 'tel', { className: 'sm:col-span-3', longest: 40, type: 'tel' })}
      </div>
      {failure && (
        <p role="alert" className="text-sm text-bad">
          {failure}
        </p>
      )}
      {children}
    </form>
  );
}

interface Extra {
  className?: string;
  longest?: number;
  type?: 'tel';
}
