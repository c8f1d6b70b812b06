import { closingOf } from './closing.ts';
import { asSentence, withCapital, withEnd } from './sentence.ts';

/** How a letter is to be written otherwise, with the same content. */
export type LetterStyle = 'SHORTER' | 'FRIENDLIER' | 'MORE_FORMAL';

const styles: readonly (readonly [LetterStyle, RegExp])[] = [
  [
    'SHORTER',
    /\b(?:shorter|shorten(?: it)?|more (?:brief|concise|to the point)|briefer|cut it (?:down|short)|too long|less wordy|tighten(?: it)?)\b/i,
  ],
  [
    'FRIENDLIER',
    /\b(?:friendlier|warmer|nicer|kinder|softer|(?:more|a bit|little) (?:friendly|polite|soft|warm)|gentler|politer|less (?:cold|harsh|stiff|formal|blunt|bossy))\b/i,
  ],
  [
    'MORE_FORMAL',
    /\b(?:more (?:formal|professional|businesslike)|formaler|less (?:casual|chatty|informal))\b/i,
  ],
];

/** The style that a few words ask for: "shorter", "make it a bit friendlier". Null where they ask for none. */
export const letterStyle = (text: string): LetterStyle | null =>
  styles.find(([, said]) => said.test(text))?.[0] ?? null;

/**
 * A letter in another style. Facts, figures and questions stay as they are: only courtesies come and go. The same text where
 * nothing can be changed without losing content.
 */
export function rewriteLetter(text: string, style: LetterStyle): string {
  const letter = partsOf(text);
  const body = { SHORTER: shorter, FRIENDLIER: friendlier, MORE_FORMAL: formal }[style](letter.body);
  const greeting =
    style === 'MORE_FORMAL' ? letter.greeting.replace(/^(?:hi|hello|hey)\b/i, 'Dear') : letter.greeting;
  const closing =
    style === 'FRIENDLIER'
      ? letter.closing.replace(/^(?:best|kind) regards,/i, 'Warm regards,')
      : style === 'MORE_FORMAL'
        ? letter.closing.replace(/^(?:best|warm) regards,|^(?:cheers|thanks|best),/i, 'Kind regards,')
        : letter.closing;
  return [greeting, body, closing].filter(Boolean).join('\n\n');
}

/** A letter with a sentence more at the end of its body. */
export function addToLetter(text: string, sentence: string): string {
  const { greeting, body, closing } = partsOf(text);
  return [greeting, `${withEnd(body)} ${asSentence(sentence)}`, closing].filter(Boolean).join('\n\n');
}

/** The words of a letter without greeting and signature: what is said whoever reads it. */
export const bodyOfLetter = (text: string): string => partsOf(text).body;

interface Letter {
  greeting: string;
  body: string;
  /** "Best regards" and the names below it. */
  closing: string;
}

function partsOf(text: string): Letter {
  const blocks = text.trim().split(/\n\s*\n/);
  const isGreeting = blocks.length > 1 && /^[^.!?\n]{0,60}[,!]$/.test(blocks[0] ?? '');
  const greeting = isGreeting ? (blocks.shift() ?? '') : '';
  const isClosing =
    blocks.length > 1 && closingOf(text, (blocks.at(-1) ?? '').split('\n').slice(1)) !== 'none';
  const closing = isClosing ? (blocks.pop() ?? '') : '';
  return { greeting, body: blocks.join('\n\n'), closing };
}

const courtesies =
  /^(?:(?:i|we) hope\b|thank(?:s| you)\b|many thanks|(?:we|i)(?:['’]re| are)? look(?:ing)? forward|please (?:let (?:us|me) know|do not hesitate|feel free)|let (?:us|me) know if|have a (?:nice|great|good)|as always|just (?:a quick note|checking in)|i am writing to|no rush)/i;
const longer: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:i|we) (?:just )?(?:wanted|would like) to (?:ask|know|check)(?: you)? (?:if|whether) you (?:could|can|would)\b/gi,
    'could you',
  ],
  [/\b(?:i|we)(?:['’]d| would) like to (?:kindly )?ask you to\b/gi, 'please'],
  [/\b(?:i|we) (?:just )?wanted to (?:say|tell you) that\s+/gi, ''],
  [/\bcould you (?:please )?(?:kindly )?(?:let us know|tell us)\b/gi, 'please tell us'],
  [/\bin order to\b/gi, 'to'],
  [/\bat (?:this|the) (?:moment|point in time)\b/gi, 'now'],
  [/\bat your earliest convenience\b/gi, 'soon'],
  [/\b(?:kindly|really|actually|basically|simply|very) /gi, ''],
];

function shorter(body: string): string {
  const short = longer.reduce((text, [from, to]) => text.replace(from, to), body);
  const said = sentencesOf(short);
  const needed = said.filter((sentence) => !courtesies.test(sentence) || /\d/.test(sentence));
  return (needed.length > 0 ? needed : said).map(withCapital).join(' ');
}

const warmOpening = 'I hope you are all doing well.';
const warmEnd = 'Thank you so much for your help!';

function friendlier(body: string): string {
  const isOpened = /\bhope\b/i.test(body);
  const isThanked = /\bthank/i.test(body);
  return [isOpened ? '' : warmOpening, body, isThanked ? '' : warmEnd].filter(Boolean).join(' ');
}

const contractions: readonly (readonly [RegExp, string])[] = [
  [/\bcan['’]t\b/gi, 'cannot'],
  [/\bwon['’]t\b/gi, 'will not'],
  [/n['’]t\b/gi, ' not'],
  [/['’]re\b/gi, ' are'],
  [/['’]ve\b/gi, ' have'],
  [/['’]ll\b/gi, ' will'],
  [/['’]d like\b/gi, ' would like'],
  [/\bI['’]m\b/gi, 'I am'],
  [/\bit['’]s\b/gi, 'it is'],
  [/\bthanks\b/gi, 'thank you'],
  [/\b(?:ok|okay)\b/gi, 'fine'],
];

const formal = (body: string): string =>
  sentencesOf(contractions.reduce((text, [from, to]) => text.replace(from, to), body).replaceAll('!', '.'))
    .map(withCapital)
    .join(' ');

const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?])\s+/).filter((one) => one.trim() !== '');
