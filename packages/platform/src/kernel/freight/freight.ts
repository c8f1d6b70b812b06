import { count as countWords } from '@brandwright/contract/kernel/words.ts';
import {
  airDays,
  airDivisor,
  airFromKg,
  container20,
  container40,
  courierDays,
  courierDivisor,
  courierUpToKg,
  freightRegionOf,
  kilogramsPerCubicMeter,
  perShipment,
  type FreightRegion,
} from './freight-rates.ts';

/** What is carried: gross kilograms and cubic meters of the packed shipment. */
export interface Load {
  grossKg: number;
  cubicMeters: number;
}

/** Freight of one shipment in US cents. */
export interface Freight {
  transport: 'OCEAN' | 'AIR' | 'TRUCK';
  kind: 'shared' | 'whole' | 'air' | 'courier';
  way: string;
  amountMinor: number;
  days: { min: number; max: number };
  note: string;
}

/** Both ways from a country: by sea (by truck within North America), and by air. Each is the cheapest of its kinds. */
export function freightsFrom(country: string, load: Load): [surface: Freight, air: Freight] {
  const region = freightRegionOf(country);
  return [
    cheapestOf([sharedFreight(region, load), wholeFreight(region, load)]),
    cheapestOf([
      ...(load.grossKg <= courierUpToKg ? [courierFreight(region, load)] : []),
      ...(load.grossKg >= airFromKg ? [airFreight(region, load)] : []),
    ]),
  ];
}

const cheapestOf = (freights: readonly Freight[]): Freight =>
  freights.reduce((best, one) => (one.amountMinor < best.amountMinor ? one : best));

const span = ([min, max]: readonly [number, number]) => ({ min, max });
const rounded = (value: number): string => String(Number(value.toFixed(value < 10 ? 1 : 0)));

function sharedFreight(region: FreightRegion, { grossKg, cubicMeters }: Load): Freight {
  const billed = Math.max(1, cubicMeters, grossKg / kilogramsPerCubicMeter);
  const isSea = region.surface === 'OCEAN';
  return {
    transport: region.surface,
    kind: 'shared',
    way: isSea ? 'By sea, in a shared container' : 'By truck, shared load',
    amountMinor: Math.round(billed * region.sharedPerCubicMeter + perShipment.shared),
    days: span(region.surfaceDays),
    note: `${rounded(billed)} m³ at $${region.sharedPerCubicMeter / 100} from ${region.name}, and $${perShipment.shared / 100} for handling and delivery`,
  };
}

/** As many whole containers as it takes, of the size that is cheaper. */
function wholeFreight(region: FreightRegion, load: Load): Freight {
  const count = (one: typeof container20 | typeof container40) =>
    Math.max(1, Math.ceil(load.cubicMeters / one.cubicMeters), Math.ceil(load.grossKg / one.kilograms));
  const sizes = [
    { name: '20-foot', count: count(container20), each: region.whole20 },
    { name: '40-foot', count: count(container40), each: region.whole40 },
  ].map((one) => ({ ...one, amountMinor: one.count * (one.each + perShipment.whole) }));
  const [small, large] = sizes;
  const best = large && small && large.amountMinor < small.amountMinor ? large : small;
  const isSea = region.surface === 'OCEAN';
  const amountMinor = best?.amountMinor ?? Number.POSITIVE_INFINITY;
  return {
    transport: region.surface,
    kind: 'whole',
    way: isSea
      ? `By sea, ${best?.count ?? 1} × ${best?.name ?? ''} container${best?.count === 1 ? '' : 's'}`
      : `By truck, ${countWords(best?.count ?? 1, 'full load')}`,
    amountMinor,
    days: span(region.surfaceDays),
    note: `$${(best?.each ?? 0) / 100} each from ${region.name}, and $${perShipment.whole / 100} for handling and delivery`,
  };
}

function airFreight(region: FreightRegion, { grossKg, cubicMeters }: Load): Freight {
  const billed = Math.max(grossKg, (cubicMeters * 1_000_000) / airDivisor);
  return {
    transport: 'AIR',
    kind: 'air',
    way: 'By air freight',
    amountMinor: Math.round(billed * region.airPerKg + perShipment.air),
    days: span(airDays),
    note: `${rounded(billed)} chargeable kg at $${(region.airPerKg / 100).toFixed(2)} from ${region.name}, and $${perShipment.air / 100} for handling and delivery`,
  };
}

function courierFreight(region: FreightRegion, { grossKg, cubicMeters }: Load): Freight {
  const billed = Math.max(1, grossKg, (cubicMeters * 1_000_000) / courierDivisor);
  return {
    transport: 'AIR',
    kind: 'courier',
    way: 'By express courier',
    amountMinor: Math.round(billed * region.courierPerKg + perShipment.courier),
    days: span(courierDays),
    note: `${rounded(billed)} chargeable kg at $${(region.courierPerKg / 100).toFixed(2)} from ${region.name}, and $${perShipment.courier / 100} for collection`,
  };
}

/** Most days from a factory of a country to a US door: by sea (by truck within North America), or by air freight. */
export const arrivalDaysFrom = (country: string, transport: Freight['transport'] = 'OCEAN'): number =>
  (transport === 'AIR' ? airDays : freightRegionOf(country).surfaceDays)[1];
