import type { SendOf } from '@brandwright/contract/kernel/operation.ts';
import type { buyLabel } from '@brandwright/contract/fulfillment/buy-label.ts';

/** One end of a parcel as it is typed; '' for nothing. */
export interface TypedAddress {
  name: string;
  addressLine1: string;
  addressLine2: string;
  city: string;
  state: string;
  zipCode: string;
  countryCode: string;
}

export interface TypedParcel {
  weight: string;
  length: string;
  width: string;
  height: string;
}

export const blankAddress: TypedAddress = {
  name: '',
  addressLine1: '',
  addressLine2: '',
  city: '',
  state: '',
  zipCode: '',
  countryCode: 'US',
};

export const blankParcel: TypedParcel = { weight: '', length: '', width: '', height: '' };

const sentAddress = ({ state, ...address }: TypedAddress) => ({
  ...address,
  state,
  stateCode: state,
});

const sentParcel = (typed: TypedParcel) => ({
  weight: Number(typed.weight),
  length: Number(typed.length),
  width: Number(typed.width),
  height: Number(typed.height),
});

const isWhole = ({ name, addressLine1, city, zipCode, countryCode }: TypedAddress) =>
  [name, addressLine1, city].every((text) => text.trim() !== '') &&
  (countryCode !== 'US' || zipCode.trim() !== '');

/** The label that is asked about, once everything that it needs is there. */
export function labelInput(
  from: TypedAddress,
  to: TypedAddress,
  typed: TypedParcel,
  notes: string,
): SendOf<typeof buyLabel> | null {
  const isSized = Object.values(typed).every((text) => Number(text) > 0);
  if (!isWhole(from) || !isWhole(to) || !isSized) return null;
  return {
    fromAddress: sentAddress(from),
    toAddress: sentAddress(to),
    parcel: sentParcel(typed),
    ...(notes.trim() ? { notes: notes.trim() } : {}),
  };
}
