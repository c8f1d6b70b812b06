import { describe, expect, it } from 'vitest';
import type { Bank } from './bank.ts';

export function describePromotionCodes(make: () => Promise<Bank>): void {
  describe('promotion codes', () => {
    it.each([
      ['PRODUCTS10', 10],
      [' products10 ', 10],
      ['Design50', 50],
    ])('finds %s', async (code, percentOff) => {
      const { payments } = await make();
      expect(await payments.findPromotionCode(code)).toEqual({
        code: code.trim().toUpperCase(),
        isActive: true,
        percentOff,
        amountOffMinor: null,
        currency: null,
      });
    });

    it.each(['NOTHING', '', '  ', 'constructor', '__proto__'])('finds no code %j', async (code) => {
      expect(await (await make()).payments.findPromotionCode(code)).toBeUndefined();
    });
  });
}
