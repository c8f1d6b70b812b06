/** Stands where an amount was. */
export const hiddenAmount = '(amount hidden)';

const digits = String.raw`\d+(?:[.,'’]\d+|\s\d{3}(?!\d))*`;
const scale = String.raw`(?:\s?(?:k|m|mm|bn|mio|grand|hundred|thousand|million|billion)\b)?`;
const amount = `[-–−]?\\s?${digits}${scale}`;
const signs = String.raw`(?:US|CA|AU|NZ|HK|SG|A|C|S|R|Mex)?[$€£¥₹₩₽₫฿₱₺₪₴₦₵¢]`;
const codes = String.raw`(?:USD|US dollars?|EUR|GBP|CNY|RMB|VND|INR|CAD|AUD|JPY|MXN|KRW|THB|BDT|TRY|HKD|SGD|NZD|CHF)`;
const names = String.raw`(?:dollars?|bucks?|cents?|euros?|pounds?|quid|yuan|renminbi|yen|rupees?|dong|baht|pesos?|francs?|grand)`;
const gap = String.raw`[\s*_\x60~\\]*`;
const small =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen';
const large =
  'twenty|thirty|forty|fourty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|dozen|half|couple|few|several';
const spelled = String.raw`\b(?:(?:an?|${small}|${large}|and|of)[\s-]+)*(?:an?|${small}|${large})`;
const about =
  'pric(?:e|es|ed|ing)|costs?|costing|pay|pays|paying|paid|charg(?:e|es|ed|ing)|refund(?:s|ed|ing)?|budget|worth|totals?|totalling|totaling|amounts?|subtotal|fees?|spend|spends|spending|spent|quot(?:e|es|ed)|sell|sells|selling|sold|margin|revenue|profit|discount(?:s|ed)?|dut(?:y|ies)|tax(?:es)?|invoiced?|balance|deposit|earn(?:s|ed|ing)?|credit(?:ed)?|money|cash|cheaper than|less than|more than|under|over|below|above|up to|at most|at least|max(?:imum)?|min(?:imum)?';
/** A number that is said to be something else: an order, a page, a day, a percentage, a count of time. */
const notMoneyBefore = String.raw`(?<!(?:#|order|orders|order number|number|no\.?|page|step|line|item|version|top|first|last|chapter|hts|code|tier|net)\s?#?)`;
const notMoneyAfter = String.raw`(?!\s?(?:×|x\b|%|percent|st\b|nd\b|rd\b|th\b|am\b|pm\b|o'clock|days?\b|weeks?\b|months?\b|years?\b|hours?\b|minutes?\b|seconds?\b|business\b|kg\b|g\b|lbs?\b|oz\b|cm\b|mm\b|ml\b|inch|units?\b|pieces?\b|pcs\b|items?\b|orders?\b)|[.,:/-]?\d)`;

const withSign = new RegExp(
  `(?:${codes}${gap}:?${gap})?${signs}${gap}${amount}|${codes}${gap}:?${gap}${amount}`,
  'giu',
);
const withName = new RegExp(`(?<![\\d.,])${amount}${gap}(?:${signs}|${codes}\\b|${names}\\b)`, 'giu');
const inWords = new RegExp(`${spelled}[\\s-]+(?:(?:us|american)\\s+)?${names}\\b`, 'giu');
/** Two decimals, as prices have; not a tariff code (6912.00.35), not a percentage. */
const withCents =
  /(?<![\d.])\d{1,3}(?:[,'’ ]\d{3})*\.\d{2}(?![\d.]|\.\d|\s?%|\s?percent)|(?<![\d.])\d+\.\d{2}(?!\d|\.\d|\s?%|\s?percent)/gu;
const afterWord = new RegExp(
  `\\b(?:${about})\\b([^\\d\\n.!?#%]{0,28})(?<![\\d.,#])${notMoneyBefore}(${digits}${scale})${notMoneyAfter}`,
  'giu',
);
const beforeWord = new RegExp(
  `(?<![\\d.,#-])${notMoneyBefore}(?<!\\d)${digits}${scale}(?=\\s+(?:each|apiece|per (?:unit|piece|item)|a (?:piece|unit|pop)|in (?:total|fees|duty|tax|refunds)|total\\b|off\\b|refund|discount))`,
  'giu',
);
const hidden = String.raw`\(amount hidden\)`;
const rangeBefore = new RegExp(
  `(?<![\\d.,#])${digits}${scale}(\\s*(?:-|–|—|to|and|or|/|,)\\s*)(?=${hidden})`,
  'giu',
);
const rangeAfter = new RegExp(
  `(${hidden}\\s*(?:-|–|—|to|and|or|/)\\s*)${digits}${scale}${notMoneyAfter}`,
  'giu',
);

/** Takes amounts of money out of words: with a sign, a code or a name, in words, with cents, where the words speak of money. */
export function hideMoney(amountsMinor: ReadonlySet<number>): (text: string) => string {
  const bare = bareAmounts(amountsMinor);
  return (text) => {
    let left = text
      .replace(withSign, hiddenAmount)
      .replace(withName, hiddenAmount)
      .replace(inWords, hiddenAmount)
      .replace(withCents, hiddenAmount);
    if (bare) left = left.replace(bare, hiddenAmount);
    // Twice: "prices between 5 and 10".
    for (let pass = 0; pass < 2; pass++)
      left = left
        .replace(
          afterWord,
          (all: string, _between: string, figure: string) =>
            all.slice(0, all.length - figure.length) + hiddenAmount,
        )
        .replace(beforeWord, hiddenAmount)
        .replace(rangeBefore, `${hiddenAmount}$1`)
        .replace(rangeAfter, `$1${hiddenAmount}`);
    return left;
  };
}

/** Amounts that stand on the cards, as people say them without a sign: 4200 → 42. */
function bareAmounts(amountsMinor: ReadonlySet<number>): RegExp | null {
  const forms = new Set<string>();
  for (const minor of amountsMinor) {
    const major = Math.abs(minor) / 100;
    if (major < 10) continue;
    forms.add(String(major));
    forms.add(major.toLocaleString('en-US'));
  }
  if (forms.size === 0) return null;
  const any = [...forms]
    .sort((a, b) => b.length - a.length)
    .map((form) => form.replace(/[.]/g, '\\.'))
    .join('|');
  return new RegExp(`(?<![\\d.,#-])${notMoneyBefore}(?:${any})${notMoneyAfter}`, 'giu');
}
