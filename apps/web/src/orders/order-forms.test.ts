import { describe, expect, it } from 'vitest';
import { createManualRetailOrder } from '@brandwright/contract/orders/create-manual-retail-order.ts';
import { createManualWholesaleOrder } from '@brandwright/contract/orders/create-manual-wholesale-order.ts';
import { createOrderRule } from '@brandwright/contract/orders/create-order-rule.ts';
import { addressChange, addressValues } from './address-form.ts';
import { cancelPlan, cancelVerb } from './cancel-plan.ts';
import {
  emptyOrder,
  faultsFromServer,
  newLine,
  newOrderFaults,
  newOrderInput,
  newOrderTotal,
} from './new-order-form.ts';
import {
  changeInput,
  emptyRule,
  partsKey,
  ruleControls,
  ruleFaults,
  ruleInput,
  trialInput,
  valuesOfRule,
} from './rule-form.ts';
import { trackFaults, trackInput } from './track-input.ts';

describe('cancelPlan', () => {
  const order = {
    id: 'o',
    lineItems: [
      { id: 'a', openQuantity: 2 },
      { id: 'b', openQuantity: 1 },
      { id: 'c', openQuantity: 0 },
    ],
  };
  const how = { refund: true, restock: false, reason: ' changed her mind ' };
  it('cancels the order when all that is open is chosen', () => {
    expect(cancelPlan(order, { a: 2, b: 1 }, how)).toEqual({
      kind: 'order',
      input: { id: 'o', refund: true, restock: false, reason: 'changed her mind' },
    });
  });
  it('cancels lines, with units, when less is chosen, and never more than is open', () => {
    expect(cancelPlan(order, { a: 1, c: 5 }, { ...how, reason: '' })).toEqual({
      kind: 'lines',
      inputs: [{ id: 'o', refund: true, restock: false, lineItemId: 'a', quantity: 1 }],
    });
    expect(cancelPlan(order, {}, how)).toEqual({ kind: 'nothing' });
  });
  it('puts the sum of all refunds on the button', () => {
    expect(cancelVerb([1_000, undefined, 250], 'USD')).toBe('Cancel and refund $12.50');
    expect(cancelVerb([0], 'USD')).toBe('Cancel without a refund');
  });
});

describe('a new order', () => {
  const values = {
    ...emptyOrder,
    customerName: ' Maya Chen ',
    lines: [{ ...newLine('1'), title: 'Ceramic mug', quantity: '2', unitPrice: '28' }],
    shipping: '6',
    purchaseOrderNumber: 'PO 1',
  };
  it('says what is missing', () => {
    expect(Object.keys(newOrderFaults(emptyOrder))).toEqual(['customerName', 'lines.0.title']);
    expect(newOrderFaults(values)).toEqual({});
  });
  it('adds up, or leaves the sum to the server while a price is open', () => {
    expect(newOrderTotal(values)).toBe(6_200);
    expect(
      newOrderTotal({ ...values, lines: [{ ...newLine('1'), title: 'Mug', unitPrice: '' }] }),
    ).toBeNull();
  });
  it('becomes a call that the contract takes; a retail one without requirements', () => {
    const retail = newOrderInput(values, 'retail');
    expect(retail).not.toHaveProperty('purchaseOrderNumber');
    expect(createManualRetailOrder.input.parse(retail)).toMatchObject({
      customerName: 'Maya Chen',
      items: [{ title: 'Ceramic mug', quantity: 2, unitPriceMinor: 2_800 }],
      shippingMinor: 600,
    });
    expect(createManualWholesaleOrder.input.parse(newOrderInput(values, 'wholesale'))).toMatchObject({
      purchaseOrderNumber: 'PO 1',
    });
  });
  it('puts what the server refuses at the field it belongs to', () => {
    expect(
      faultsFromServer([
        { path: 'items.0.unitPriceMinor', message: 'x' },
        { path: 'shippingMinor', message: 'y' },
      ]),
    ).toEqual({ 'lines.0.unitPrice': 'x', shipping: 'y' });
  });
});

describe('a rule', () => {
  it('needs a condition and an action, each filled in', () => {
    expect(Object.keys(ruleFaults(emptyRule))).toEqual(['conditions', 'actions']);
    expect(
      ruleFaults({
        ...emptyRule,
        conditions: [{ field: 'totalOverMinor', value: 'much' }],
        actions: [{ field: 'addTag', value: ' ' }],
      }),
    ).toEqual({
      totalOverMinor: 'Enter an amount, such as 500.',
      addTag: 'Fill this in.',
    });
  });
  it('becomes a call that the contract takes', () => {
    const values = {
      name: 'Big ones abroad',
      conditions: [
        { field: 'totalOverMinor', value: '500' },
        { field: 'international', value: 'true' },
      ],
      actions: [{ field: 'holdReason', value: 'Check' }],
      enabled: false,
    } as const;
    const input = ruleInput({ ...values, conditions: [...values.conditions], actions: [...values.actions] });
    expect(input).toMatchObject({
      name: 'Big ones abroad',
      totalOverMinor: 50_000,
      international: true,
      holdReason: 'Check',
      enabled: false,
    });
    expect(
      trialInput({ ...values, conditions: [...values.conditions], actions: [...values.actions] }),
    ).toEqual({
      totalOverMinor: 50_000,
      international: true,
      holdReason: 'Check',
    });
    expect(trialInput(emptyRule)).toBeNull();
  });
  it('is changed by what differs', () => {
    const rule = {
      id: '0f0f0f0f-0f0f-4f0f-8f0f-0f0f0f0f0f0f',
      name: 'Big orders',
      enabled: true,
      conditions: { totalOverMinor: 50_050, firstOrder: false },
      actions: { holdReason: 'Check' },
      words: '',
      position: 1,
      timesRun: 0,
      lastRunAt: null,
      createdAt: '2026-11-20T15:00:00.000Z',
    };
    const values = valuesOfRule(rule);
    expect(values).toEqual({
      name: 'Big orders',
      enabled: true,
      conditions: [
        { field: 'totalOverMinor', value: '500.50' },
        { field: 'firstOrder', value: 'false' },
      ],
      actions: [{ field: 'holdReason', value: 'Check' }],
    });
    expect(ruleFaults(values)).toEqual({});
    expect(changeInput(rule, values)).toBeNull();
    const reordered = { ...values, conditions: values.conditions.toReversed() };
    expect(partsKey(reordered)).toBe(partsKey(values));
    expect(changeInput(rule, { ...values, name: ' Huge ' })).toEqual({
      id: rule.id,
      name: 'Huge',
      remove: [],
      enabled: true,
    });
    const changed = {
      ...values,
      conditions: [{ field: 'totalOverMinor', value: '800' } as const],
      enabled: false,
    };
    expect(partsKey(changed)).not.toBe(partsKey(values));
    expect(changeInput(rule, changed)).toEqual({
      id: rule.id,
      totalOverMinor: 80_000,
      remove: ['firstOrder'],
      enabled: false,
    });
  });
  it('knows every condition and action of the contract', () => {
    const fields = Object.keys(createOrderRule.input.shape).filter(
      (name) => name !== 'name' && name !== 'hold' && name !== 'enabled',
    );
    expect(Object.keys(ruleControls).toSorted()).toEqual(fields.toSorted());
  });
});

describe('addresses and tracking', () => {
  const address = {
    name: 'Maya',
    company: null,
    addressLine1: '1 Elm Road',
    addressLine2: null,
    city: 'Seattle',
    state: 'WA',
    zipCode: '98109',
    countryCode: 'US',
    phone: null,
  };
  it('sends only what was changed', () => {
    const before = addressValues(address);
    expect(addressChange(before, { ...before, city: 'Tacoma ' })).toEqual({ city: 'Tacoma' });
    expect(addressChange(before, before)).toBeNull();
  });
  it('takes an @ as an email and anything else as a postal code', () => {
    expect(trackInput({ orderNumber: '#1042', proof: 'a@b.co' })).toEqual({
      orderNumber: 1042,
      email: 'a@b.co',
    });
    expect(trackInput({ orderNumber: ' 1042', proof: '98109' })).toEqual({
      orderNumber: 1042,
      postalCode: '98109',
    });
    expect(Object.keys(trackFaults({ orderNumber: 'ten', proof: '' }))).toEqual(['orderNumber', 'proof']);
  });
});
