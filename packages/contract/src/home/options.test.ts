import { describe, expect, it } from 'vitest';
import { hasBlank, homeOption, homeOptions, optionsInOrder } from './options.ts';

describe('home options', () => {
  it('have keys of their own that fit an address and are no id of a conversation', () => {
    const keys = homeOptions.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) expect(key).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('are found by key, and nothing else is', () => {
    expect(homeOption('late-orders')?.area).toBe('orders');
    expect(homeOption('nope')).toBeUndefined();
    expect(homeOption('constructor')).toBeUndefined();
  });

  it('wait for what is in brackets', () => {
    expect(homeOption('duty') && hasBlank({ say: homeOption('duty')?.say ?? '' })).toBe(true);
    expect(hasBlank({ say: 'Which orders are on hold?' })).toBe(false);
  });

  it('put what makes something new first until something was sold', () => {
    expect(optionsInOrder(true)).toEqual(homeOptions);
    const begun = optionsInOrder(false);
    expect(new Set(begun)).toEqual(new Set(homeOptions));
    const firstRun = begun.findIndex(({ stage }) => stage === 'run');
    expect(begun.slice(firstRun).every(({ stage }) => stage === 'run')).toBe(true);
    expect(begun[0]?.stage).toBe('build');
  });
});
