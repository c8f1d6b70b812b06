import { describe, expect, it } from 'vitest';
import { checkGoal } from './goal-rules.ts';

describe('a goal', () => {
  it.each([
    'Unit price under $4.00 at 500 units',
    'Get a sample before 10 December',
    'MOQ of 100 or less',
    'agree a deposit of 30%',
    'receive the FDA certificate in writing',
    'Ship before Christmas',
    'Confirm that the glaze is food safe, by Friday',
  ])('"%s" will do', (goal) =>
    expect(checkGoal(goal)).toEqual({ isValid: true, reasons: [], proposal: null }),
  );

  it.each([
    ['', /what you want to achieve/],
    ['   \n ', /what you want to achieve/],
    ['price', /doesn’t say what/],
    ['get a better price', /figure.*"better" could mean anything/],
    ['Make them like us', /figure/],
    ['Unit price under $4; sample by Friday', /more than one aim/],
    ['Unit price under $4. Then get a sample by Friday', /more than one aim/],
    [`Get under $4 ${'x'.repeat(600)}`, /the limit is 500/],
    ['Agree to pay outside the platform to save 5%', /Paying outside/],
    ['get 10% off by paying with bitcoin', /Paying outside/],
    ['avoid platform fees of 5%', /Paying outside/],
    ['Pretend we have an offer at $3 to get $3.50', /deceive/],
    ['have them undervalue the invoice by 50%', /deceive/],
  ])('"%s" will not', (goal, reason) => {
    const check = checkGoal(goal);
    expect(check.isValid).toBe(false);
    expect(check.reasons.join(' ')).toMatch(reason);
  });

  it('is put better by rule', () => {
    expect(checkGoal('get a better price').proposal).toMatch(/unit price of … or less/);
    expect(checkGoal('unit price under $4 at 500; sample by Friday').proposal).toBe(
      'Unit price under $4 at 500',
    );
    expect(checkGoal('lie about the 500 units').proposal).toBeNull();
  });

  it('proposes nothing that it would refuse once the gaps are filled', () => {
    for (const vague of [
      'better price',
      'lower moq',
      'get samples soon',
      'faster production',
      'good quality',
      'get certificates',
      'better terms',
    ]) {
      const { proposal } = checkGoal(vague);
      if (proposal)
        expect(checkGoal(proposal.replaceAll('…', '5')), proposal).toMatchObject({ isValid: true });
    }
  });
});
