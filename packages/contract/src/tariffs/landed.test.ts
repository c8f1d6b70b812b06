import { expect, it } from 'vitest';
import { landedLabel, landedPartsOf, landedPartsOfQuote, landedWords } from './landed.ts';

const shipment = { landedMinor: 1_250, dutyMinor: 200, feesMinor: 50, perUnit: null };

it('says whether freight is in a landed cost', () => {
  const none = landedPartsOf(shipment, 1_000);
  expect(landedWords(none)).toBe('landed before freight');
  expect(landedLabel(landedPartsOf({ ...shipment, landedMinor: 1_350 }, 1_000))).toBe('Landed with freight');
  const perUnit = { valueMinor: 10, dutyMinor: 2, feesMinor: 1, freightMinor: 3, landedMinor: 16 };
  expect(landedWords(landedPartsOf({ ...shipment, perUnit }, null))).toBe('landed with freight');
});

it('says where customs fees are not in it', () => {
  const piece = { landedMinor: 1_200, dutyMinor: 200, feesMinor: null, perUnit: null };
  expect(landedWords(landedPartsOf(piece, 1_000))).toBe('landed before freight and customs fees');
  expect(landedWords(landedPartsOf({ ...piece, landedMinor: 1_300 }, 1_000))).toBe(
    'landed with freight, before customs fees',
  );
});

it('says of a quote whether its freight is our estimate or in the price', () => {
  expect(landedWords(landedPartsOfQuote({ freightMinor: 55_000 }))).toBe('landed with estimated freight');
  expect(landedWords(landedPartsOfQuote({ freightMinor: 0 }))).toBe('landed, freight and duty in the price');
});
