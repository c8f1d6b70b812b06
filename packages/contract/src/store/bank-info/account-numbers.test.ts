import { describe, expect, it } from 'vitest';
import { isBic, isIban, isRoutingNumber, plainNumber } from './account-numbers.ts';

describe('numbers of bank accounts', () => {
  it('of the US have nine digits with a check', () => {
    expect(['021000021', '011401533', '091000019'].filter((one) => !isRoutingNumber(one))).toEqual([]);
    expect(['021000022', '12345678', '000000000', '02100002a', ''].filter(isRoutingNumber)).toEqual([]);
  });

  it('elsewhere are IBANs with a check, or what a bank uses instead', () => {
    expect(
      ['DE89370400440532013000', 'GB29NWBK60161331926819', 'NO9386011117947'].filter((one) => !isIban(one)),
    ).toEqual([]);
    expect(['DE89370400440532013001', 'DE8937', '89370400440532013000'].filter(isIban)).toEqual([]);
    expect(isBic('DEUTDEFF500') && isBic('NEDSZAJJ') && !isBic('DEUT')).toBe(true);
  });

  it('are taken as people write them', () => {
    expect(plainNumber(' de89 3704-0044 0532 0130 00')).toBe('DE89370400440532013000');
  });
});
