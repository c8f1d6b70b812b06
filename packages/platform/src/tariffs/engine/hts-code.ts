/** Digits of an HTS number as people write it, or undefined when it is not one. Six digits name no rate line. */
export function htsDigits(text: string): string | undefined {
  const digits = text.replaceAll(/[\s.\-–]/g, '');
  return /^\d{4,10}$/.test(digits) && digits.length % 2 === 0 ? digits : undefined;
}

/** "3406000000" → "3406.00.00.00". */
export function dotted(digits: string): string {
  const parts = [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6, 8), digits.slice(8, 10)];
  return parts.filter(Boolean).join('.');
}

export const chapterOf = (digits: string): number => Number(digits.slice(0, 2));
