import { describe, expect, it } from 'vitest';
import { blankFreight, freightFormFaults, freightInput } from './freight-form.ts';

const filled = {
  ...blankFreight,
  quantity: '12',
  weightPounds: '32',
  lengthInches: '18',
  widthInches: '14',
  heightInches: '12',
  pickupAddress: '40 Dock Street, Portland, OR 97209',
  readyOn: '2026-12-04',
};
const today = '2026-11-20';
const faultsOf = (more: Partial<typeof blankFreight>) =>
  Object.entries(freightFormFaults({ ...filled, ...more }, today)).flatMap(([name, message]) =>
    message === undefined ? [] : [name],
  );

describe('the freight form', () => {
  it('asks for what is blank, and refuses what nobody picks up', () => {
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf({ quantity: '', lengthInches: '', readyOn: '' })).toEqual([
      'quantity',
      'lengthInches',
      'readyOn',
    ]);
    expect(faultsOf({ quantity: '0', weightPounds: '1,000', readyOn: '2026-11-01' })).toEqual([
      'quantity',
      'weightPounds',
      'readyOn',
    ]);
    expect(faultsOf({ quantity: 'a few' })).toEqual(['quantity']);
  });

  it('leaves the sides of pallets out, and the liftgate of cartons', () => {
    expect(freightInput({ ...filled, needsLiftgate: 'yes' })).toMatchObject({
      lengthInches: 18,
      needsLiftgate: false,
    });
    const pallets = freightInput({ ...filled, type: 'PALLET', needsLiftgate: 'yes' });
    expect(pallets).toMatchObject({ type: 'PALLET', heightInches: 12, needsLiftgate: true });
    expect(pallets).not.toHaveProperty('lengthInches');
    expect(faultsOf({ type: 'PALLET', lengthInches: '', widthInches: '' })).toEqual([]);
  });
});
