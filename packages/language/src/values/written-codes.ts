/** A code in a text, with its place. */
export interface WrittenCode {
  text: string;
  start: number;
  end: number;
}

const led =
  /\b(?:(?:promo(?:tion)?|discount|coupon|voucher)(?:\s+code)?|code|coupon|voucher)\s*(?:is|called|named|of|:)?\s*["“'‘]?(?<code>[a-z][a-z0-9_-]{2,39})(?![\w-])/giu;
const used =
  /\b(?:with|use|using|apply|enter|try|take|has|is)\s+["“'‘]?(?<code>[A-Z][A-Z0-9_-]{3,39})(?![\w-])/gu;
/** "PRODUCTS10", "products10". */
const bare = /(?<![\w-])(?<code>[a-z]{3,30}\d{1,4})(?![\w-])/giu;
/** What looks the same: numbers of invoices, articles and countries' codes; brands of cards. */
const other =
  /^(?:inv|bw|hts|sku|po|no|hs|day|q)\d+$|^(?:VISA|AMEX|MASTERCARD|DISCOVER|PAYPAL|USPS|FEDEX|COSCO)$/i;

const isCode = (word: string): boolean =>
  !other.test(word) && (/\d/.test(word) || (word === word.toUpperCase() && word.length >= 4));

/** A promotion code as people write it: "PRODUCTS10", "the code spring5". Null where there is none. */
export function readPromotionCode(text: string): WrittenCode | null {
  const isShouted = text === text.toUpperCase();
  for (const pattern of isShouted ? [bare, led] : [led, used, bare])
    for (const match of text.matchAll(pattern)) {
      const code = match.groups?.['code'] ?? '';
      if (isCode(code)) return placeOf(match, code);
    }
  return null;
}

const tracking =
  /\b(?:track(?:ing)?(?:\s*(?:number|nr|no\.?|code|id|#))*|waybill|awb|bol)\s*(?:is|:|=)?\s*(?<code>(?=[a-z0-9-]*\d)[a-z0-9][a-z0-9-]{3,59})(?![\w-])/giu;
/** As UPS, containers and parcel services write theirs. */
const alone = /(?<![\w-])(?<code>1Z[0-9A-Z]{16}|[A-Z]{2,4}\d{7,12}[A-Z]{0,2}|\d{12,22})(?![\w-])/gu;

/** The number by which a carrier follows goods. Null where there is none. */
export function readTrackingNumber(text: string): WrittenCode | null {
  for (const pattern of [tracking, alone]) {
    const [match] = text.matchAll(pattern);
    if (match) return placeOf(match, match.groups?.['code'] ?? '');
  }
  return null;
}

const codeOfCarrier =
  /(?<![\p{L}\p{N}])(?:\d{4}(?: \d{2,4}){2,7}|(?=(?:[\p{L}-]*\d){4})[\p{L}\p{N}-]{6,60})(?![\p{L}\p{N}])/u;
const numberOfRecord = /^(?:(?:rcv|bk|inv|bw|st|po)-?\d+|\d+-r\d+)$/i;

/** The code in words that were taken for a tracking number; a day, a number of pieces or of a record is none. */
export function trackingNumberWithin(words: string): string | undefined {
  const [code] = codeOfCarrier.exec(words) ?? [];
  return code === undefined || numberOfRecord.test(code) ? undefined : code;
}

const invoices = /\b(?:inv|bw)-?\s?\d{2,9}\b|\b(?:invoice|bill)\s+(?:no\.?\s*|number\s*|#\s*)?\d{2,9}\b/gi;

/** Numbers of invoices as they were written: "INV-2048", "invoice 2048". */
export const readInvoiceNumbers = (text: string): (WrittenCode & { number: string })[] =>
  [...text.matchAll(invoices)].map((match) => {
    const digits = /\d+/.exec(match[0])?.[0] ?? '';
    const number = `${/^bw/i.test(match[0]) ? 'bw' : 'inv'}-${digits}`;
    return { ...placeOf(match, match[0]), number };
  });

function placeOf(match: RegExpExecArray, code: string): WrittenCode {
  const start = match.index + match[0].lastIndexOf(code);
  return { text: code, start, end: start + code.length };
}
