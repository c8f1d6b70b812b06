import { listStockPlaces } from '@brandwright/contract/catalog/list-stock-places.ts';
import {
  freightTypeLabels,
  freightTypes,
  type FreightType,
} from '@brandwright/contract/fulfillment/bookings/enums.ts';
import { useOperation } from '#api/use-operation.ts';
import { NativeSelect } from '#orders/parts/native-select.tsx';
import { Section } from '#orders/parts/section.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field, Input, Textarea } from '#ui/input.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { isPallet, type FreightValues } from '../freight-form.ts';
import type { useRequestForm } from '../use-request-form.ts';
import type { bookFreight } from '@brandwright/contract/fulfillment/bookings/book-freight.ts';

type Form = ReturnType<typeof useRequestForm<typeof bookFreight, FreightValues>>;

const texts: Readonly<Record<FreightType, string>> = {
  PARCEL: 'Loose cartons: up to 200, at most 150 lb each.',
  PALLET: '48 × 40 in pallets, up to 26 per trailer.',
};

/** What is shipped, from where, to where. */
export function FreightFields({ form }: { form: Form }) {
  const pallets = isPallet(form.values);
  const unit = pallets ? 'pallet' : 'carton';
  const figure = (name: keyof FreightValues, label: string) => (
    <Field label={label} error={form.errorOf(name)}>
      {(tie) => <Input {...tie} inputMode="decimal" {...form.bind(name)} />}
    </Field>
  );
  return (
    <>
      <RadioCards<FreightType>
        label="Freight"
        value={pallets ? 'PALLET' : 'PARCEL'}
        onChange={(type) => form.set({ type })}
        cards={freightTypes.map((value) => ({ value, label: freightTypeLabels[value], text: texts[value] }))}
      />
      <Section title="What ships">
        <div className="grid grid-cols-2 gap-3">
          {figure('quantity', pallets ? 'Pallets' : 'Cartons')}
          {figure('weightPounds', `Weight of one ${unit} (lb)`)}
          {!pallets && figure('lengthInches', 'Length (in)')}
          {!pallets && figure('widthInches', 'Width (in)')}
          {figure('heightInches', pallets ? 'Height with load (in)' : 'Height (in)')}
        </div>
        {pallets && (
          <label htmlFor="needs-liftgate" className="flex items-center gap-2 pt-4 text-sm">
            <Checkbox
              id="needs-liftgate"
              checked={form.values.needsLiftgate !== ''}
              onCheckedChange={(checked) => form.set({ needsLiftgate: checked === true ? 'yes' : '' })}
            />
            The truck needs a liftgate (no dock at the pickup)
          </label>
        )}
      </Section>
      <Section title="Pickup and delivery">
        <div className="flex flex-col gap-4">
          <Field
            label="Pickup address"
            hint="Street, city, state and ZIP code"
            error={form.errorOf('pickupAddress')}
          >
            {(tie) => <Input {...tie} maxLength={300} {...form.bind('pickupAddress')} />}
          </Field>
          <div className="grid grid-cols-2 gap-3">
            <Field label="Ready for pickup" error={form.errorOf('readyOn')}>
              {(tie) => <Input {...tie} type="date" {...form.bind('readyOn')} />}
            </Field>
            <DestinationField form={form} />
          </div>
          <Field label="Note" hint="Optional" error={form.errorOf('note')}>
            {(tie) => <Textarea {...tie} rows={2} maxLength={2000} {...form.bind('note')} />}
          </Field>
        </div>
      </Section>
    </>
  );
}

function DestinationField({ form }: { form: Form }) {
  const places = useOperation(listStockPlaces, {}).data?.places ?? [];
  return (
    <Field label="Destination" error={form.errorOf('destination')}>
      {(tie) => (
        <NativeSelect {...tie} {...form.bind('destination')}>
          <option value="">US Fulfillment Center</option>
          {places
            .filter(({ address }) => address !== null)
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </NativeSelect>
      )}
    </Field>
  );
}
