import type { PromiseKind } from '@brandwright/contract/inbox/thread/promise.ts';
import { clausesOf, isNegated, type Clause } from './clauses.ts';
import { found, type FoundPromise } from './found.ts';
import { moneyWords, readMoney, type SaidMoney } from '@brandwright/language/values/money.ts';
import {
  quantityWords,
  readCounts,
  unitOf,
  unitPattern,
  wholeOf,
} from '@brandwright/language/values/counts.ts';

const sampleWords = /\bsampl(?:e|es|ing)\b|\bprototype\b|\bpre-?production\b/i;
const toolingWords =
  /\bmou?lds?\b|\bmou?ld(?:ing)?\b|\btooling\b|\bplates?\s(?:fee|cost|charge)|\bdie\b|\bscreen (?:fee|charge|cost)|\bset-?up\b|\bcliche\b|\bdevelopment\b|\bone[- ]time\b|\bonce\b(?! (?:we|you|the|your|it|I)\b)/i;
const freightWords =
  /\bfreight\b|\bshipping\b|\bcourier\b|\bDHL\b|\bFedEx\b|\bUPS\b|\bpostage\b|\bby (?:sea|air|express)\b/i;
/** A price for one piece, but of its way. */
const freightPrice = /\b(?:air|sea|freight|shipping) (?:price|rate|cost|charge)\b/i;
const priceWords =
  /\b(?:unit )?prices?\b|\bquot(?:e|es|ed|ation)\b|\boffer(?:ed)?\b|\bunit cost\b|\bbest (?:we can do|price)\b|\bcan do\b|\b(?:FOB|EXW|FCA|CIF|DDP|DAP)\b|\bcosts?\b/i;
const sumWords =
  /\btotal\b|\bamount\b|\binvoice\b|\border value\b|\bdeposit\b|\bbalance\b|\bprepay|\bpaid\b|\bdiscount\b|\brefund\b|\bbudget\b|\btarget\b/i;
const perUnit = new RegExp(
  `^\\s?(?:(?:/|\\bper\\b|\\ba\\b|\\bfor one\\b)\\s?(${unitPattern}|each)(?![A-Za-z])|(each|apiece)\\b)`,
  'i',
);
const quantityAfter = new RegExp(
  `^[\\s,(]*(?:FOB|EXW|CIF|DDP)?[\\s,(]*(?:\\b(?:at|for|from|with|on|if|when|over|above|based on|starting (?:at|from))\\b|@|>=?|≥)\\s?(?:an? )?(?:orders? of |order |quantity of |qty (?:of )?|you order |volume of |MOQ )?(\\d{1,3}(?:,\\d{3})+|\\d+)\\s?(k)?\\s?\\+?\\s?(${unitPattern})?(?![A-Za-z%])(?!\\s?(?:days?|weeks?|months?|%))`,
  'i',
);

/** Prices, and the costs of samples, tooling and freight, in a plain sentence. */
export function readPrices(plain: string): FoundPromise[] {
  const promises: FoundPromise[] = [];
  const monies = readMoney(plain);
  const clauses = clausesOf(plain);
  for (const [at, money] of monies.entries()) {
    const clause = clauseAt(clauses, money.start);
    if (isNegated(clause.text)) continue;
    const rest = plain.slice(money.end, monies[at + 1]?.start);
    const per = perUnit.exec(rest);
    const kind = kindOf(plain, clause, clauses, money, per !== null);
    if (!kind) continue;
    const before = plain.slice(monies[at - 1]?.end ?? 0, money.start);
    promises.push(promiseOf(kind, money, per, rest, before, plain));
  }
  return [...promises, ...freeSample(plain, clauses)];
}

function clauseAt(clauses: readonly Clause[], place: number): Clause {
  return clauses.findLast(({ start }) => start <= place) ?? { text: '', start: 0 };
}

/** What the money is for: by the words of its clause, else by those before it in the sentence. */
function kindOf(
  plain: string,
  clause: Clause,
  clauses: readonly Clause[],
  money: SaidMoney,
  isPerUnit: boolean,
): PromiseKind | null {
  const own = kindOfWords(clause.text, isPerUnit);
  if (own !== undefined) return own;
  const before = plain.slice(0, money.start);
  if (isForQuantity(before)) return 'PRICE';
  const earlier = clauses.filter(({ start }) => start < clause.start).toReversed();
  for (const { text } of earlier) {
    const inherited = kindOfWords(text, hasUnitPrice(text));
    // A second figure of a sentence is a price only for a quantity of its own; else it may be a sum.
    if (
      inherited === 'PRICE' &&
      /[$€£¥]|\b[A-Z]{3}\b/.test(text) &&
      !quantityAfter.test(plain.slice(money.end))
    )
      return null;
    if (inherited !== undefined) return inherited;
  }
  return null;
}

const hasUnitPrice = (text: string) => readMoney(text).some(({ end }) => perUnit.test(text.slice(end)));

/** "500pcs: ", "192 bud vases at ", "At 288 pieces it is ", "For 576 pieces, a full kiln, ": what follows is a price. */
function isForQuantity(before: string): boolean {
  const last = readCounts(before).at(-1);
  if (!last || readMoney(before.slice(last.end)).length > 0) return false;
  const between = before.slice(last.end);
  if (/^\s?(?:[:=@]|at|for|it is|it's|is|would be|we quote|we are at|we would be at)\s?$/i.test(between))
    return true;
  return between.length <= 24 && leadsIn(before.slice(0, last.start));
}

/** "For 500 pieces …" at the beginning of a sentence. */
const leadsIn = (text: string) => /^(?:\W|yes|hello|hi|hola|sure)*(?:for|at|from|with)\s$/i.test(text);

function kindOfWords(text: string, isPerUnit: boolean): PromiseKind | null | undefined {
  if (
    sampleWords.test(text) &&
    !/\bafter (?:the )?sample|\bsame as (?:the )?sample|\bas (?:per )?(?:the )?sample/i.test(text)
  )
    return /\bfreight\b|\bDHL\b|\bcourier\b/i.test(text) && !/sample (?:fee|cost|price|charge)/i.test(text)
      ? 'SHIPPING_COST'
      : 'SAMPLE_COST';
  if (toolingWords.test(text)) return 'TOOLING_COST';
  if (freightPrice.test(text)) return 'SHIPPING_COST';
  if (isPerUnit) return 'PRICE';
  if (freightWords.test(text)) return 'SHIPPING_COST';
  if (sumWords.test(text)) return null;
  return priceWords.test(text) ? 'PRICE' : undefined;
}

function promiseOf(
  kind: PromiseKind,
  money: SaidMoney,
  per: RegExpExecArray | null,
  rest: string,
  before: string,
  plain: string,
): FoundPromise {
  const words = `${moneyWords(money.amountMinor, money.currency)}${
    money.upToMinor === null ? '' : ` to ${moneyWords(money.upToMinor, money.currency).split(' ')[1]}`
  }`;
  const figures = { amountMinor: money.amountMinor, currency: money.currency };
  if (kind === 'SAMPLE_COST') {
    const isBack =
      /\brefund|\bdeduct|\breturn(?:ed|able)\b|\bcredited\b|\boff your (?:first|bulk) order/i.test(plain);
    return found(kind, `${words}${isBack ? ', credited on the order' : ''}`, figures);
  }
  if (kind !== 'PRICE') return found(kind, words, figures);
  const unit = unitOf((per?.[1] ?? '').replace(/^each$/i, ''));
  const quantity = quantityFor(rest.slice(per?.[0].length ?? 0), before);
  const at = quantity === null ? '' : ` at ${quantityWords(quantity, unit)}`;
  return found(kind, `${words} per ${unit}${at}`, { ...figures, quantity });
}

/** The quantity that a price holds from: said right after it, else right before it. */
function quantityFor(rest: string, before: string): number | null {
  const after = quantityAfter.exec(rest);
  if (after) return wholeOf(after[1] ?? '', after[2] !== undefined);
  const last = readCounts(before).at(-1);
  if (!last) return null;
  const between = before.slice(last.end);
  const farthest = leadsIn(before.slice(0, last.start)) ? 70 : 24;
  return between.length <= farthest && !/\bMOQ\b|[.;]/i.test(before.slice(Math.max(0, last.start - 12)))
    ? last.count
    : null;
}

/** "samples are free", "free sample": a sample that costs nothing. */
function freeSample(plain: string, clauses: readonly Clause[]): FoundPromise[] {
  const free = clauses.find(
    ({ text }) =>
      /\bfree (?:of charge )?samples?\b|\bsamples? (?:is|are|will be|can be|for) (?:\w+ )?free\b|\bno (?:charge|cost|fee) for (?:the )?samples?\b|\bsample(?:s)? free of charge\b|\bsend you (?:a |some |one |two )?free\b.*\bsample/i.test(
        text,
      ) && !isNegated(text),
  );
  if (!free) return [];
  const freight =
    /\bfreight (?:collect|is on you|paid by you)|\byou (?:only )?pay (?:the )?(?:freight|shipping|courier)|\bfreight on your (?:side|account)/i.test(
      plain,
    );
  return [
    found('SAMPLE_COST', `free${freight ? ', you pay the freight' : ''}`, {
      amountMinor: 0,
      currency: 'USD',
    }),
  ];
}
