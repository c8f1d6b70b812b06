import { expect, it } from 'vitest';
import { asksAtTheDoor } from './at-the-door.ts';

it.each([
  ['how much would 500 cost me delivered', true],
  ['what would it cost me all in with duty and shipping', true],
  ['what is the landed cost', true],
  ['what does one cost to my door', true],
  ['how much is one', false],
  ['when is it delivered', false],
  ['how much is the duty', false],
])('“%s” asks for the price with freight and duty: %s', (text, expected) =>
  expect(asksAtTheDoor({ text })).toBe(expected),
);
