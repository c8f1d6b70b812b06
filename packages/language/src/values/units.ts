import { currencyCodes } from './money.ts';

/** What follows a figure and says what it is. */
export type Unit =
  | { kind: 'money'; currency: string; factor: number }
  | { kind: 'percent' }
  | { kind: 'duration'; days: number }
  | { kind: 'measure'; unit: MeasureUnit; factor: number };

/** Exact by definition. */
export const kilogramsPerPound = 0.45359237;
export const centimetersPerInch = 2.54;

/** Base units: kilograms, centimeters, milliliters; ounces stay apart, as of drinks they are volume. */
export type MeasureUnit = 'kg' | 'cm' | 'ml' | 'oz' | 'm3' | 'm2' | 'gsm' | 'degree';

interface UnitWord {
  words: RegExp;
  unit: Unit;
}

const money = (currency: string, factor = 1): Unit => ({ kind: 'money', currency, factor });
const measure = (unit: MeasureUnit, factor = 1): Unit => ({ kind: 'measure', unit, factor });
const days = (count: number): Unit => ({ kind: 'duration', days: count });

/** Factors of NIST Handbook 44, appendix C. Each pattern is matched right behind the figure. */
const unitWords: readonly UnitWord[] = [
  { words: /^\s?(?:%|percent\b|per cent\b|pct\b|percentage points?\b)/i, unit: { kind: 'percent' } },
  { words: /^\s?(?:us ?dollars?|dollars?|bucks?|usd|us\$|\$)(?![\p{L}])/iu, unit: money('USD') },
  { words: /^\s?(?:cents?|¢)(?![\p{L}])/iu, unit: money('USD', 0.01) },
  { words: /^\s?(?:euros?|eur|€)(?![\p{L}])/iu, unit: money('EUR') },
  { words: /^\s?(?:pounds sterling|quid|gbp|£)(?![\p{L}])/iu, unit: money('GBP') },
  { words: /^\s?(?:yuan|rmb|cny)\b/i, unit: money('CNY') },
  { words: /^\s?(?:yen|jpy|¥)(?![\p{L}])/iu, unit: money('JPY') },
  { words: /^\s?-?(?:hours?|hrs?)\b/i, unit: days(1 / 24) },
  { words: /^\s?-?(?:business |working )?days?\b/i, unit: days(1) },
  { words: /^\s?-?(?:weeks?|wks?)\b/i, unit: days(7) },
  { words: /^\s?-?fortnights?\b/i, unit: days(14) },
  { words: /^\s?-?months?\b/i, unit: days(30) },
  { words: /^\s?-?quarters?\b/i, unit: days(91) },
  { words: /^\s?-?(?:years?|yrs?)\b/i, unit: days(365) },
  { words: /^\s?-?(?:kgs?|kilos?|kilograms?)\b/i, unit: measure('kg') },
  { words: /^\s?-?(?:lbs?|pounds?)\b/i, unit: measure('kg', kilogramsPerPound) },
  { words: /^\s?-?(?:gsm|g\/m2|g\/m²|grams? per square met(?:er|re)s?)/i, unit: measure('gsm') },
  { words: /^\s?-?(?:g|gr|grams?)\b/i, unit: measure('kg', 0.001) },
  { words: /^\s?-?(?:fl\.? ?oz|fluid ounces?)\b/i, unit: measure('ml', 29.5735295625) },
  { words: /^\s?-?(?:oz|ounces?)\b/i, unit: measure('oz') },
  { words: /^\s?-?(?:ml|millilit(?:er|re)s?)\b/i, unit: measure('ml') },
  { words: /^\s?-?(?:cl|centilit(?:er|re)s?)\b/i, unit: measure('ml', 10) },
  { words: /^\s?-?(?:l|lit(?:er|re)s?)\b/i, unit: measure('ml', 1000) },
  { words: /^\s?-?(?:gal|gallons?)\b/i, unit: measure('ml', 3785.411784) },
  { words: /^\s?-?(?:cbm|m3|m³|cubic met(?:er|re)s?)(?![\p{L}])/iu, unit: measure('m3') },
  { words: /^\s?-?(?:sqm|m2|m²|square met(?:er|re)s?)(?![\p{L}])/iu, unit: measure('m2') },
  { words: /^\s?-?(?:cms?|centimet(?:er|re)s?)\b/i, unit: measure('cm') },
  { words: /^\s?-?(?:mms?|millimet(?:er|re)s?)\b/i, unit: measure('cm', 0.1) },
  { words: /^\s?-?(?:inch(?:es)?|in\.(?=\s|$)|"(?!\w))/i, unit: measure('cm', 2.54) },
  { words: /^\s?-?(?:feet|foot|ft)\b/i, unit: measure('cm', 30.48) },
  { words: /^\s?-?(?:met(?:er|re)s?)\b/i, unit: measure('cm', 100) },
  { words: /^\s?(?:°|degrees?\b)/i, unit: measure('degree') },
];

/** The unit right behind a figure, and how many characters it takes. */
export function unitAfter(rest: string): { unit: Unit; length: number } | null {
  for (const { words, unit } of unitWords) {
    const match = words.exec(rest);
    if (match) return { unit, length: match[0].length };
  }
  return null;
}

/** Currency signs that may precede a figure, as a pattern. */
export const currencyPrefix = String.raw`(?:us\$|usd|eur|gbp|rmb|cny|[$€£¥])`;

/** ISO 4217 code of a sign or code before a figure. What a founder writes with ¥ is yen; a factory's is yuan (`readMoney`). */
export const currencyOf = (prefix: string): string => {
  const sign = prefix.trim().toLowerCase();
  return sign === '¥' ? 'JPY' : (currencyCodes[sign] ?? 'USD');
};
