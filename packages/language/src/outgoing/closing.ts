import { escapePattern } from '../text.ts';

const closings =
  'best|all best|all the best|best (?:regards|wishes)|(?:kind|kindest|warm|warmest) regards|regards|sincerely|yours(?: (?:sincerely|truly|faithfully))?|sincerely yours|cheers|thanks|many thanks|thanks again|thanks so much|thank you|thank you so much|thx|take care|talk soon|warmly|respectfully|cordially|' +
  'saludos(?: cordiales)?|un saludo|atentamente|gracias|muchas gracias|cumprimentos|com os melhores cumprimentos|atenciosamente|obrigad[oa]|muito obrigad[oa]|abraço|cordialement|bien (?:à vous|cordialement)|merci|merci beaucoup|(?:viele|beste|liebe|herzliche|freundliche) grüße|mit freundlichen grüßen|gruß|mfg|danke|vielen dank|(?:cordiali|distinti) saluti|saluti|grazie|grazie mille|groeten|met vriendelijke groet|saygılarımla|teşekkürler|此致|敬上|谢谢|祝好';

const closingLine = new RegExp(`^(?:${closings})\\s*[,.!，。！]*$`, 'iu');
// "Tom", "Tom Reed, Reed & Sons": words with capitals, and what joins them.
const nameLine =
  /^[—–-]?\s*\p{Lu}[\p{L}.'’&-]*(?:,? (?:\p{Lu}[\p{L}.'’&-]*|&|of|de|da|do|van|von|the|and)){0,6}$/u;

/** How a text ends: with a name, with "Best regards" and no name, or with neither. */
export type Closing = 'signed' | 'unnamed' | 'none';

/** Whether a letter is signed. `names` are those that may sign without a closing: the person, the store. */
export function closingOf(text: string, names: readonly string[]): Closing {
  const lines = text
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const last = lines.at(-1) ?? '';
  if (endsWithName(last, names)) return 'signed';
  if (lines.length === 1) return 'none';
  if (closingLine.test(last)) return 'unnamed';
  if (isOurLine(last, names)) return 'signed';
  return nameLine.test(last) && lines.slice(-4, -1).some((line) => closingLine.test(line))
    ? 'signed'
    : 'none';
}

/** "— Nora", "Nora, Fog & Fern", "nora from Fog & Fern": a line with a name of ours and whose it is. */
const isOurLine = (line: string, names: readonly string[]) =>
  names.some((name) =>
    new RegExp(
      `^[\\s—–-]*${escapePattern(name)}(?:\\s*[,|·/—–-].{0,60}|\\s+(?:from|at|of)\\s.{0,60})?[.!]?$`,
      'iu',
    ).test(line),
  );

/** "… as soon as you can. Nora", "… thanks, nora". */
const endsWithName = (line: string, names: readonly string[]) =>
  names.some((name) => new RegExp(`[.!?,;—–-]\\s*${escapePattern(name)}\\s*[.!]?$`, 'iu').test(line));
