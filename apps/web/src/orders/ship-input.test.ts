import { describe, expect, it } from 'vitest';
import { blankFigures, usualChoices } from '#fulfillment/customs-form.ts';
import { shipInput, type Shipping } from './ship-input.ts';

const line = '018f6f3e-0000-7000-8000-000000000001';
const shipping: Shipping = {
  way: 'LABEL',
  units: { [line]: 2, other: 0 },
  weight: '',
  service: 'ups_ground',
  notify: true,
  carrier: '',
  trackingNumber: '',
  choices: usualChoices,
  figures: {},
};
const order = { id: 'order' };

describe('how an order ships', () => {
  it('with a label: the chosen lines, service and weight', () => {
    const send = {
      id: 'order',
      items: [{ lineItemId: line, quantity: 2 }],
      service: 'ups_ground',
      notifyShopper: true,
    };
    expect(shipInput(order, shipping)).toEqual({ way: 'LABEL', send });
    expect(shipInput(order, { ...shipping, weight: '2.5' })?.send).toEqual({ ...send, weightPounds: 2.5 });
  });

  it('abroad: with what customs lacks of the lines in the parcel', () => {
    const known = {
      lineItemId: line,
      sku: 'MUG-01',
      description: 'Ceramic mug',
      quantity: 2,
      netWeightPounds: 2.2,
      valueMinor: 5600,
      tariffNumber: null,
      originCountry: 'PT',
      lacks: ['tariffNumber' as const],
    };
    const other = { ...known, lineItemId: 'other' };
    expect(shipInput(order, shipping, [known, other])).toBeNull();
    const figures = { [line]: { ...blankFigures, tariffNumber: '6912.00' } };
    expect(shipInput(order, { ...shipping, figures }, [known, other])?.send).toMatchObject({
      incoterm: 'DDU',
      customsLines: [{ lineItemId: line, tariffNumber: '6912.00' }],
    });
  });

  it('by hand: with a tracking number', () => {
    const byHand: Shipping = { ...shipping, way: 'HAND', trackingNumber: ' 1Z999AA10123456784 ' };
    expect(shipInput(order, byHand)?.send).toMatchObject({ trackingNumber: '1Z999AA10123456784' });
    expect(shipInput(order, { ...byHand, trackingNumber: '' })).toBeNull();
  });

  it('not without anything to ship, or a service', () => {
    expect(shipInput(order, { ...shipping, units: {} })).toBeNull();
    expect(shipInput(order, { ...shipping, service: null })).toBeNull();
  });
});
