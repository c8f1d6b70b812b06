import { describe, expect, it } from 'vitest';
import { countryAtEnd, countryOf } from '@brandwright/language/values/countries.ts';
import { readPhone, readWebsite } from './contacts.ts';
import { mayBeSamePlace, normalName, websiteKey } from './normal.ts';
import { inviteMayBecome, nearlySameName, readTag } from './rules.ts';

describe('a normal name', () => {
  it.each([
    ['Dalian Sportech Apparel Co., Ltd.', 'DALIAN SPORTECH APPAREL CO.LTD'],
    ['Rinplay S. DE R.L. DE C.V. (Huichapan)', 'Rinplay (Huichapan)'],
    ['Hanes France SAS', 'Hanes France S.A.S.'],
    ['PT Pacific Brands', 'Pacific Brands'],
    ['Anna’s Pottery', 'Annas Pottery, LLC'],
    ['Fábrica Lisboeta Lda', 'Fabrica Lisboeta'],
    ['Tripler Trading Co Pty Ltd', 'TRIPLER TRADING'],
    ['Coldwater & Sons GmbH', 'Coldwater and Sons'],
  ])('of %s is that of %s', (one, other) => {
    expect(normalName(one)).toBe(normalName(other));
  });

  it('keeps what tells companies apart, and a name of legal words only', () => {
    expect(normalName('Lume & Cera')).toBe('lume and cera');
    expect(normalName('Mayfair (Shenzhen) Ltd')).not.toBe(normalName('Mayfair (Dongguan) Ltd'));
    expect(normalName('Co Ltd')).not.toBe('');
    expect(normalName('AS Colour')).toBe('as colour');
  });
});

it.each([
  ['Slovak Republic', 'SK'],
  ['Viet Nam', 'VN'],
  ['KOREA', 'KR'],
  ['CHINA', 'CN'],
  ['USA', 'US'],
  ['Türkiye', 'TR'],
  ['Hong Kong SAR', 'HK'],
  ['Dominican Republic', 'DO'],
  ['Côte d’Ivoire', 'CI'],
  ['Lao PDR', 'LA'],
  ['Narnia', undefined],
  ['EU', undefined],
])('reads the country %s as %s', (written, code) => {
  expect(countryOf(written)).toBe(code);
});

it('finds the country at the end of an address', () => {
  expect(countryAtEnd('Yangzhou,Jiangsu Province,China')).toBe('CN');
  expect(countryAtEnd('Block 4, Seoul, Republic of Korea')).toBe('KR');
  expect(countryAtEnd('Rua da Figueira 8')).toBeUndefined();
});

it('takes two plants of one company for two places', () => {
  const one = 'no 8 penghu road hitech zone changshu';
  expect(mayBeSamePlace(one, 'penghu road 8 changshu jiangsu')).toBe(true);
  expect(mayBeSamePlace(one, '')).toBe(true);
  expect(mayBeSamePlace(one, '48 kangzheng road danzhutou shenzhen')).toBe(false);
});

it('tells websites apart by host, and by path where many share it', () => {
  expect(websiteKey('https://www.annas.com/shop')).toBe('annas.com');
  expect(websiteKey('https://www.facebook.com/annas/')).toBe('facebook.com/annas');
});

describe('contacts', () => {
  it.each([
    ['annaspottery.com', 'https://annaspottery.com'],
    ['HTTP://www.Annas.com/shop#top', 'http://www.annas.com/shop'],
    ['töpferei.de', 'https://xn--tpferei-90a.de'],
  ])('keep the website %s as %s', (written, value) => {
    expect(readWebsite(written)).toEqual({ value });
  });

  it.each([
    'javascript:alert(1)',
    'ftp://annas.com',
    'https://user:pass@annas.com',
    'http://127.0.0.1/',
    'http://[::1]/',
    'http://169.254.169.254/latest',
    'localhost',
    'http://printer.local',
    'http://intranet',
    'not a site',
    'http://2130706433',
  ])('refuse the website %s', (written) => {
    expect(readWebsite(written)).toHaveProperty('problem');
  });

  it('keep a phone number as E.164, and ask for the country code', () => {
    expect(readPhone('+351 (0)912 345-678')).toEqual({ value: '+351912345678' });
    expect(readPhone('0086 574 8888 1234')).toEqual({ value: '+8657488881234' });
    expect(readPhone('912 345 678')).toMatchObject({ problem: expect.stringContaining('country code') });
    expect(readPhone('+1 call me')).toHaveProperty('problem');
    expect(readPhone('+1234567890123456')).toHaveProperty('problem');
  });
});

describe('rules', () => {
  it('see a typing mistake in a name, and no more', () => {
    expect(nearlySameName('harbour ceramics', 'harbor ceramics')).toBe(true);
    expect(nearlySameName('harbour ceramics', 'harbour textiles')).toBe(false);
    expect(nearlySameName('plant 2 shenzhen', 'plant 3 shenzhen')).toBe(false);
    expect(nearlySameName('vela', 'vola')).toBe(false);
  });

  it('let an open invite be answered or canceled, and a closed one be sent anew', () => {
    expect(inviteMayBecome('INVITED', 'JOINED')).toBe(true);
    expect(inviteMayBecome('CANCELED', 'INVITED')).toBe(true);
    expect(inviteMayBecome('JOINED', 'CANCELED')).toBe(false);
    expect(inviteMayBecome('CANCELED', 'JOINED')).toBe(false);
  });

  it('keep a tag on one line and short', () => {
    expect(readTag('  #samples,\n ordered ')).toBe('samples ordered');
    expect(readTag('x'.repeat(31))).toBeNull();
    expect(readTag(' , ')).toBeNull();
  });
});
