/** Stands where a number was. */
export const hiddenNumber = '(number hidden)';

const months =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const spelled =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|dozens?';

/** What follows the number of an order; any other word is what the number counts. */
const afterNumbers =
  'is|was|has|have|had|did|does|will|would|should|can|could|may|be|get|gets|got|go|goes|and|or|but|then|to|on|in|into|off|by|for|from|with|at|as|because|since|until|if|when|please|now|today|too|also|again|back|out|the|an?|her|his|their|it|instead|late|yet|placed|of|that|which|who';

/** Numbers that count nothing that was ordered or is in stock: left as they are. */
const kept = [
  String.raw`\d{4}-\d\d-\d\d(?:t[\d:.]+z?)?`,
  String.raw`\d{1,2}:\d\d(?::\d\d)?(?:\s?[ap]m\b)?`,
  String.raw`\d{1,2}\s?[ap]m\b`,
  String.raw`(?:${months})\.?\s+\d{1,2}(?:st|nd|rd|th)?\b(?:,?\s+(?:19|20)\d\d\b)?`,
  String.raw`\d{1,2}(?:st|nd|rd|th)?\s+(?:${months})\b\.?(?:\s+(?:19|20)\d\d\b)?`,
  String.raw`(?:${months})\s+(?:19|20)\d\d\b`,
  String.raw`\d+(?:st|nd|rd|th)\b`,
  String.raw`\d{1,2}/\d{1,2}/(?:\d\d){1,2}\b`,
  String.raw`(?:#\s?\d+|\border(?:s|\snumber)?\s+#?\d+)(?=$|[^\s\w]|\s+(?:${afterNumbers})\b)(?:(?:\s*,\s*|\s*,?\s+and\s+)#?\d{3,}(?=$|[^\s\w]|\s+(?:${afterNumbers})\b))*`,
  String.raw`\d{4}\.\d\d(?:\.\d{2,4}){0,2}`,
  String.raw`\d+(?:[.,]\d+)?\s?(?:%|percent\b)`,
  String.raw`[$€£¥₹₫]\s?\d[\d.,]*(?:\s?[km]\b)?`,
  String.raw`\d[\d.,]*\s?(?:dollars?|usd|euros?|cents?|bucks)\b`,
  String.raw`\d+(?:[.,]\d+)?(?:\s?(?:-|–|to)\s?\d+)?[\s-]?(?:business\s+|working\s+|calendar\s+)?(?:days?|weeks?|months?|years?|hours?|minutes?|seconds?)\b`,
  String.raw`(?:${spelled})\s+(?:business\s+|working\s+)?(?:days?|weeks?|months?|years?|hours?|minutes?|seconds?|dollars?|cents?|bucks)\b`,
  String.raw`\(number hidden\)`,
].join('|');
const counted = String.raw`(?<![\p{L}\d])\d+(?:[.,'’]\d+|\s\d{3}(?!\d))*(?:\s?(?:k|m|mm|bn)\b|\s(?:hundred|thousand|million)\b)?(?![\p{L}\d])|(?<![\p{L}\d])\d+(?:[.,]\d+)?(?=x\b|pcs?\b|units?\b)|\b(?:(?:an?\s+)?(?:${spelled})(?:[\s-]+(?:and\s+)?(?:${spelled}|one))*)\b`;
const numbers = new RegExp(`(${kept})|(?:${counted})`, 'giu');

/** Takes numbers out of words that may count things: all but dates, times, order numbers, tariff codes, amounts and rates. */
export const hideQuantities = (text: string): string =>
  text.replace(numbers, (found, stays: string | undefined) => (stays === undefined ? hiddenNumber : found));
