/** "28", "$1,250.50" → minor units; null for nothing, undefined for what is no amount. */
export function parseMoney(text: string): number | null | undefined {
  const plain = text.trim().replace(/^\$/, '').replace(/,/g, '').trim();
  if (plain === '') return null;
  if (!/^\d{1,8}(\.\d{0,2})?$/.test(plain)) return undefined;
  const [whole = '0', cents = ''] = plain.split('.');
  return Number(whole) * 100 + Number(cents.padEnd(2, '0'));
}

/** 125050 → "1250.50", for a field that is edited. */
export function moneyText(amountMinor: number | null | undefined): string {
  if (amountMinor === null || amountMinor === undefined) return '';
  return amountMinor % 100 === 0 ? String(amountMinor / 100) : (amountMinor / 100).toFixed(2);
}

/** "3" → 3; undefined for anything that is not a whole number of at least one. */
export function parseUnits(text: string): number | undefined {
  const plain = text.trim();
  return /^\d{1,6}$/.test(plain) && Number(plain) > 0 ? Number(plain) : undefined;
}
