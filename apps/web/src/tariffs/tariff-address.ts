import { isCountryCode } from '@brandwright/contract/kernel/fields.ts';
import type { SendOf } from '@brandwright/contract/kernel/operation.ts';
import type { compareTariffChange } from '@brandwright/contract/tariffs/compare-tariff-change.ts';
import type { compareTariffs } from '@brandwright/contract/tariffs/compare-tariffs.ts';
import type { lookUpTariff } from '@brandwright/contract/tariffs/look-up-tariff.ts';

export const transports = ['OCEAN', 'AIR', 'TRUCK', 'POST'] as const;
export type Transport = (typeof transports)[number];

/** The form of the tariff screen: text as typed. The address holds the same. */
export interface TariffForm {
  /** Product words or an HTS code. */
  query: string;
  /** Two-letter codes; the first is the one looked up, all are compared. */
  countries: readonly string[];
  /** Dollars as typed. */
  price: string;
  quantity: string;
  weight: string;
  freight: string;
  entryDate: string;
  transport: Transport | '';
  /** 'yes', 'no' or not said. */
  usmca: '' | 'yes' | 'no';
  /** What would change, for a what-if: a country's code, dollars, pieces and a day as typed. */
  toCountry: string;
  toPrice: string;
  toQuantity: string;
  toEntryDate: string;
}

/** Mistakes by field, in words. */
export type FormMistakes = Partial<Record<keyof TariffForm, string>>;

/** The form that an address means. */
export function formOf(query: URLSearchParams): TariffForm {
  const text = (name: string) => query.get(name)?.trim() ?? '';
  const usmca = text('usmca');
  return {
    query: text('query'),
    countries: [
      ...new Set(
        query
          .getAll('countryCode')
          .flatMap((codes) => codes.toUpperCase().split(','))
          .filter(isCountryCode),
      ),
    ].slice(0, 10),
    price: text('price'),
    quantity: text('quantity'),
    weight: text('weight'),
    freight: text('freight'),
    entryDate: text('entryDate'),
    transport: transports.find((transport) => transport === text('transport')) ?? '',
    usmca: usmca === 'yes' || usmca === 'no' ? usmca : '',
    toCountry: /^[A-Za-z]{2}$/.test(text('toCountryCode')) ? text('toCountryCode').toUpperCase() : '',
    toPrice: text('toPrice'),
    toQuantity: text('toQuantity'),
    toEntryDate: text('toEntryDate'),
  };
}

/** The query parameters of a form; what is empty is left out. */
export const addressOf = (form: TariffForm): Record<string, string | readonly string[] | null> => ({
  query: form.query.trim() || null,
  countryCode: form.countries,
  price: form.price.trim() || null,
  quantity: form.quantity.trim() || null,
  weight: form.weight.trim() || null,
  freight: form.freight.trim() || null,
  entryDate: form.entryDate || null,
  transport: form.transport || null,
  usmca: form.usmca || null,
  toCountryCode: form.toCountry || null,
  toPrice: form.toPrice.trim() || null,
  toQuantity: form.toQuantity.trim() || null,
  toEntryDate: form.toEntryDate || null,
});

/** What is wrong with the form, in words; empty when nothing is. */
export function mistakesOf(form: TariffForm): FormMistakes {
  return {
    ...(centsOf(form.price) === undefined ? { price: 'Enter an amount, such as 3.40.' } : {}),
    ...(numberOf(form.quantity) === undefined ? { quantity: 'Enter a number above zero.' } : {}),
    ...(numberOf(form.weight) === undefined ? { weight: 'Enter kilograms, such as 250.' } : {}),
    ...(centsOf(form.freight) === undefined ? { freight: 'Enter an amount, such as 0.60.' } : {}),
    ...(isDay(form.entryDate) ? {} : { entryDate: 'Enter a date, such as 2026-12-15.' }),
    ...(centsOf(form.toPrice) === undefined ? { toPrice: 'Enter an amount, such as 3.40.' } : {}),
    ...(numberOf(form.toQuantity) === undefined ? { toQuantity: 'Enter a number above zero.' } : {}),
    ...(isDay(form.toEntryDate) ? {} : { toEntryDate: 'Enter a date, such as 2027-01-15.' }),
  };
}

const isDay = (text: string): boolean => text === '' || /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Minor units; null for nothing, undefined for what is no amount. */
function centsOf(text: string): number | null | undefined {
  const plain = text.replace(/[$,\s]/g, '');
  if (plain === '') return null;
  return /^\d{1,7}(\.\d{1,2})?$/.test(plain) && Number(plain) > 0
    ? Math.round(Number(plain) * 100)
    : undefined;
}

function numberOf(text: string): number | null | undefined {
  const plain = text.replace(/[,\s]/g, '');
  if (plain === '') return null;
  return /^\d{1,9}(\.\d{1,3})?$/.test(plain) && Number(plain) > 0 ? Number(plain) : undefined;
}

const isCode = (text: string): boolean => /^\d{4}[\d.\s]*$/.test(text.trim());

function shared(form: TariffForm) {
  const price = centsOf(form.price);
  const quantity = numberOf(form.quantity);
  const weight = numberOf(form.weight);
  return {
    ...(isCode(form.query) ? { hts: form.query.trim() } : { product: form.query.trim() }),
    ...(price ? { unitPriceMinor: price } : {}),
    ...(quantity ? { quantity } : {}),
    ...(weight ? { weightKg: weight } : {}),
    ...(form.entryDate ? { entryDate: form.entryDate } : {}),
    ...(form.transport ? { transport: form.transport } : {}),
    ...(form.usmca ? { usmcaQualifies: form.usmca === 'yes' } : {}),
  };
}

/** What to look up; null while product or country is missing or something is wrong. */
export function lookUpInput(form: TariffForm): SendOf<typeof lookUpTariff> | null {
  const [country] = form.countries;
  if (form.query.trim().length < 2 || !country || Object.keys(mistakesOf(form)).length > 0) return null;
  return { ...shared(form), country };
}

/** What to compare; null with fewer than two countries. */
export function compareInput(form: TariffForm): SendOf<typeof compareTariffs> | null {
  if (form.query.trim().length < 2 || form.countries.length < 2 || Object.keys(mistakesOf(form)).length > 0)
    return null;
  const freight = centsOf(form.freight);
  return {
    ...shared(form),
    countries: [...form.countries],
    ...(freight ? { freightPerUnitMinor: freight } : {}),
  };
}

/** What to reckon anew; null while nothing would change. */
export function changeInput(form: TariffForm): SendOf<typeof compareTariffChange> | null {
  const now = lookUpInput(form);
  const price = centsOf(form.toPrice);
  const quantity = numberOf(form.toQuantity);
  const change = {
    ...(form.toCountry && form.toCountry !== form.countries[0] ? { toCountry: form.toCountry } : {}),
    ...(price ? { toUnitPriceMinor: price } : {}),
    ...(quantity ? { toQuantity: quantity } : {}),
    ...(form.toEntryDate ? { toEntryDate: form.toEntryDate } : {}),
  };
  return now === null || Object.keys(change).length === 0 ? null : { ...now, ...change };
}

/** The address of the screen for an answer, so that a card can open it in full. */
export function screenAddress(
  path: '/tariff-rate-agent' | '/tariff-rate-agent-review',
  form: Partial<TariffForm>,
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(addressOf({ ...formOf(new URLSearchParams()), ...form }))) {
    for (const item of Array.isArray(value) ? value : [value])
      if (typeof item === 'string') query.append(name, item);
  }
  return `${path}?${query}`;
}

/** 340 → "3.40". */
export const dollarsText = (amountMinor: number | null): string =>
  amountMinor === null ? '' : (amountMinor / 100).toFixed(2);
