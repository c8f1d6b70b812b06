import { describe, expect, it } from 'vitest';
import { StoreClocks } from './store-clocks.ts';

const minutes = (count: number) => new Date(Date.UTC(2026, 10, 20, 15, count));

describe('the clocks of stores', () => {
  it('hold some stores at an instant while time runs for the others', () => {
    let server = minutes(0);
    const clocks = new StoreClocks({ now: () => server });
    const demo = clocks.of('demo');
    const other = clocks.of('other');
    clocks.hold(['demo'], new Date('2027-03-05T03:22:10Z'));
    server = minutes(5);
    expect(demo.now()).toEqual(new Date('2027-03-05T03:22:10Z'));
    expect(other.now()).toEqual(minutes(5));
    expect(clocks.of(null).now()).toEqual(minutes(5));
    clocks.moveBy(['demo', 'other'], 3600);
    expect(demo.now()).toEqual(new Date('2027-03-05T04:22:10Z'));
    expect(other.now()).toEqual(minutes(5));
    expect([...clocks.held().keys()]).toEqual(['demo']);
    clocks.hold(['demo'], undefined);
    expect(demo.now()).toEqual(minutes(5));
  });

  it('are not changed through the dates that they tell', () => {
    const clocks = new StoreClocks({ now: () => minutes(0) });
    const instant = minutes(1);
    clocks.hold(['demo'], instant);
    instant.setUTCFullYear(1999);
    clocks.of('demo').now().setUTCFullYear(1999);
    expect(clocks.of('demo').now()).toEqual(minutes(1));
  });
});
