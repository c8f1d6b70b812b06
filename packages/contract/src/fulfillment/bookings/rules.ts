import type { BookingStatus, FreightType } from './enums.ts';

/** What may follow what. The partner’s confirmation may come when the work is done already. */
export const bookingTransitions: Readonly<Record<BookingStatus, readonly BookingStatus[]>> = {
  REQUESTED: ['CONFIRMED', 'DONE', 'CANCELED'],
  CONFIRMED: ['DONE', 'CANCELED'],
  DONE: [],
  CANCELED: [],
};

interface FreightLimits {
  /** "carton", "pallet". */
  unit: string;
  quantity: number;
  weightPounds: number;
  heightInches: number;
  /** Of the other sides; a pallet’s footprint is the standard 48 × 40 in. */
  sideInches: number;
}

/**
 * What one booking may hold. Parcel carriers take cartons up to 150 lb and 108 in; a 53 ft trailer takes 26 pallets, each up
 * to 84 in high and 2,500 lb at the fulfillment center’s dock.
 */
export const freightLimits: Readonly<Record<FreightType, FreightLimits>> = {
  PARCEL: { unit: 'carton', quantity: 200, weightPounds: 150, heightInches: 108, sideInches: 108 },
  PALLET: { unit: 'pallet', quantity: 26, weightPounds: 2500, heightInches: 84, sideInches: 48 },
};

/** Booked at most this many days ahead. */
export const furthestDays = 365;

export interface FreightFigures {
  type: FreightType;
  quantity: number;
  weightPounds: number;
  heightInches: number;
  lengthInches?: number | undefined;
  widthInches?: number | undefined;
}

type FreightField = Exclude<keyof FreightFigures, 'type'>;
export interface FreightFault {
  path: FreightField;
  message: string;
}

const number = (value: number) => value.toLocaleString('en-US');

/** What of a freight booking nobody would pick up, each with what to do; empty for nothing. */
export function freightFaults(figures: FreightFigures): FreightFault[] {
  const { type, quantity } = figures;
  const { unit, quantity: most, weightPounds, heightInches, sideInches } = freightLimits[type];
  const faults: FreightFault[] = [];
  if (!Number.isInteger(quantity) || quantity < 1)
    faults.push({ path: 'quantity', message: `Book at least 1 ${unit}.` });
  else if (quantity > most)
    faults.push({
      path: 'quantity',
      message: `A ${type === 'PARCEL' ? 'parcel' : 'pallet'} booking takes up to ${most} ${unit}s. ${
        type === 'PARCEL' ? 'Put them on pallets, or split the booking.' : 'Split it into several bookings.'
      }`,
    });
  const size = (path: FreightField, value: number | undefined, limit: number, what: string, tip: string) => {
    if (value === undefined) return;
    if (!(value > 0)) faults.push({ path, message: `Enter the ${what} of one ${unit}, more than 0.` });
    else if (value > limit)
      faults.push({
        path,
        message: `One ${unit} can be at most ${number(limit)} ${path === 'weightPounds' ? 'lb' : 'in'} ${tip}`,
      });
  };
  size(
    'weightPounds',
    figures.weightPounds,
    weightPounds,
    'weight in pounds',
    type === 'PARCEL' ? 'in weight. Use smaller cartons or book pallets.' : 'in weight. Use more pallets.',
  );
  size(
    'heightInches',
    figures.heightInches,
    heightInches,
    'height in inches',
    type === 'PARCEL'
      ? 'on a side. Book pallets instead.'
      : 'high. Stack less on each, and use more pallets.',
  );
  if (type === 'PALLET') return faults;
  size(
    'lengthInches',
    figures.lengthInches,
    sideInches,
    'length in inches',
    'on a side. Book pallets instead.',
  );
  size('widthInches', figures.widthInches, sideInches, 'width in inches', 'on a side. Book pallets instead.');
  return faults;
}

const dayMs = 86_400_000;

/** Why a day can’t be booked, in a sentence with what to do; undefined when it can. `today` is YYYY-MM-DD. */
export function dayFault(day: string, today: string): string | undefined {
  if (day < today) return 'That day has passed. Choose today or a later day.';
  if (Date.parse(day) - Date.parse(today) > furthestDays * dayMs)
    return 'That’s more than a year away. Choose an earlier day.';
  return undefined;
}

export interface KitPart {
  /** Of one kit. */
  quantity: number;
  /** Left to sell, and in no other kit that is ordered. */
  available: number;
}

/** How many kits the parts make. */
export const kitsPossible = (parts: readonly KitPart[]): number =>
  parts.length === 0
    ? 0
    : Math.max(
        0,
        Math.min(...parts.map(({ quantity, available }) => Math.floor(available / Math.max(1, quantity)))),
      );

/** Whether two periods share a day, both ends included. */
export const overlaps = (
  one: { startsOn: string; endsOn: string },
  other: { startsOn: string; endsOn: string },
): boolean => one.startsOn <= other.endsOn && other.startsOn <= one.endsOn;
