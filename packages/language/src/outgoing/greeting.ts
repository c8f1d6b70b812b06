import { escapePattern } from '../text.ts';

/** Words that open a letter, in the tongues that suppliers are written to in. */
const greetings =
  'hi|hi there|hello|helo|hey|hiya|dear|greetings|good (?:morning|afternoon|evening|day)|morning|to whom it may concern|' +
  'hola|buenos d[ií]as|buenas(?: tardes| noches)?|estimad[oa]s?|ol[aá]|oi|bom dia|boa (?:tarde|noite)|prezad[oa]s?|car[oa]s?|' +
  'bonjour|bonsoir|salut|chère?s?|hallo|guten (?:tag|morgen|abend)|moin|servus|liebe[rs]?|sehr geehrte[rs]?|' +
  'ciao|salve|buongiorno|buonasera|gentile|gentilissim[ioa]|goede(?:morgen|middag|navond)|beste|geachte|hej|hei|god dag|' +
  'merhaba|selam|sayın|xin chào|chào|namaste|cześć|dzień dobry|ahoj|dobrý den|bună(?: ziua)?|здравствуйте|добрый день|привет|您好|你好|尊敬的|亲爱的|こんにちは|안녕하세요|สวัสดี|مرحبا|السلام عليكم|שלום';

const opening = new RegExp(`^[\\p{P}\\p{S}\\s]*(?:${greetings})(?![\\p{L}\\p{N}-])`, 'iu');
const openingWithoutGaps = /^(?:您好|你好|尊敬的|亲爱的|こんにちは|안녕하세요|สวัสดี)/u;

/** Whether a text begins with a greeting, a salutation on a line of its own, or the name of whom it goes to. */
export function isGreeted(text: string, recipient: string): boolean {
  const [first = '', ...others] = text.trim().split('\n');
  if (opening.test(first) || openingWithoutGaps.test(first)) return true;
  if (others.length > 0 && first.length <= 60 && /[,，]\s*$/.test(first)) return true;
  const name = recipient.trim();
  if (name === '') return false;
  return new RegExp(`^(?:team |all at )?${escapePattern(name)}(?: team)?\\s*[,:!—–-]`, 'iu').test(first);
}

/** The first line of a letter to a company. */
export const greetingTo = (recipient: string) => `Hello ${recipient} team,`;

const houseGreeting = /^(?<word>hello|hi|hey|dear) (?<name>[^\n,!]{1,120}?) team(?<mark>[,!])/i;

/**
 * A letter greets whom it goes to: "Hello A team," of a letter that was first meant for A becomes the greeting of the
 * recipient. Greetings of persons ("Hi Maria,") and other texts stay as they are.
 */
export function readdressed(text: string, recipient: string): string {
  const groups = houseGreeting.exec(text)?.groups;
  if (!groups || groups['name']?.toLowerCase() === recipient.trim().toLowerCase()) return text;
  return text.replace(houseGreeting, () => `${groups['word']} ${recipient.trim()} team${groups['mark']}`);
}
