import type { SendOf } from '@brandwright/contract/kernel/operation.ts';
import type { buyLabel } from '@brandwright/contract/fulfillment/buy-label.ts';
import { sentChoices, sentItems, type TypedChoices, type TypedItem } from './customs-form.ts';

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

function sentCustoms(items: readonly TypedItem[], choices: TypedChoices) {
  const [customsItems, sent] = [sentItems(items), sentChoices(choices)];
  return customsItems && sent && { customsItems, ...sent };
}

/** The label that is asked about, once everything that it needs is there. */
export function labelInput(
  from: TypedAddress,
  to: TypedAddress,
  typed: TypedParcel,
  notes: string,
  customs: { items: readonly TypedItem[]; choices: TypedChoices },
): SendOf<typeof buyLabel> | null {
  const isSized = Object.values(typed).every((text) => Number(text) > 0);
  if (!isWhole(from) || !isWhole(to) || !isSized) return null;
  const abroad = to.countryCode === 'US' ? {} : sentCustoms(customs.items, customs.choices);
  if (abroad === null) return null;
  return {
    fromAddress: sentAddress(from),
    toAddress: sentAddress(to),
    parcel: sentParcel(typed),
    ...abroad,
    ...(notes.trim() ? { notes: notes.trim() } : {}),
  };
}
