/** Money as written in a sentence. */
export interface SaidMoney {
  /** ISO 4217. */
  currency: string;
  /** Integer minor units; of a range the lower end. */
  amountMinor: number;
  /** The upper end of a range. */
  upToMinor: number | null;
  start: number;
  end: number;
}

/** ISO 4217 codes of the signs, codes and names that stand at an amount. */
export const currencyCodes: Readonly<Record<string, string>> = {
  $: 'USD',
  us$: 'USD',
  usd: 'USD',
  usd$: 'USD',
  dollar: 'USD',
  dollars: 'USD',
  '€': 'EUR',
  eur: 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  '£': 'GBP',
  gbp: 'GBP',
  '¥': 'CNY',
  rmb: 'CNY',
  cny: 'CNY',
  yuan: 'CNY',
  c$: 'CAD',
  cad: 'CAD',
  a$: 'AUD',
  aud: 'AUD',
  hk$: 'HKD',
  hkd: 'HKD',
  '₹': 'INR',
  inr: 'INR',
  vnd: 'VND',
  '₫': 'VND',
  jpy: 'JPY',
  try: 'TRY',
  mxn: 'MXN',
  thb: 'THB',
};

/** Currencies without a minor unit (ISO 4217). */
const whole = new Set(['VND', 'JPY', 'KRW', 'IDR']);

const sign =
  '(?:USD\\s?\\$|US\\s?\\$|HK\\$|C\\$|A\\$|\\$|€|£|¥|₹|₫|(?<![A-Za-z])(?:USD|EUR|GBP|RMB|CNY|CAD|AUD|HKD|INR|VND|JPY|TRY|MXN|THB)(?![A-Za-z]))';
const after =
  '(?:\\s?(?:USD|EUR|GBP|RMB|CNY|CAD|AUD|HKD|INR|VND|JPY|MXN|THB)(?![A-Za-z])|\\s?(?:€|£|¥|₹|₫)|\\s?\\$(?!\\d)|\\s(?:us )?(?:dollars?|euros?|yuan)\\b)';
const figure = '(\\d{1,3}(?:[,.]\\d{3})+(?:[.,]\\d{1,2})?(?!\\d)|\\d+(?:[.,]\\d{1,4})?)';
const before = new RegExp(`(${sign})\\s?${figure}(?:\\s?(?:-|~|to)\\s?(?:${sign}\\s?)?${figure})?`, 'gi');
const behind = new RegExp(`(?<![\\d.,])${figure}(?:\\s?(?:-|~|to)\\s?${figure})?(${after})`, 'gi');

/** Every amount of money in a plain sentence, in order. "USD 3.20", "$3.2-3.5", "2,40 €", "22 RMB". */
export function readMoney(plain: string): SaidMoney[] {
  const found: SaidMoney[] = [];
  for (const match of plain.matchAll(before)) {
    const [text, currency = '', low = '', high] = match;
    push(found, currency, low, high, match.index, text.length);
  }
  for (const match of plain.matchAll(behind)) {
    const [text, low = '', high, currency = ''] = match;
    if (found.some(({ start, end }) => match.index < end && match.index + text.length > start)) continue;
    push(found, currency, low, high, match.index, text.length);
  }
  return found.sort((a, b) => a.start - b.start);
}

function push(
  found: SaidMoney[],
  said: string,
  low: string,
  high: string | undefined,
  start: number,
  length: number,
): void {
  const currency =
    currencyCodes[
      said
        .toLowerCase()
        .replace(/\s|(?<=dollars?).*/g, '')
        .replace(/^us(?=dollar)/, '')
    ];
  // "We can try 500" names no lira.
  if (!currency || (currency === 'TRY' && said.trim() !== 'TRY')) return;
  const amountMinor = minorOf(low, currency);
  if (amountMinor === null) return;
  const upTo = high === undefined ? null : minorOf(high, currency);
  found.push({
    currency,
    amountMinor,
    upToMinor: upTo !== null && upTo > amountMinor ? upTo : null,
    start,
    end: start + length,
  });
}

/** Minor units of a written figure: "1,250.00", "1.250,00", "2,40", "3.2". */
function minorOf(written: string, currency: string): number | null {
  const lastMark = Math.max(written.lastIndexOf('.'), written.lastIndexOf(','));
  const tail = lastMark < 0 ? '' : written.slice(lastMark + 1);
  const marks = written.replace(/\d/g, '');
  // A lone mark before three digits parts thousands; two different marks part thousands and cents.
  const isFraction = lastMark >= 0 && (tail.length !== 3 || (marks.length > 1 && marks[0] !== marks.at(-1)));
  const units = isFraction ? written.slice(0, lastMark).replace(/\D/g, '') : written.replace(/\D/g, '');
  const value = Number(`${units || '0'}${isFraction ? `.${tail}` : ''}`);
  if (!Number.isFinite(value) || value > 1e9) return null;
  return Math.round(value * (whole.has(currency) ? 1 : 100));
}

/** "USD 3.20", "VND 45,000": an amount in our own words. */
export function moneyWords(amountMinor: number, currency: string): string {
  const isWhole = whole.has(currency);
  const figure = (isWhole ? amountMinor : amountMinor / 100).toLocaleString('en-US', {
    minimumFractionDigits: isWhole ? 0 : 2,
    maximumFractionDigits: isWhole ? 0 : 2,
  });
  return `${currency} ${figure}`;
}
