import type { InputOf } from '@brandwright/contract/kernel/operation.ts';
import type { bookFreight } from '@brandwright/contract/fulfillment/bookings/book-freight.ts';
import { dayFault, freightFaults } from '@brandwright/contract/fulfillment/bookings/rules.ts';
import { figure, type Faults } from './use-request-form.ts';

export const blankFreight = {
  type: 'PARCEL',
  quantity: '',
  weightPounds: '',
  lengthInches: '',
  widthInches: '',
  heightInches: '',
  needsLiftgate: '',
  pickupAddress: '',
  readyOn: '',
  destination: '',
  note: '',
};
export type FreightValues = typeof blankFreight;

type Freight = InputOf<typeof bookFreight>;

export const isPallet = ({ type }: Pick<FreightValues, 'type'>): boolean => type === 'PALLET';

/** What is typed as the booking takes it; sides are of cartons, a liftgate is of pallets. */
export function freightInput(values: FreightValues): Partial<Record<keyof Freight, unknown>> {
  const pallets = isPallet(values);
  const length = figure(values.lengthInches);
  const width = figure(values.widthInches);
  return {
    type: values.type,
    quantity: figure(values.quantity),
    weightPounds: figure(values.weightPounds),
    heightInches: figure(values.heightInches),
    ...(pallets || length === undefined ? {} : { lengthInches: length }),
    ...(pallets || width === undefined ? {} : { widthInches: width }),
    needsLiftgate: pallets && values.needsLiftgate !== '',
    pickupAddress: values.pickupAddress,
    readyOn: values.readyOn,
    ...(values.destination ? { destination: values.destination } : {}),
    ...(values.note.trim() ? { note: values.note } : {}),
  };
}

const needed = 'This field is required.';

/** What carriers would not take, by field. `today` is YYYY-MM-DD. */
export function freightFormFaults(values: FreightValues, today: string): Faults {
  const pallets = isPallet(values);
  const blank = (['quantity', 'weightPounds', 'heightInches'] as const).filter(
    (name) => values[name].trim() === '',
  );
  const sides = pallets
    ? []
    : (['lengthInches', 'widthInches'] as const).filter((name) => values[name].trim() === '');
  const faults = freightFaults({
    type: pallets ? 'PALLET' : 'PARCEL',
    quantity: figure(values.quantity) ?? 1,
    weightPounds: figure(values.weightPounds) ?? 1,
    heightInches: figure(values.heightInches) ?? 1,
    lengthInches: pallets ? undefined : figure(values.lengthInches),
    widthInches: pallets ? undefined : figure(values.widthInches),
  });
  return {
    ...Object.fromEntries(faults.map(({ path, message }) => [path, message])),
    ...Object.fromEntries([...blank, ...sides].map((name) => [name, needed])),
    readyOn: values.readyOn === '' ? 'Choose a day.' : dayFault(values.readyOn, today),
  };
}
