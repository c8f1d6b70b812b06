import { describe, expect, it } from 'vitest';
import { listOrders } from '@brandwright/contract/orders/list-orders.ts';
import { parseMoney, moneyText, parseUnits } from './money-input.ts';
import { filterChips, filterFaults, ordersInput, pageSize, readFilters } from './order-filters.ts';
import { ordersAddress } from './orders-address.ts';
import { fromSort, sortOptions, toSort } from './sort.ts';

const of = (text: string) => new URLSearchParams(text);

describe('ordersInput', () => {
  it('turns an address into a call that the contract takes', () => {
    const input = ordersInput(
      of(
        'activeTabKey=ON_HOLD&searchKey=mug&origin=IMPORT&fulfillment=NONE&placedFrom=2026-11-01&country=gb&totalMin=19.50&sort=-total&page=2',
      ),
    );
    expect(input).toEqual({
      tab: 'ON_HOLD',
      sort: '-total',
      page: 2,
      size: pageSize,
      search: 'mug',
      origin: 'IMPORT',
      fulfillmentStatus: 'NONE',
      placedFrom: '2026-11-01',
      country: 'GB',
      totalMinMinor: 1950,
    });
    expect(listOrders.input.safeParse(input).success).toBe(true);
  });
  it('takes what is wrong in an address as not said', () => {
    const input = ordersInput(
      of('activeTabKey=NOPE&origin=x&placedFrom=yesterday&country=GBR&totalMin=lots&sort=up&page=-3'),
    );
    expect(input).toEqual({ tab: 'ALL', sort: '-placedAt', page: 0, size: pageSize });
  });
});

describe('filters', () => {
  it('names each filter in force', () => {
    expect(
      filterChips(of('searchKey=mug&origin=SHOPIFY_CREATOR&totalMax=200')).map((chip) => chip.text),
    ).toEqual(['“mug”', 'From Shopify', '$200.00 or less']);
  });
  it('refuses spans that end before they begin', () => {
    const values = {
      ...readFilters(of('')),
      placedFrom: '2026-11-02',
      placedTo: '2026-11-01',
      totalMin: '50',
      totalMax: '20',
    };
    expect(filterFaults(values)).toEqual({
      placedTo: 'Choose a day on or after the first.',
      totalMax: 'Enter at least 50.',
    });
    expect(filterFaults(readFilters(of('')))).toEqual({});
  });
});

const now = Date.parse('2026-11-20T15:00:00Z');

describe('ordersAddress', () => {
  it('leads to a screen that asks for the same', () => {
    const input = listOrders.input.parse({
      tab: 'PROCESSING',
      origin: 'IMPORT',
      totalMinMinor: 20_050,
      sort: 'total',
      customer: 'Maya Chen',
    });
    const address = ordersAddress(input, now);
    const back = ordersInput(of(address.to.split('?')[1] ?? ''));
    expect(back).toMatchObject({
      tab: 'PROCESSING',
      origin: 'IMPORT',
      totalMinMinor: 20_050,
      sort: 'total',
      search: 'Maya Chen',
    });
    expect(ordersAddress(undefined, now)).toEqual({ to: '/orders', left: [] });
  });
  it('turns an age into the last day of such orders, and keeps an earlier day', () => {
    const older = { olderThanDays: 7 };
    expect(ordersAddress(listOrders.input.parse(older), now).to).toBe('/orders?placedTo=2026-11-13');
    const both = listOrders.input.parse({ ...older, placedTo: '2026-10-31' });
    expect(ordersAddress(both, now).to).toBe('/orders?placedTo=2026-10-31');
  });
  it('says which conditions the screen cannot show', () => {
    const input = listOrders.input.parse({
      international: true,
      productionStatus: 'FINISHED',
      cancelStatus: 'NONE',
      customer: '00000000-0000-4000-8000-000000000001',
    });
    expect(ordersAddress(input, now)).toEqual({
      to: '/orders',
      left: ['production finished', 'not canceled', 'going abroad', 'this customer'],
    });
  });
});

describe('amounts and units as typed', () => {
  it('reads amounts exactly', () => {
    expect(parseMoney('$1,250.5')).toBe(125_050);
    expect(parseMoney('0.29')).toBe(29);
    expect(parseMoney(' ')).toBeNull();
    expect(parseMoney('12.345')).toBeUndefined();
    expect(parseMoney('-3')).toBeUndefined();
    expect(moneyText(125_050)).toBe('1250.50');
  });
  it('reads whole units of at least one', () => {
    expect([parseUnits('3'), parseUnits('0'), parseUnits('1.5')]).toEqual([3, undefined, undefined]);
  });
});

describe('sort', () => {
  it('survives the way to the table and back', () => {
    for (const { value } of sortOptions) expect(fromSort(toSort(value))).toBe(value);
  });
});
