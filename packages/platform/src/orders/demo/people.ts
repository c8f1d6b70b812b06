import type { ShippingAddress } from '@brandwright/contract/orders/entities.ts';
import type { Random } from '../../kernel/data/random.ts';
import { demoPlaces, firstNames, lastNames, shops, streets, type DemoPlace } from './brands.data.ts';

export interface DemoPerson {
  name: string;
  email: string;
  phone: string | null;
  company: string | null;
  place: DemoPlace;
  address: ShippingAddress;
  /** How often this person buys beside the others. */
  weight: number;
}

/** One of the items, by weight. */
export function pickWeighted<T extends { weight: number }>(random: Random, items: readonly T[]): T {
  let left = random.next() * items.reduce((sum, item) => sum + item.weight, 0);
  for (const item of items) {
    left -= item.weight;
    if (left < 0) return item;
  }
  return random.pick(items);
}

/** People with a name and an email each of their own; a few buy often. */
export function demoPeople(random: Random, wanted: number): DemoPerson[] {
  const people: DemoPerson[] = [];
  const taken = new Set<string>();
  while (people.length < wanted) {
    const name = `${random.pick(firstNames)} ${random.pick(lastNames)}`;
    if (taken.has(name)) continue;
    taken.add(name);
    const weight = random.chance(0.12) ? random.between(5, 12) : random.between(1, 2);
    people.push(person(random, name, pickWeighted(random, demoPlaces), weight));
  }
  return people;
}

/** Buyers of the wholesale orders. */
export function demoShops(random: Random): DemoPerson[] {
  const domestic = demoPlaces.filter((place) => place.countryCode === 'US');
  return shops.map((company) => {
    const buyer = person(
      random,
      `${random.pick(firstNames)} ${random.pick(lastNames)}`,
      pickWeighted(random, domestic),
      1,
    );
    const domain = company.toLowerCase().replace(/[^a-z]+/g, '');
    const email = `buying@${domain}.example`;
    return { ...buyer, company, email, address: { ...buyer.address, company } };
  });
}

export function person(random: Random, name: string, place: DemoPlace, weight: number): DemoPerson {
  const address: ShippingAddress = {
    name,
    company: null,
    addressLine1: `${random.between(11, 2980)} ${random.pick(streets)}`,
    addressLine2: random.chance(0.25) ? `Apt ${random.between(1, 24)}` : null,
    city: place.city,
    state: place.state,
    zipCode: place.zip,
    countryCode: place.countryCode,
    phone: null,
  };
  const email = `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@example.com`;
  const phone = random.chance(0.4)
    ? `+1 555 ${random.between(200, 999)} ${String(random.between(0, 9999)).padStart(4, '0')}`
    : null;
  return { name, email, phone, company: null, place, address, weight };
}
