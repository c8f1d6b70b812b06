/**
 * The GTIN that a barcode is: 8, 12, 13 or 14 digits of which the last is the check digit (GS1 General Specifications, §7.9).
 * Null for any other: a wrong number gets a product refused, none does not.
 */
export function tradeNumberOf(barcode: string | null): string | null {
  const digits = barcode?.replaceAll(/[\s-]/g, '') ?? '';
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits)) return null;
  const all = [...digits].map(Number);
  const check = all.pop() ?? 0;
  // Weighted 3, 1, 3, … from the right.
  const sum = all.toReversed().reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 3 : 1), 0);
  return sum > 0 && (10 - (sum % 10)) % 10 === check ? digits : null;
}
