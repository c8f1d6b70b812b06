import { OperationError, type OutputOf } from '@brandwright/contract';
import {
  poundsOf,
  type GivenLabelAddress,
  type LabelAddress,
  type Parcel,
} from '@brandwright/contract/fulfillment/entities.ts';
import { heaviestPounds } from '@brandwright/contract/fulfillment/parcel-limits.ts';
import type { planFulfillment } from '@brandwright/contract/orders/plan-fulfillment.ts';
import { cityNamed, regionOfZip, type PostalAddress } from '@brandwright/providers';
import { and, desc, eq } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { labelAddressOf, postalOf, withCountry } from '../addresses.ts';
import { boxFor } from './parcel-boxes.ts';
import { shippingLabels } from '../tables.ts';

export type Plan = OutputOf<typeof planFulfillment>;

/** How a parcel was given, by words or by a form. */
export interface Given {
  fromAddress?: GivenLabelAddress | undefined;
  toAddress?: GivenLabelAddress | undefined;
  parcel?: Parcel | undefined;
  weightPounds?: number | undefined;
  lengthInches?: number | undefined;
  widthInches?: number | undefined;
  heightInches?: number | undefined;
  fromZipCode?: string | undefined;
  toZipCode?: string | undefined;
  toCity?: string | undefined;
  toCountry?: string | undefined;
}

/** A parcel with both ends, and what was taken for granted. */
export interface Wanted {
  from: PostalAddress;
  to: PostalAddress;
  /** Null where only a price can be asked for. */
  fromAddress: LabelAddress | null;
  toAddress: LabelAddress | null;
  parcel: Parcel;
  assumptions: string[];
}

export const sizeOf = ({ weight, length, width, height }: Parcel) => ({
  weightPounds: weight,
  lengthInches: length,
  widthInches: width,
  heightInches: height,
});

const nowhere: PostalAddress = {
  name: '',
  company: null,
  email: null,
  phone: null,
  addressLine1: '',
  addressLine2: null,
  city: '',
  state: null,
  zipCode: null,
  countryCode: 'US',
};

const missing = (message: string, path: string) =>
  new OperationError('bad_input', message, [{ path, message: 'Needed.' }]);

/** The parcel that is meant, to the address of a planned order where there is one. Errors: bad_input asks for what is missing. */
export async function wantedOf(context: Context, given: Given, plan: Plan | undefined): Promise<Wanted> {
  const assumptions: string[] = [];
  const parcel = parcelOf(given, plan, assumptions);
  const toAddress = plan
    ? labelAddressOf(plan.shippingAddress, plan.email)
    : ((given.toAddress && withCountry(given.toAddress)) ?? null);
  const to = toAddress ? postalOf(toAddress) : saidPlace(given);
  const fromAddress = given.fromAddress ? withCountry(given.fromAddress) : await lastOrigin(context);
  const from = given.fromZipCode ? ofZip(given.fromZipCode) : fromAddress ? postalOf(fromAddress) : undefined;
  if (!from)
    throw missing(
      'Where does it ship from? Give the ZIP code, or the address under Fulfillment.',
      'fromZipCode',
    );
  return {
    from,
    to,
    fromAddress: given.fromZipCode ? null : fromAddress,
    toAddress,
    parcel,
    assumptions,
  };
}

function parcelOf(given: Given, plan: Plan | undefined, assumptions: string[]): Parcel {
  if (given.parcel) return withSaid(given.parcel, given);
  const weight = given.weightPounds ?? (plan && weightOf(plan, assumptions));
  if (weight === undefined) throw missing('How heavy is it, in pounds?', 'weightPounds');
  const { parcel, isAssumed } = boxFor(weight, {
    length: given.lengthInches,
    width: given.widthInches,
    height: given.heightInches,
  });
  if (isAssumed)
    assumptions.push(`Counted as a box of ${parcel.length} × ${parcel.width} × ${parcel.height} in.`);
  return parcel;
}

/** "It weighs 3 lb", after a parcel was shown: what is said counts before it. */
const withSaid = (parcel: Parcel, said: Given): Parcel => ({
  ...parcel,
  weight: said.weightPounds ?? parcel.weight,
  length: said.lengthInches ?? parcel.length,
  width: said.widthInches ?? parcel.width,
  height: said.heightInches ?? parcel.height,
});

/** What the SKUs weigh together. Errors: bad_input names those without a weight. */
function weightOf({ items, orderNumber }: Plan, assumptions: string[]): number {
  const unknown = items.find(({ weightGrams }) => !weightGrams);
  if (unknown)
    throw missing(
      `How heavy is order #${orderNumber}, in pounds? ${unknown.sku ?? unknown.title} has no weight yet.`,
      'weightPounds',
    );
  const grams = items.reduce((sum, { weightGrams, quantity }) => sum + (weightGrams ?? 0) * quantity, 0);
  const pounds = Math.max(0.01, poundsOf(grams));
  if (pounds > heaviestPounds)
    throw new OperationError(
      'bad_input',
      `Order #${orderNumber} weighs ${pounds} lb, and a parcel can weigh at most ${heaviestPounds} lb. Ship it in several parcels.`,
    );
  assumptions.push(`The SKUs weigh ${pounds} lb in total.`);
  return pounds;
}

const ofZip = (zipCode: string): PostalAddress => {
  const known = zipCode.trim();
  return { ...nowhere, zipCode: known, state: regionOfZip(known)?.state ?? null };
};

/** Where it goes as far as it was said. */
function saidPlace({ toZipCode, toCity, toCountry }: Given): PostalAddress {
  if (toCountry !== undefined && toCountry !== 'US')
    return { ...nowhere, countryCode: toCountry, zipCode: toZipCode ?? null, city: toCity ?? '' };
  if (toZipCode !== undefined) return ofZip(toZipCode);
  const city = toCity === undefined ? undefined : cityNamed(toCity);
  if (city) return { ...nowhere, ...city };
  if (toCity !== undefined) throw missing(`What’s the ZIP code in ${toCity}?`, 'toZipCode');
  if (toCountry === 'US') throw missing('Which ZIP code is it going to?', 'toZipCode');
  throw missing('Where is it going? A ZIP code, a large US city or a country is enough.', 'toZipCode');
}

/** From where the last label was sent. */
async function lastOrigin({ db, storeId }: Context): Promise<LabelAddress | null> {
  const [last] = await db
    .select({ fromAddress: shippingLabels.fromAddress })
    .from(shippingLabels)
    .where(and(eq(shippingLabels.storeId, storeId)))
    .orderBy(desc(shippingLabels.createdAt))
    .limit(1);
  return last?.fromAddress ?? null;
}

/** Both ends whole, as a label needs them. Errors: bad_input. */
export function wholeAddresses({ fromAddress, toAddress }: Wanted) {
  if (!fromAddress)
    throw missing('A label needs the full address it ships from. Enter it under Fulfillment.', 'fromAddress');
  if (!toAddress)
    throw missing('A label needs the full address it’s going to, not just the place.', 'toAddress');
  return { fromAddress, toAddress };
}
