/** One more than the catalog takes, so that it is known that there are too many. */
export const mostVariants = 301;
export const mostPictures = 50;

/** Control characters, and those that turn or hide what follows. */
const unseen =
  // eslint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** A text of a shop without what no text needs. */
export const clean = (text: string, longest: number) =>
  text.replaceAll(unseen, '').slice(0, longest).toWellFormed();

/** The same on one line. */
export const line = (text: string, longest: number) => clean(text, longest).replaceAll(/\s+/g, ' ').trim();

export const shopName = (name: string, domain: string) => line(name, 100) || domain;

/** "12.5" → 1250, without a detour through fractions that have no exact number. */
export function hundredths(amount: string): number {
  const [whole = '0', part = ''] = amount.split('.');
  const digits = part.padEnd(3, '0');
  return Number(whole) * 100 + Number(digits.slice(0, 2)) + (Number(digits[2]) >= 5 ? 1 : 0);
}
