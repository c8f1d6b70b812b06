import { percentOf, tidyPercent, type DutyRequest, type Reckoned } from './duty-case.ts';
import { parseRate, type ParsedRate, type RatePart, type SpecificUnit } from './rate-text.ts';

/** Pieces in one unit of a rate. */
const pieces: Partial<Record<SpecificUnit, number>> = {
  each: 1,
  doz: 12,
  prs: 1,
  gross: 144,
  thousand: 1000,
};
/** Kilograms in one unit of a rate. */
const weights: Partial<Record<SpecificUnit, number>> = { kg: 1, g: 0.001, t: 1000 };

/** What a printed rate comes to for this shipment. */
export function reckon(text: string, request: DutyRequest): Reckoned {
  const rate = parseRate(text);
  const failure = unreadable(rate, text);
  if (failure) return { percent: null, amountMinor: null, equivalent: false, missing: failure };
  const parts = rate.kind === 'parts' ? rate.parts : [];
  const percents = parts.reduce((sum, part) => (part.kind === 'percent' ? sum + part.percent : sum), 0);
  const specific = parts.filter((part) => part.kind !== 'percent');
  if (specific.length === 0) {
    return {
      percent: tidyPercent(percents),
      amountMinor: percentOf(request.customsValueMinor, percents),
      equivalent: false,
      missing: null,
    };
  }
  let specificCents = 0;
  for (const part of specific) {
    const count = measure(part, request);
    if (typeof count !== 'number')
      return {
        percent: null,
        amountMinor: null,
        equivalent: true,
        missing: { reason: `The rate is ${text}. ${count.reason}`, question: count.question },
      };
    specificCents += part.kind === 'specific' ? part.cents * count : 0;
  }
  const value = request.customsValueMinor;
  if (value === null) {
    return {
      percent: null,
      amountMinor: null,
      equivalent: true,
      missing: {
        reason: `The rate is ${text}; as a percentage it depends on the value.`,
        question: 'What is the shipment worth?',
      },
    };
  }
  const amountMinor = Math.round(specificCents + (percentOf(value, percents) ?? 0));
  return { percent: tidyPercent((amountMinor / value) * 100), amountMinor, equivalent: true, missing: null };
}

function unreadable(rate: ParsedRate, text: string): Reckoned['missing'] {
  if (rate.kind === 'none')
    return {
      reason: 'The schedule prints no rate for this number: it’s a heading, not a line.',
      question: 'Which line under it is the product?',
    };
  if (rate.kind === 'words')
    return {
      reason: `The schedule says: "${text}". That isn’t a rate that can be calculated here.`,
      question: 'Ask a customs broker which rate these words mean.',
    };
  return null;
}

/** How many of the rate's unit there are in the shipment. */
function measure(part: RatePart, request: DutyRequest): number | { reason: string; question: string } {
  if (part.kind === 'component') {
    return {
      reason: `Part of it is calculated on the value of the ${part.of} alone.`,
      question: `How is the value split over its parts (such as the ${part.of})?`,
    };
  }
  if (part.kind === 'percent') return 0;
  if (part.note)
    return {
      reason: `It counts ${part.per} ${part.note}.`,
      question: `How much is it in ${part.per} ${part.note}?`,
    };
  const perUnit = pieces[part.per];
  if (perUnit !== undefined) {
    return request.quantity === null
      ? { reason: 'It counts pieces, and the quantity isn’t given.', question: 'How many pieces are there?' }
      : request.quantity / perUnit;
  }
  const kilograms = weights[part.per];
  if (kilograms !== undefined) {
    return request.weightKg === null
      ? {
          reason: 'It counts weight, and the weight isn’t given.',
          question: 'How many kilograms does the shipment weigh?',
        }
      : request.weightKg / kilograms;
  }
  return {
    reason: `It counts by ${part.per}.`,
    question: `How many ${part.per === 'other' ? "of the rate's units" : part.per} are there?`,
  };
}
