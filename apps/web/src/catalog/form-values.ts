import { parseMoney } from '#orders/money-input.ts';

/** "42" → 42; undefined for what is no whole number. */
export const unitsOrUndefined = (text: string): number | undefined =>
  /^\d{1,8}$/.test(text.trim().replaceAll(',', '')) ? Number(text.trim().replaceAll(',', '')) : undefined;

/** What is wrong with units as typed; undefined for nothing. */
export const unitsFault = (text: string, isNeeded = false): string | undefined => {
  if (text.trim() === '') return isNeeded ? 'Enter how many units.' : undefined;
  return unitsOrUndefined(text) === undefined ? 'Enter a whole number, such as 42.' : undefined;
};

/** What is wrong with an amount as typed; undefined for nothing. */
export const amountFault = (text: string, isNeeded = false): string | undefined => {
  const amount = parseMoney(text);
  if (amount === undefined) return 'Enter an amount, such as 28 or 19.50.';
  return amount === null && isNeeded ? 'Enter a price.' : undefined;
};
