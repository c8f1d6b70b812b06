import { describe, expect, it } from 'vitest';
import { readValues } from './read-values.ts';

const now = new Date('2026-11-20T15:00:00Z');
const seen = (text: string) =>
  readValues(text, now).map((value) => ({ ...value, start: undefined, end: undefined }));

describe('numbers', () => {
  it.each([
    ['under 500', { kind: 'number', value: 500, bound: 'max' }],
    ['at least 4.5', { kind: 'number', value: 4.5, bound: 'min' }],
    ['4.5 or better', { kind: 'number', value: 4.5, bound: 'min' }],
    ['300 pcs max', { kind: 'number', value: 300, bound: 'max' }],
    ['200 or less', { kind: 'number', value: 200, bound: 'max' }],
    ['no more than 3 items', { kind: 'number', value: 3, bound: 'max' }],
    ['5k units', { kind: 'number', value: 5000 }],
    ['1.2 million', { kind: 'number', value: 1_200_000 }],
    ['two hundred mugs', { kind: 'number', value: 200 }],
    ['twenty-five pieces', { kind: 'number', value: 25 }],
    ['a dozen candles', { kind: 'number', value: 12 }],
    ['2,000 candles', { kind: 'number', value: 2000 }],
    ['$3.40 each', { kind: 'money', value: 3.4, perUnit: true }],
    ['50 dollars', { kind: 'money', value: 50 }],
    ['99 cents', { kind: 'money', value: 0.99 }],
    ['12.5%', { kind: 'percent', value: 12.5 }],
    ['twenty percent', { kind: 'percent', value: 20 }],
    ['between 5 and 10 dollars', { kind: 'money', value: 5, high: 10 }],
    ['300-500 units', { kind: 'number', value: 300, high: 500 }],
    ['5-10k units', { kind: 'number', value: 5000, high: 10_000 }],
    ['older than a week', { kind: 'duration', value: 7, bound: 'min' }],
    ['more than 10 days old', { kind: 'duration', value: 10, bound: 'min' }],
    ['within 2 weeks', { kind: 'duration', value: 14, bound: 'max' }],
    ['anything above 300 bucks', { kind: 'money', value: 300, bound: 'min', currency: 'USD' }],
    ['4,50 eur', { kind: 'money', value: 4.5, currency: 'EUR' }],
    ['4.7+ only', { kind: 'number', value: 4.7, bound: 'min' }],
    ['half a million', { kind: 'number', value: 500_000 }],
    ['a couple hundred', { kind: 'number', value: 200 }],
    ['4-5 weeks', { kind: 'duration', value: 28, high: 35 }],
    ['more than a week ago', { kind: 'duration', value: 7, bound: 'min' }],
    ['180 kg', { kind: 'measure', value: 180, unit: 'kg' }],
    ['6 lb', { kind: 'measure', value: 2.721554, unit: 'kg' }],
    ['12oz', { kind: 'measure', value: 12, unit: 'oz' }],
    ['twenty five cents', { kind: 'money', value: 0.25 }],
    ['two and a half dollars', { kind: 'money', value: 2.5 }],
    ['two and a half weeks', { kind: 'duration', value: 17.5 }],
    ['2 1/2 inches', { kind: 'measure', value: 6.35, unit: 'cm' }],
    ['2½ kg', { kind: 'measure', value: 2.5, unit: 'kg' }],
    ['one and a half months', { kind: 'duration', value: 45 }],
    ['a hundred and fifty', { kind: 'number', value: 150 }],
    ['a tenner', { kind: 'money', value: 10 }],
    ['twenty five of them', { kind: 'number', value: 25 }],
  ])('%s', (text, wanted) => expect(seen(text)).toMatchObject([wanted]));

  it('keeps a quantity and a price apart', () => {
    expect(seen('1200 at 2.10 a piece')).toMatchObject([
      { value: 1200, unit: 'units', perUnit: false },
      { value: 2.1, perUnit: true },
    ]);
  });

  it.each([
    'how much of it is section 301',
    'the second one',
    'put the first two on hold',
    'that one',
    'FIVER',
    'which one of them',
  ])('%s holds none', (text) => expect(seen(text)).toEqual([]));

  it('takes a number within a name for none', () => {
    const texts = (text: string) => seen(text).map(({ text: said }) => said);
    expect(texts('negotiate with Jingdezhen Kiln Nine')).toEqual([]);
    expect(texts('Nine mugs for Kiln')).toEqual(['Nine']);
  });

  it('takes the sides of a size for no quantity', () => {
    const numbers = (text: string) => seen(text).map(({ text: said }) => said);
    expect(numbers('a mailer, 30x20x20 cm, 800 pcs')).toEqual(['800']);
    expect(numbers('12 x 8 oz')).toHaveLength(2);
  });

  it('reads a price times a count', () => {
    expect(seen('the nylon one 13.50 x 600')).toMatchObject([{ value: 13.5 }, { value: 600, unit: 'units' }]);
  });

  it('keeps two numbers of records apart', () => {
    expect(seen('orders 1042 and 1043')).toMatchObject([{ value: 1042 }, { value: 1043 }]);
  });
});

describe('dates', () => {
  it.each([
    ['by the 15th of March', '2027-03-15', '2027-03-15'],
    ['the fifteenth of March', '2027-03-15', '2027-03-15'],
    ['the twenty-first of december', '2026-12-21', '2026-12-21'],
    ['last month', '2026-10-01', '2026-10-31'],
    ['next month', '2026-12-01', '2026-12-31'],
    ['this week', '2026-11-16', '2026-11-22'],
    ['last quarter', '2026-07-01', '2026-09-30'],
    ['in Q3', '2026-07-01', '2026-09-30'],
    ['the last 30 days', '2026-10-21', '2026-11-20'],
    ['past two weeks', '2026-11-06', '2026-11-20'],
    ['in september', '2026-09-01', '2026-09-30'],
    ['in 2025', '2025-01-01', '2025-12-31'],
    ['yesterday', '2026-11-19', '2026-11-19'],
    ['from 1 June to 15 June', '2026-06-01', '2026-06-15'],
    ['between 10 and 20 november', '2026-11-10', '2026-11-20'],
    ['from June 1st to July 15th 2025', '2025-06-01', '2025-07-15'],
    ['on 2026-12-05', '2026-12-05', '2026-12-05'],
    ['January 15', '2027-01-15', '2027-01-15'],
    ['year to date', '2026-01-01', '2026-11-20'],
    ['whole year so far', '2026-01-01', '2026-11-20'],
    ['the year so far', '2026-01-01', '2026-11-20'],
    ['the whole month', '2026-11-01', '2026-11-30'],
    ['by end of april', '2026-04-30', '2026-04-30'],
    ['mid december', '2025-12-16', '2025-12-16'],
    ['oct 3 to oct 9', '2026-10-03', '2026-10-09'],
  ])('%s', (text, from, to) => expect(seen(text)).toMatchObject([{ kind: 'date', from, to }]));

  it.each([
    ['since September', 'min'],
    ['before June', 'max'],
    ['until 5 January', 'max'],
  ])('%s is open on one side', (text, bound) => expect(seen(text)).toMatchObject([{ kind: 'date', bound }]));

  it.each(['order 1042', 'you may cancel', 'sold in a second', 'version 4.5'])('%s holds none', (text) =>
    expect(seen(text).filter((value) => value.kind === 'date')).toEqual([]),
  );
});

describe('places and codes', () => {
  it.each([
    ['from Vietnam', 'VN', false],
    ['the Vietnamese one', 'VN', false],
    ['made in the USA', 'US', false],
    ['South Korea', 'KR', false],
    ['out of Türkiye', 'TR', false],
    ['without Türkiye', 'TR', true],
    ['from México', 'MX', false],
    ['not in China', 'CN', true],
    ['outside of China', 'CN', true],
    ['anywhere but Mexico', 'MX', true],
    ['rather than India', 'IN', true],
  ])('%s', (text, value, negated) => expect(seen(text)).toMatchObject([{ kind: 'country', value, negated }]));

  it('negates a list', () =>
    expect(seen('not in China or India')).toMatchObject([
      { value: 'CN', negated: true },
      { value: 'IN', negated: true },
    ]));
  it('reads several', () =>
    expect(seen('Vietnam versus China').map((value) => 'value' in value && value.value)).toEqual([
      'VN',
      'CN',
    ]));
  it.each(['bone china mugs', 'help us', 'turkey sandwich'])('%s names no country', (text) =>
    expect(seen(text).filter((value) => value.kind === 'country')).toEqual([]),
  );

  it.each([
    ['mail ana@studio.test please', 'email', 'ana@studio.test'],
    ['hts 9503.00.00', 'hts', '9503.00.00'],
    ['zip code 97205', 'postal', '97205'],
    ['to Texas', 'state', 'TX'],
    ['say "hello there"', 'quoted', 'hello there'],
    ['sku MUG-01-BLUE', 'code', 'MUG-01-BLUE'],
  ])('%s', (text, kind, value) => expect(seen(text)).toMatchObject([{ kind, value }]));
});

it('reads no figure where two of a price are spoken together', () =>
  expect(seen('have that at seven-fifty')).toEqual([]));

it('knows a country by those who live there', () =>
  expect(readValues('how much of that was canadians', new Date(0))).toMatchObject([
    { kind: 'country', value: 'CA' },
  ]));
