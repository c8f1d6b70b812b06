import { describe, expect, it } from 'vitest';
import { nothingKnown } from './privacy.ts';
import { redactor } from './redact-text.ts';

const known = () => ({
  customers: new Set([
    'Maya Chen',
    'Will Park',
    'Oak Street Goods',
    'maya.chen@example.com',
    '418 Alder Street',
    'Portland',
  ]),
  suppliers: new Set(['Hangzhou Bright Ceramics Co., Ltd.', 'Lumen Candle Works']),
  amounts: new Set([4200, 123450, 999]),
});

describe('money', () => {
  const hide = redactor(['MONEY'], known());
  it.each([
    ['Refund $42.00 for order 1042', ['$', '42.00']],
    ['It cost $1,234.50 in all', ['1,234', '234']],
    ['about $ 42', ['42']],
    ['$**42**', ['42']],
    ['＄４２ please', ['42', '４２']],
    ['$\u200b4\u200b2', ['42', '4\u200b2']],
    ['USD 3,400 and EUR 12', ['3,400', '12']],
    ['42 dollars', ['42']],
    ['12.5k USD', ['12.5']],
    ['under 2k bucks', ['2k']],
    ['forty two dollars and five cents', ['forty', 'two', 'five']],
    ['a couple hundred bucks', ['hundred']],
    ['between 5 and 10 dollars', ['5', '10']],
    ['$5-10 a piece', ['5', '10']],
    ['from $3 to 4', ['3', '4']],
    ['a unit price of 3.85', ['3.85']],
    ['the price is 17', ['17']],
    ['I paid them 650 last week', ['650']],
    ['refund him 30', ['30']],
    ['my budget: 900', ['900']],
    ['make it 42 instead', ['42']],
    ['1234.5 in total', ['1234']],
    ['€1.234,50', ['1.234', '50']],
    ['£9.99', ['9.99']],
    ['¥300 or RMB 280', ['300', '280']],
    ['costs 3 each', ['3']],
    ['12 apiece', ['12']],
    ['samples under 50', ['50']],
    ['5¢ a label', ['5']],
    ['-$12.00 was taken', ['12']],
    ['half a million dollars', ['half', 'million']],
    ['99 off', ['99']],
  ])('%s', (text, gone) => {
    const left = hide(text);
    for (const one of gone) expect(left).not.toContain(one);
    expect(left).toContain('(amount hidden)');
  });

  it.each([
    'Order #1042 is late',
    'order 1042 was placed on 2026-11-20',
    'delivered in 14 days',
    'HTS 6912.00.35 at 12.50% duty',
    'by November 30 at 15:00',
    'page 2 of the list',
    'paid: 1 × Ceramic mug, 2 × Scented candle',
    'the second one, please',
  ])('leaves alone: %s', (text) => expect(hide(text)).toBe(text));
});

describe('customers', () => {
  const hide = redactor(['CUSTOMERS'], known());
  it.each([
    ['Maya Chen wants a refund', ['Maya', 'Chen']],
    ['MAYA CHEN', ['MAYA', 'CHEN']],
    ["maya's order", ['maya']],
    ['Ms. Chen called', ['Chen']],
    ['**Maya** *Chen*', ['Maya', 'Chen']],
    ['Will Park moved', ['Will', 'Park']],
    ['ship to Oak Street Goods', ['Oak Street']],
    ['write to maya.chen@example.com', ['maya', 'example.com']],
    ['someone+tag@shop.co.uk asked', ['someone', 'shop.co']],
    ['zed (at) quill (dot) com', ['zed', 'quill']],
    ['lives at 418 Alder Street, Portland, OR 97205', ['418', 'Alder', 'Portland', '97205']],
    ['77 Sunset Blvd Apt 4B', ['77', 'Sunset', '4B']],
    ['PO Box 1187', ['1187']],
    ['postcode SW1A 1AA', ['SW1A', '1AA']],
    ['zip code is 97205', ['97205']],
    ['call +1 503 555 0100', ['503', '0100']],
    ['(503) 555-0100', ['503', '0100']],
    ['5035550100 is hers, +15035550100', ['+1503']],
    ['place an order for Zed Quill', ['Zed', 'Quill']],
    ['the customer Ana de la Cruz', ['Ana', 'Cruz']],
    ['Dear Dr. Okafor', ['Okafor']],
  ])('%s', (text, gone) => {
    const left = hide(text);
    for (const one of gone) expect(left.toLowerCase()).not.toContain(one.toLowerCase());
    expect(left).toContain('(customer hidden)');
  });

  it.each([
    'It will arrive on Friday',
    'I will mark this',
    'made in South Korea',
    'order 1042 for $42.00',
    'from Los Angeles',
  ])('leaves alone: %s', (text) => expect(hide(text)).toBe(text));
});

describe('quantities', () => {
  const hide = redactor(['QUANTITIES'], nothingKnown());
  it.each([
    ['Order 500 mugs', ['500']],
    ['order 5000 mugs and order 1042 too', ['5000']],
    ['2,000 units', ['2,000', '000']],
    ['1 200 candles', ['200']],
    ['2k pcs', ['2k']],
    ['MOQ is 300', ['300']],
    ['two hundred mugs', ['two', 'hundred']],
    ['three dozen', ['three', 'dozen']],
    ['12x candle', ['12']],
    ['stock: 7 left', ['7']],
  ])('%s', (text, gone) => {
    const left = hide(text);
    for (const one of gone) expect(left).not.toContain(one);
    expect(left).toContain('(number hidden)');
  });

  it.each([
    'order #1042 and order 1043',
    'on 2026-11-20 at 15:00',
    'within 14 days',
    'November 30, 2026',
    '$42.00 at 12%',
    'HTS 6912.00.35',
    'the 2nd one',
  ])('leaves alone: %s', (text) => expect(hide(text)).toBe(text));
});

describe('suppliers', () => {
  const hide = redactor(['SUPPLIERS'], known());
  it.each([
    'Hangzhou Bright Ceramics Co., Ltd. answered',
    'ask hangzhou bright ceramics',
    "Lumen Candle Works' quote",
    'Hangzhou **Bright** Ceramics',
  ])('%s', (text) => {
    expect(hide(text)).not.toMatch(/hangzhou|bright|lumen/i);
    expect(hide(text)).toContain('(supplier hidden)');
  });
});

it('hides nothing when nothing is to be hidden, not even invisible signs', () =>
  expect(redactor([], known())('Maya Chen paid $42.00\u200b')).toBe('Maya Chen paid $42.00\u200b'));
