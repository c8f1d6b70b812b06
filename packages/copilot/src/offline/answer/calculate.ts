import { readFigure } from '@brandwright/language/values/quantities.ts';

const figure = String.raw`[$€£]?\s?(\d[\d,]*(?:\.\d+)?|\.\d+)\s?(k|m)?(?!\p{L})`;
const sign = String.raw`\s*(x|×|\*|times|multiplied by|plus|\+|minus|-|−|\/|÷|divided by|over)\s*`;
const pattern = new RegExp(`(?<![\\p{L}\\d.])${figure}${sign}${figure}`, 'iu');

/** "288 x 1.10 is how much": what two figures come to; null where the text is no such question. */
export function calculate(text: string): string | null {
  const match = pattern.exec(text);
  if (!match || !isAsking(text, match[0])) return null;
  const a = readFigure(`${match[1] ?? ''}${match[2] ?? ''}`);
  const b = readFigure(`${match[4] ?? ''}${match[5] ?? ''}`);
  if (a === null || b === null) return null;
  const value = apply((match[3] ?? '').toLowerCase(), a, b);
  if (value === null) return null;
  const money = /[$€£]/.exec(match[0])?.[0] ?? '';
  const rounded = Math.round(value * 100) / 100;
  const said = rounded.toLocaleString(
    'en-US',
    Number.isInteger(rounded) && !match[0].includes('.') ? {} : { minimumFractionDigits: 2 },
  );
  return `${match[0].trim()} = ${money}${said}.`;
}

/** Little else is said than the figures and that they are to be worked out. */
const isAsking = (text: string, sum: string) =>
  text.replace(sum, '').trim().split(/\s+/).length <= 4 ||
  (/\b(?:how much|what(?:'s| is)|quick one|calculate|work out|equals?|math)\b/i.test(text) &&
    !goesOn.test(text.replace(sum, '')));

/** "12 x 199, how much less is the yearly": what two figures come to is only a part of what is asked. */
const goesOn =
  /\b(?:less|more|cheaper|dearer|than|sav(?:e|es|ed|ing)|difference|against|compared|versus|vs|left|share|percent|each)\b|%/i;

function apply(sign: string, a: number, b: number): number | null {
  if (/^(?:x|×|\*|times|multiplied by)$/.test(sign)) return a * b;
  if (/^(?:plus|\+)$/.test(sign)) return a + b;
  if (/^(?:minus|-|−)$/.test(sign)) return a - b;
  return b === 0 ? null : a / b;
}
