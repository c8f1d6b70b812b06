import { expect, test } from 'vitest';
import { addressOf, compareInput, formOf, lookUpInput, mistakesOf, screenAddress } from './tariff-address.ts';

const query = new URLSearchParams(
  'query=scented+candles&countryCode=VN&countryCode=cn&price=3.40&quantity=2%2C000&entryDate=2026-12-15',
);

test('the address holds the whole form', () => {
  const form = formOf(query);
  expect(form.countries).toEqual(['VN', 'CN']);
  expect(lookUpInput(form)).toEqual({
    product: 'scented candles',
    country: 'VN',
    unitPriceMinor: 340,
    quantity: 2000,
    entryDate: '2026-12-15',
  });
  expect(compareInput(form)).toMatchObject({ countries: ['VN', 'CN'], unitPriceMinor: 340 });
  expect(formOf(new URLSearchParams(screenAddress('/tariff-rate-agent-review', form).split('?')[1]))).toEqual(
    form,
  );
  expect(addressOf(formOf(new URLSearchParams())).query).toBeNull();
});

test('a code is sent as a code', () => {
  expect(lookUpInput(formOf(new URLSearchParams('query=3406.00.00&countryCode=IN')))).toEqual({
    hts: '3406.00.00',
    country: 'IN',
  });
});

test('nothing is asked while something is missing or wrong', () => {
  expect(lookUpInput(formOf(new URLSearchParams('query=candles')))).toBeNull();
  expect(compareInput(formOf(new URLSearchParams('query=candles&countryCode=VN')))).toBeNull();
  const wrong = formOf(
    new URLSearchParams('query=candles&countryCode=VN&price=cheap&quantity=-2&entryDate=soon'),
  );
  expect(Object.keys(mistakesOf(wrong)).sort()).toEqual(['entryDate', 'price', 'quantity']);
  expect(lookUpInput(wrong)).toBeNull();
});

test('what is no country is dropped from the address', () => {
  expect(formOf(new URLSearchParams('countryCode=Vietnam&countryCode=VN,CN&transport=CAMEL'))).toMatchObject({
    countries: ['VN', 'CN'],
    transport: '',
  });
});
