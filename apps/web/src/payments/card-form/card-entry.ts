import { testCards, type TestCard } from '@brandwright/contract/payments/test-cards.ts';

/** A card as it is typed. */
export interface CardEntry {
  number: string;
  expiry: string;
  cvc: string;
}

export type CardFaults = Partial<Record<keyof CardEntry, string>>;

export const noEntry: CardEntry = { number: '', expiry: '', cvc: '' };

export const notATestCard =
  'This is a test bank, so it takes no real cards. The number was cleared and sent nowhere. Use a test card from the list below.';

const digitsOf = (text: string) => text.replace(/\D/g, '');

const longestNumber = 19;

const isAmex = (digits: string) => /^3[47]/.test(digits);

/** Digits of a card's security code: four on an American Express, three on all others. */
export const cvcLength = (number: string): number => (isAmex(digitsOf(number)) ? 4 : 3);

/** "4242 4242 4242 4242"; an American Express as "3782 822463 10005". */
export function formatCardNumber(typed: string): string {
  const digits = digitsOf(typed).slice(0, longestNumber);
  const groups = isAmex(digits)
    ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15)]
    : (digits.match(/.{1,4}/g) ?? []);
  return groups.filter(Boolean).join(' ');
}

/** "1229" → "12/29", "3" → "03/"; a year of four digits is cut to two. Deleting the slash stays possible. */
export function formatExpiry(typed: string, before = ''): string {
  const isDeleting = typed.length < before.length;
  const parts = /^(\d{1,2})\s*\/\s*(?:20)?(\d{0,2})/.exec(typed);
  if (parts) return `${parts[1]?.padStart(2, '0')}/${parts[2]}`;
  const digits = digitsOf(typed).slice(0, 4);
  const month = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  if (month.length < 2 || (isDeleting && month.length === 2)) return isDeleting ? digits : month;
  return `${month.slice(0, 2)}/${month.slice(2, 4)}`;
}

/** The check digit of card numbers (ISO/IEC 7812-1, annex B). */
export function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** What is wrong with an entry, said at its fields. `nowMs` is milliseconds since 1970. */
export function cardFaults({ number, expiry, cvc }: CardEntry, nowMs: number): CardFaults {
  const faults: CardFaults = {};
  const digits = digitsOf(number);
  if (digits === '') faults.number = 'Enter the card number.';
  else if (digits.length < 12 || !hasCheckDigit(digits))
    faults.number = 'That isn’t a card number. Check the digits.';
  const expiryFault = faultOfExpiry(expiry, nowMs);
  if (expiryFault) faults.expiry = expiryFault;
  if (digitsOf(cvc).length !== cvcLength(number))
    faults.cvc =
      cvcLength(number) === 4 ? 'Enter the 4 digits on the front.' : 'Enter the 3 digits on the back.';
  return faults;
}

function faultOfExpiry(expiry: string, nowMs: number): string | undefined {
  const parts = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(expiry);
  if (!parts) return 'Enter month and year, such as 08/29.';
  const now = new Date(nowMs);
  const months = (2000 + Number(parts[2])) * 12 + Number(parts[1]);
  const current = now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
  if (months < current) return 'This card has expired.';
  return months > current + 50 * 12 ? 'Check the year.' : undefined;
}

/** The test card of a number; undefined for every other, which must not be used here. */
export function testCardOf(number: string): TestCard | undefined {
  const digits = digitsOf(number);
  return testCards.find((card) => card.number === digits);
}

/** A test card as it would be typed, good for three more years. */
export function entryOf({ number }: TestCard, nowMs: number): CardEntry {
  const year = new Date(nowMs).getUTCFullYear() + 3;
  return {
    number: formatCardNumber(number),
    expiry: `12/${String(year).slice(-2)}`,
    cvc: cvcLength(number) === 4 ? '1234' : '123',
  };
}
