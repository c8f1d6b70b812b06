/** What a heading says when none was written, by stars. */
const headings: Readonly<Record<number, string>> = {
  5: 'Excellent',
  4: 'Good',
  3: 'Fair',
  2: 'Below expectations',
  1: 'Not recommended',
};

export const headingOf = (rating: number): string => headings[rating] ?? 'Review';

const contactPatterns =
  /https?:\/\/|www\.|\b[a-z0-9-]+\.(?:com|net|org|io|co|shop|cn|ru|info|biz)\b|[^\s@]+@[^\s@]+\.[a-z]{2,}|(?:\+|00)\d[\d\s().-]{7,}\d/i;

/** A link, an email address or a phone number: a review is no place for them, whoever writes it. */
export const holdsContact = (text: string): boolean => contactPatterns.test(text);

const harsh =
  /\b(?:scam(?:mers?)?|fraud|thieves|criminals?|idiots?|fuck\w*|shit\w*|bastards?|kill|whatsapp|wechat|telegram|crypto|bitcoin)\b/i;
const shoutShare = 0.7;
const shoutLetters = 30;

/** Whether somebody should look at a visitor's review before everyone does. */
export function wantsLook(title: string, text: string): boolean {
  const whole = `${title} ${text}`;
  const letters = whole.replaceAll(/[^\p{L}]/gu, '');
  const capitals = letters.replaceAll(/[^\p{Lu}]/gu, '');
  const isShouted = letters.length >= shoutLetters && capitals.length / letters.length > shoutShare;
  return holdsContact(whole) || harsh.test(whole) || isShouted || /(.)\1{7,}/u.test(whole) || text.length < 8;
}

/** Reviews that one store may publish in a day. */
export const mostReviewsADay = 10;
