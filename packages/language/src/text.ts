/**
 * Typographic quotes, dashes and spaces as plain ones, character by character, so that every place stays where it was.
 */
export function plainText(text: string): string {
  return text
    .replace(/[“”„«»″]/g, '"')
    .replace(/[‘’‚′´`]/g, "'")
    .replace(/[‐‑‒–—―]/g, '-')
    .replace(/[\u00a0\u2000-\u200a\u202f\u3000\t\r\n]/g, ' ');
}

/** With a capital at the beginning. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** For a pattern that matches the words themselves. */
export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** "Ürün & Çağ Co., Ltd." → "urun and cag co ltd": lower case, no accents, words apart by single spaces. */
export function plainWords(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('đ', 'd')
    .replaceAll('ı', 'i')
    .replaceAll('&', ' and ')
    .replaceAll(/['’`]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
