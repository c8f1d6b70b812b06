import {
  checkParcel,
  byPrice,
  ShippingRefused,
  type ParcelSize,
  type PostalAddress,
  type Rate,
} from '../shipping.ts';
import {
  farStates,
  handlingFromInches,
  handlingMinor,
  internationalZones,
  mostGirthInches,
  serviceRates,
  zoneMiles,
  type ServiceRates,
} from './rate-table.data.ts';
import { milesBetween, regionOfZip } from './us-places.ts';

/** Where a parcel goes, as a position in the table's columns. */
export interface Zone {
  scope: ServiceRates['scope'];
  name: string;
  column: number;
}

/** The zone by the ZIP prefixes of both ends, or by the country. Throws ShippingRefused for a ZIP code that there isn't. */
export function zoneOf(from: PostalAddress, to: PostalAddress): Zone {
  if (from.countryCode !== 'US')
    throw new ShippingRefused('Labels are only available for parcels that ship from the United States.');
  const origin = regionOfZip(from.zipCode ?? '');
  if (!origin) throw new ShippingRefused(`There’s no ZIP code ${from.zipCode || '(none)'} to ship from.`);
  if (to.countryCode !== 'US') return internationalZone(to.countryCode);
  const target = regionOfZip(to.zipCode ?? '');
  if (!target) throw new ShippingRefused(`There’s no ZIP code ${to.zipCode || '(none)'} to ship to.`);
  const column = domesticColumn(from, to, milesBetween(origin, target), [origin.state, target.state]);
  return { scope: 'DOMESTIC', name: String(column + 1), column };
}

function domesticColumn(from: PostalAddress, to: PostalAddress, miles: number, states: string[]): number {
  if (from.zipCode?.slice(0, 3) === to.zipCode?.slice(0, 3)) return 0;
  if (states[0] !== states[1] && states.some((state) => farStates.includes(state))) return 8;
  const reached = zoneMiles.findIndex((limit) => miles <= limit);
  return reached === -1 ? 7 : reached + 1;
}

function internationalZone(countryCode: string): Zone {
  const found = Object.entries(internationalZones).findIndex(([, countries]) =>
    countries.split(' ').includes(countryCode),
  );
  const column = found === -1 ? 3 : found;
  return { scope: 'INTERNATIONAL', name: 'ABCD'.charAt(column), column };
}

/** Whole pounds that are charged for: the weight, or what the size counts as, whichever is more. */
export function billablePounds(parcel: ParcelSize, rates: ServiceRates): number {
  const cubicInches = parcel.lengthInches * parcel.widthInches * parcel.heightInches;
  const dimensional = cubicInches > rates.dimensionalFrom ? cubicInches / rates.dimensionalDivisor : 0;
  return Math.max(1, Math.ceil(Math.max(parcel.weightPounds, dimensional) - 1e-9));
}

/** Every service that takes the parcel with its price, cheapest first. */
export function rateParcel(from: PostalAddress, to: PostalAddress, parcel: ParcelSize): Rate[] {
  checkParcel(parcel);
  const zone = zoneOf(from, to);
  const sides = [parcel.lengthInches, parcel.widthInches, parcel.heightInches].toSorted((a, b) => b - a);
  const [longest = 0, middle = 0, shortest = 0] = sides;
  if (longest + 2 * (middle + shortest) > mostGirthInches) return [];
  return serviceRates
    .filter(({ scope, heaviestPounds }) => scope === zone.scope && parcel.weightPounds <= heaviestPounds)
    .map((rates): Rate => {
      const pounds = billablePounds(parcel, rates);
      const first = (rates.firstPound[zone.column] ?? 0) * lightShare(parcel, pounds, rates);
      const more = (rates.nextPound[zone.column] ?? 0) * (pounds - 1);
      return {
        rateId: rates.service,
        service: rates.service,
        carrier: rates.carrier,
        amountMinor: Math.round(first + more) + (longest > handlingFromInches ? handlingMinor : 0),
        currency: 'USD',
        deliveryDays: rates.days[zone.column] ?? null,
        billablePounds: pounds,
        zone: zone.name,
      };
    })
    .toSorted(byPrice);
}

function lightShare({ weightPounds }: ParcelSize, pounds: number, { lightShares }: ServiceRates): number {
  if (!lightShares || pounds > 1) return 1;
  const step = [4, 8, 12].findIndex((ounces) => weightPounds * 16 <= ounces + 1e-9);
  return lightShares[step] ?? 1;
}
