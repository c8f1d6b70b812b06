import { z } from 'zod';

/** "6912000048" → "6912.00.00.48"; two digits a part after the heading. */
const dotted = (given: string): string => {
  const digits = given.replaceAll(/\D/g, '');
  return [digits.slice(0, 4), ...(digits.slice(4).match(/.{1,2}/g) ?? [])].join('.');
};

/** A number of the Harmonized System as customs declarations take it: the six digits that all countries share, or more. */
export const tariffNumber = () =>
  z
    .string()
    .trim()
    .regex(/^\d{4}[. ]?\d{2}(?:[. ]?\d{2}){0,3}$/, 'Use a tariff number of 6 to 12 digits, such as 6912.00.')
    .overwrite(dotted);
