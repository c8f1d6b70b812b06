import { hash } from 'node:crypto';
import type { ServiceRates } from './rate-table.data.ts';

/** Digits that follow from a reference, as many as asked for. */
function digitsOf(reference: string, count: number): string {
  let digits = '';
  for (let round = 0; digits.length < count; round += 1)
    digits += hash('sha256', `${reference}:${round}`).replaceAll(/[a-f]/g, (letter) =>
      String(letter.charCodeAt(0) % 10),
    );
  return digits.slice(0, count);
}

/** Check digit by weights of 3 and 1 from the right, as GS1 counts it (USPS: publication 199). */
function checkDigit(digits: string): string {
  const sum = [...digits].reduceRight(
    (total, digit, at) => total + Number(digit) * ((digits.length - 1 - at) % 2 === 0 ? 3 : 1),
    0,
  );
  return String((10 - (sum % 10)) % 10);
}

/** A number in the carrier's form, the same for the same reference. */
export function trackingNumberOf(carrier: ServiceRates['carrier'], reference: string): string {
  switch (carrier) {
    case 'USPS': {
      const body = `9400${digitsOf(reference, 17)}`;
      return body + checkDigit(body);
    }
    case 'UPS':
      return `1ZBW0000${digitsOf(reference, 10)}`;
    case 'FedEx':
      return digitsOf(reference, 12);
    case 'DHL Express':
      return digitsOf(reference, 10);
  }
}

/** The number of an end-of-day form, the same for the same reference. */
export const manifestNumberOf = (reference: string): string => `MF${digitsOf(reference, 18)}`;
