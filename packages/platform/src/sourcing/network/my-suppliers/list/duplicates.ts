import { mayBeSamePlace } from '../normal.ts';
import type { ListedSupplier } from './read-row.ts';

/** What duplicates are told by. */
export interface Known {
  nameKey: string;
  country: string | null;
  addressKey: string;
}

/**
 * The same supplier: equal normal names, no two different countries, and addresses that may be of one place. Two plants of
 * one company at two addresses are two suppliers.
 */
export const isSameSupplier = (one: Known, other: Known) =>
  one.nameKey === other.nameKey &&
  (one.country === null || other.country === null || one.country === other.country) &&
  mayBeSamePlace(one.addressKey, other.addressKey);

/** Suppliers by their normal names, so that a list of thousands is compared within names only. */
export class KnownSuppliers<T extends Known> {
  readonly #byName = new Map<string, T[]>();

  add(supplier: T): void {
    const same = this.#byName.get(supplier.nameKey);
    if (same) same.push(supplier);
    else this.#byName.set(supplier.nameKey, [supplier]);
  }

  find(supplier: Known): T | undefined {
    return this.#byName.get(supplier.nameKey)?.find((one) => isSameSupplier(one, supplier));
  }
}

export interface WithoutDuplicates {
  kept: ListedSupplier[];
  duplicates: { supplier: ListedSupplier; ofLine: number }[];
}

/** The first of each supplier of a list; what the later ones know beyond it is taken over. */
export function withoutDuplicates(list: readonly ListedSupplier[]): WithoutDuplicates {
  const known = new KnownSuppliers<ListedSupplier>();
  const kept: ListedSupplier[] = [];
  const duplicates: WithoutDuplicates['duplicates'] = [];
  for (const one of list) {
    const first = known.find(one);
    if (first) {
      fillFrom(first, one);
      duplicates.push({ supplier: one, ofLine: first.line });
      continue;
    }
    const supplier = { ...one, tags: [...one.tags], notes: [...one.notes] };
    known.add(supplier);
    kept.push(supplier);
  }
  return { kept, duplicates };
}

export const fillable = ['country', 'city', 'address', 'sector', 'email', 'website', 'phoneNumber'] as const;

function fillFrom(first: ListedSupplier, later: ListedSupplier): void {
  for (const field of fillable) {
    if (first[field] === null && later[field] !== null) first[field] = later[field];
  }
  if (first.addressKey === '') first.addressKey = later.addressKey;
}
