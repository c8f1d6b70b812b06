/** "28" or "$28.50" as cents; undefined for what is no amount between $0.01 and $10,000. */
export function minorOf(text: string): number | undefined {
  const [, whole = '', cents = ''] = /^\$?\s*(\d{1,5})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  if (whole === '') return undefined;
  const amount = Number(whole) * 100 + Number(cents.padEnd(2, '0') || 0);
  return amount >= 1 && amount <= 1_000_000 ? amount : undefined;
}
