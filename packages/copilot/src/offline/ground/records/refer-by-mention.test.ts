import { findOperation, type AnyDeclaration } from '@brandwright/contract';
import { describe, expect, it } from 'vitest';
import type { SeenRecord, SeenResult } from './records.ts';
import { isCalledBeside, mayBeMeant, mentionedIn, referByMention } from './refer-by-mention.ts';

const template = (id: string, label: string): SeenRecord => ({
  kind: 'product_template',
  refs: new Map([['product_template', [{ field: 'id', value: id }]]]),
  label,
  data: {},
});
const list: SeenResult = {
  operation: findOperation('list_product_templates') as AnyDeclaration,
  input: {},
  result: {},
  lists: [
    {
      operation: 'list_product_templates',
      single: false,
      records: [
        template('1', 'Clay hands hoodie'),
        template('2', 'Market day tote'),
        template('3', 'Clay mug'),
      ],
    },
  ],
};
const feed: SeenResult = {
  operation: findOperation('list_feed') as AnyDeclaration,
  input: {},
  result: {
    items: [
      {
        title: 'A parcel is lost',
        records: [{ kind: 'order', id: 'a', label: 'Order #1043, Mason Moreau' }, null],
      },
      {
        title: 'Kiln Nine: they say their bank details changed',
        records: [{ kind: 'supplier_conversation', id: 'c', label: 'Kiln Nine' }],
      },
      {
        title: 'Olaria: no answer for 3 days',
        records: [{ kind: 'supplier_conversation', id: 'd', label: 'Olaria' }],
      },
    ],
  },
  lists: [],
};

describe('a row in view that a message mentions', () => {
  it('is the one with the word in its name', () =>
    expect(referByMention('oh no not the hoodie!', 'product_template', [list])?.label).toBe(
      'Clay hands hoodie',
    ));
  it('is none where two have it', () =>
    expect(referByMention('the clay one', 'product_template', [list])).toBeNull());
  it('is none where no word is said', () =>
    expect(referByMention('what does one cost me', 'product_template', [list])).toBeNull());
  it('is what a row rests on too', () =>
    expect(referByMention('send masons again', 'order', [feed])?.refs.get('order')?.[0]?.value).toBe(1043));
});

describe('what is told of a row', () => {
  it('names what the row rests on', () =>
    expect(referByMention('that bank thing, is it a scam', 'supplier_conversation', [feed])?.label).toBe(
      'Kiln Nine',
    ));

  it('names whom a row of another kind is of', () => {
    const orders: SeenRecord[] = ['Imogen Ito', 'Owen Rosen'].map((customerName, place) => ({
      kind: 'order',
      refs: new Map([
        ['order', [{ field: 'number', value: 9050 + place }]],
        ['customer', [{ field: 'customerId', value: `c${place}` }]],
      ]),
      label: `#${9050 + place}`,
      data: { customerName },
    }));
    const shown = { lists: [{ operation: 'list_orders', single: false, records: orders }], result: {} };
    expect(
      referByMention('imogen pays in 30 days, mail her', 'customer', [shown])?.data['customerName'],
    ).toBe('Imogen Ito');
  });
});

describe('a word that names a record', () => {
  const vase = { ...template('1', 'Bud vase (Speckled)'), data: {} };
  const boxes = { ...template('2', 'Candle gift boxes'), data: { note: 'count them' } };
  it('is said of another only where it stands in what is told of that', () => {
    expect(mayBeMeant('the vases, did they count em', 'receiving', vase, boxes)).toBe(false);
    expect(
      mayBeMeant('the vases, did they count em', 'receiving', vase, {
        ...boxes,
        data: { lines: [{ title: 'Bud vase' }] },
      }),
    ).toBe(true);
  });
});

describe('a record of the store that a message mentions', () => {
  const purchase = (label: string): SeenRecord => ({ ...template(label, label), kind: 'purchase_item' });
  const all = ['Studio tees, screen-printed', 'Soy candles', 'Stoneware mugs'].map(purchase);
  const mentioned = (text: string) => mentionedIn(text, 'purchase_item', all).map(({ label }) => label);

  it('is the one with the word in its name', () =>
    expect(mentioned('put away that dead tee order, im sick of it')).toEqual([
      'Studio tees, screen-printed',
    ]));
  it('may be several', () =>
    expect(mentioned('the candles or the mugs')).toEqual(['Soy candles', 'Stoneware mugs']));
  it('is none where nothing is said of any, or of all', () => {
    expect(mentioned('put it away')).toEqual([]);
    expect(mentionedIn('tees', 'purchase_item', [purchase('Blue tees'), purchase('Red tees')])).toEqual([]);
  });

  it('is none where any of such things is spoken of', () =>
    expect(mentioned('what would a mug cost me from Portugal')).toEqual([]));
  it('is none by the letters of a code', () =>
    expect(mentionedIn('pay INV-2048', 'supplier_invoice', [purchase('INV-3001'), purchase('BW-1')])).toEqual(
      [],
    ));

  it.each([
    ['put away that dead tee order', true],
    ['the order of studio tees, put it away', true],
    ['put this order away, nobody wears a tee', false],
  ])('is named beside a word for such records: %s', (text, wanted) =>
    expect(isCalledBeside(text, 'purchase_item', purchase('Studio tees'))).toBe(wanted),
  );
});

it('a ticket has a number, and is whose it is as well', () => {
  const ticket = (label: string, customerName: string): SeenRecord => ({
    kind: 'support_ticket',
    refs: new Map([['support_ticket', [{ field: 'id', value: label }]]]),
    label,
    data: { customerName },
  });
  const tickets = [ticket('ST-1001', 'Mason Moreau'), ticket('ST-1002', 'Jonas Foster')];
  const named = mentionedIn('any news on masons parcel from support', 'support_ticket', tickets);
  expect(named.map(({ label }) => label)).toEqual(['ST-1001']);
});
