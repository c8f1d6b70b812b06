const auxiliary =
  "(?:is|are|was|were|do|does|did|can|could|will|would|should|may|might|must|shall|have|has|had|am)(?:n['’]t)?";
const subject =
  '(?:you|we|i|it|they|he|she|there|this|that|these|those|the|your|our|my|their|its|any|anyone|somebody|someone|everything)';
const startsAuxiliary = new RegExp(`^${auxiliary} ${subject}\\b`, 'iu');
// "are labels included", "does packing cost extra"; not "is fine", where the subject is left out.
const startsPlain =
  /^(?:is|are|was|were|does|did)(?:n['’]t)? (?!(?:fine|ok|okay|good|great|perfect|not|too|very|on|in|at|all)\b)\p{L}+ \p{L}+/iu;
const inverted = new RegExp(`\\b${auxiliary} ${subject}\\b`, 'iu');
const asksFor = new RegExp(
  `^(?:what|when|where|who|whom|whose|which|why|how)(?:['’]s)? (?:${auxiliary}|about|much|many|long|soon|far|often|big|thick|heavy|fast|quickly|late|early)\\b`,
  'iu',
);
const questionWord = /^(?:what|when|where|who|whom|whose|which|why|how)\b/iu;
// "when we have the sample", "what we need is", "what a lovely glaze": no questions.
const relative =
  /^(?:what|when|where|who|which|why|how)(?: (?:we|i|you|it|they|a|an|nice|kind|lovely|good)\b)/iu;
const orders = /^(?:do|have) (?:the|your|our|my|this|that|these|those|it|any|a)\b/iu;

/** Whether the last sentence of a text asks something, by its words. Errs on the side of a statement. */
export function asks(text: string): boolean {
  const last = text
    .split(/[.!?。！？]\s+|\n/u)
    .filter((part) => part.trim())
    .at(-1);
  const sentence = (last ?? '')
    .trim()
    .replace(/^(?:(?:and|but|also|so|ok|okay|please|hi|hello|hey|then|yes|no)[\s,]+)+/iu, '');
  if (orders.test(sentence)) return false;
  if (startsAuxiliary.test(sentence) || startsPlain.test(sentence)) return true;
  if (!questionWord.test(sentence) || relative.test(sentence)) return false;
  return asksFor.test(sentence) || inverted.test(sentence);
}

/**
 * A text with a capital at its beginning and a mark at its end; nothing else changes. Names such as "iPhone", addresses,
 * lists and figures begin as they were written; links, emoji, lists and lines that end with a mark end as they were.
 */
export function asSentence(text: string): string {
  const said = text.trim();
  return said === '' ? '' : withEnd(withCapital(said));
}

const listItem = /^\s*(?:[-*•+–]|\d{1,3}[.)])\s/u;

export function withCapital(text: string): string {
  const found = /^[^\p{L}\p{N}\n]*(?<letter>\p{Ll})(?<rest>[^\s]*)/u.exec(text);
  const { letter = '', rest = '' } = found?.groups ?? {};
  if (!found || listItem.test(text)) return text;
  // iPhone, eBay, www.…, nora@…, https://…
  if (/\p{Lu}/u.test(rest) || /^[^\s]*(?:@|:\/\/)/u.test(rest) || /^ww\./u.test(rest)) return text;
  const capital = letter.toLocaleUpperCase('en-US');
  if (capital.length !== letter.length) return text;
  const at = found[0].length - rest.length - letter.length;
  return text.slice(0, at) + capital + text.slice(at + letter.length);
}

/** Words without the marks at their end, to stand within a sentence: a reason, a topic. */
export const withoutEnd = (text: string): string => text.replace(/[\s.!?]+$/u, '');

export function withEnd(text: string): string {
  const lastLine = text.slice(text.lastIndexOf('\n') + 1);
  const lastWord = lastLine.slice(lastLine.search(/\S+$/u));
  if (listItem.test(lastLine) || /:\/\/|^www\.|@[\w-]+\.[\w.]+$/iu.test(lastWord)) return text;
  const bare = text.replace(/[\p{Pf}\p{Pe}"'’]+$/u, '');
  const last = [...bare].at(-1) ?? '';
  if (/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(last)) return `${text}。`;
  const takesMark = /\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic}|\p{N}|[%°$€£¥]/u.test(last);
  if (!takesMark) return text;
  return `${text}${asks(text) ? '?' : '.'}`;
}
