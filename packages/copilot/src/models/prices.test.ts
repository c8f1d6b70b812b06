import { describe, expect, it } from 'vitest';
import { costMicros, readPrices } from './prices.ts';

const tokens = { inputTokens: 1000, cachedInputTokens: 400, outputTokens: 100 };

describe('what tokens cost', () => {
  it('is counted in millionths of a dollar, cached input for less', () => {
    expect(costMicros({ input: 1.25, cachedInput: 0.125, output: 10 }, tokens)).toBe(750 + 50 + 1000);
    expect(costMicros({ input: 1, output: 2 }, tokens)).toBe(1200);
  });

  it('is not guessed for a model whose price is not known', () => {
    expect(costMicros(readPrices(undefined)('somebody-s-model'), tokens)).toBeNull();
  });

  it('is nothing for the offline model', () => {
    expect(costMicros(readPrices(undefined)('offline'), tokens)).toBe(0);
  });

  it('is that of its family for a dated name', () => {
    const priceOf = readPrices(undefined);
    expect(priceOf('gpt-4.1-2025-04-14')).toEqual(priceOf('gpt-4.1'));
  });

  it('comes from the settings first', () => {
    const priceOf = readPrices('{"my-model":{"input":0.5,"output":1.5},"gpt-5.1":{"input":9,"output":9}}');
    expect(priceOf('my-model')).toEqual({ input: 0.5, output: 1.5 });
    expect(priceOf('gpt-5.1')?.input).toBe(9);
    expect(priceOf('gpt-5')?.input).toBe(1.25);
  });

  it.each(['{', '{"a":{"input":-1,"output":1}}', '{"a":{"inputs":1,"output":1}}', '[]'])(
    'is refused with a clear message when the settings are %s',
    (settings) => {
      expect(() => readPrices(settings)).toThrow(/COPILOT_PRICES must be JSON/);
    },
  );
});
