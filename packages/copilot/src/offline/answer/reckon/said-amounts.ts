import { readQuantities } from '@brandwright/language/values/quantities.ts';
import { readValues } from '@brandwright/language/values/read-values.ts';
import type { Quantity, Value } from '@brandwright/language/values/value.ts';
import type { Amount } from './amount.ts';

/** A figure of a message. */
export interface SaidAmount extends Amount {
  start: number;
  end: number;
  /** Of one piece: "at 4.10 the pair", "each". */
  isEach: boolean;
  /** Written without anything that says what it is: money beside money, a number beside numbers. */
  isBare: boolean;
}

/** The figures of a message that are reckoned with: no days, no numbers of records, no "those two". */
export function saidAmounts(text: string, now: Date): SaidAmount[] {
  const quantities = readQuantities(text);
  return readValues(text, now).flatMap((value): SaidAmount[] => {
    const own = isQuantity(value) ? value : undefined;
    const quantity =
      own ?? (value.kind === 'postal' ? quantities.find(({ start }) => start === value.start) : undefined);
    if (!quantity || quantity.high !== null || quantity.value <= 0) return [];
    if (isNumberOfRecord(text, quantity) || isPointer(text, quantity)) return [];
    const isEach =
      quantity.perUnit ||
      eachBehind.test(text.slice(quantity.end)) ||
      atBefore.test(text.slice(0, quantity.start));
    const place = { start: quantity.start, end: quantity.end, name: '' };
    switch (quantity.kind) {
      case 'money':
        return [
          {
            ...place,
            isEach,
            isBare: false,
            unit: 'money',
            of: quantity.currency ?? 'USD',
            value: quantity.value * 100,
          },
        ];
      case 'percent':
        return [{ ...place, isEach: false, isBare: false, unit: 'percent', of: '', value: quantity.value }];
      case 'measure': {
        const [, figure = '', unit = ''] = /^([\d.,]+)\s*-?(.+)$/.exec(quantity.text) ?? [];
        const value = Number(figure.replaceAll(',', ''));
        return unit && value > 0
          ? [{ ...place, isEach, isBare: false, unit: 'measure', of: unit.trim(), value }]
          : [];
      }
      case 'number': {
        const hasCents = /\d[.,]\d{2}\b/.test(quantity.text);
        const isCounted = !hasCents && countedBehind.test(text.slice(quantity.end));
        return [
          {
            ...place,
            isEach: isEach && !isCounted,
            isBare: !isCounted,
            unit: 'count',
            of: '',
            value: quantity.value,
          },
        ];
      }
      default:
        return [];
    }
  });
}

/** "97 cents apart. So on 500": how many of them. */
export const isOnSoMany = (text: string, { start, unit, isBare, value }: SaidAmount): boolean =>
  unit === 'count' &&
  isBare &&
  Number.isInteger(value) &&
  /\b(?:on|across|times)\s+(?:all\s+)?$/i.test(text.slice(0, start));

const isQuantity = (value: Value): value is Quantity => 'mayName' in value;

/** What says that a figure is of one piece. */
export const eachBehind =
  /^\s*(?:each\b|apiece\b|a ?piece\b|(?:the|a|an|per|\/) ?(?:pair|piece|unit|pc|set|box|pack|bag|case|bottle|jar|tin|one|roll|dozen|seat)\b)/i;
const atBefore = /(?:\bat|@)\s*[$€£]?\s*$/i;
/** "300 pairs", "12 of them". */
const countedBehind =
  /^\s+(?:of (?:them|those|these|the)\b|more\b|(?:new |good |bad |extra )?(?:pairs?|pieces?|pcs|units?|sets?|box(?:es)?|packs?|bags?|cases?|cartons?|seats?|credits?|people|orders?|items?)\b)/i;

/** "#7110", "order 1064", "RCV-1001". */
function isNumberOfRecord(text: string, { start, end, text: written, value }: Quantity): boolean {
  if (!/^#?\d/.test(written)) return false;
  const before = text.slice(0, start);
  return (
    written.startsWith('#') ||
    /[\p{L}]-?$/u.test(before) ||
    /\b(?:orders?|invoices?|number|no\.?|ticket|return|payment|section|net)\s*#?$/i.test(before) ||
    (/\b(?:orders?|invoices?) #?\d+(?:,| and| or| &)\s*#?$/i.test(before) && Number.isInteger(value)) ||
    (/^\s*(?:st|nd|rd|th)\b/i.test(text.slice(end)) && Number.isInteger(value))
  );
}

/** "The two together", "all three": how many are meant, and no figure, as "the six hundred" is. */
const isPointer = (text: string, { start, end, text: written, value }: Quantity): boolean =>
  isName(text, { start, end, text: written }) ||
  (/^\p{L}/u.test(written) &&
    value <= mostPointed &&
    (/^(?:one|an?|half|couple|a couple)\b/i.test(written) ||
      /\b(?:the|all|those|these|our|my|of|first|last|other|next|these other|only)\s+$/i.test(
        text.slice(0, start),
      ) ||
      /^\s*(?:together|of (?:them|those|these)|in all|combined|(?:that|which|who)\b)/i.test(
        text.slice(end),
      )));

const mostPointed = 24;

/** "The 5 panel": what a thing is called by. */
const isName = (text: string, { start, end, text: written }: Pick<Quantity, 'start' | 'end' | 'text'>) =>
  /^\d+$/.test(written) &&
  /\b(?:the|that|this)\s+$/i.test(text.slice(0, start)) &&
  /^[\s-](?!(?:each|of|total|more|left|and|or|in|at|for|to|on|is|per|from|less|off)\b)\p{L}*(?!s)\p{L}\b/iu.test(
    text.slice(end),
  );

/** A figure without a unit beside an amount: money in the same currency, or the same things. Null where it cannot be of that kind. */
export function alike(said: SaidAmount, other: Amount): Amount | null {
  if (!said.isBare) return said.unit === other.unit && said.of === other.of ? said : null;
  if (other.unit === 'money')
    return { value: said.value * 100, unit: 'money', of: other.of, name: said.name };
  return other.unit === 'count' ? { value: said.value, unit: 'count', of: '', name: said.name } : null;
}
