/** ABA routing transit number: nine digits whose weighted sum (3, 7, 1) is a multiple of ten. */
export function isRoutingNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text) || text === '000000000') return false;
  const sum = [...text].reduce(
    (total, digit, place) => total + Number(digit) * ([3, 7, 1][place % 3] ?? 0),
    0,
  );
  return sum % 10 === 0;
}

/** IBAN (ISO 13616): country, two check digits, up to 30 more; the whole is 1 modulo 97. */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false;
  const moved = text.slice(4) + text.slice(0, 4);
  let rest = 0;
  for (const sign of moved) {
    const value = /\d/.test(sign) ? sign : String(sign.charCodeAt(0) - 55);
    for (const digit of value) rest = (rest * 10 + Number(digit)) % 97;
  }
  return rest === 1;
}

/** SWIFT or BIC (ISO 9362): bank, country, place and, where there is one, branch. */
export const isBic = (text: string): boolean => /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(text);

/** Without the spaces and dashes that people write. */
export const plainNumber = (text: string): string => text.replaceAll(/[\s-]/g, '').toUpperCase();
