import { listSellableSkus } from '@brandwright/contract/catalog/list-sellable-skus.ts';
import { escapePattern } from '@brandwright/language/text.ts';
import { leadsToAmount } from '@brandwright/language/values/before-amounts.ts';
import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { RecordFinder } from '../kernel/area.ts';
import type { RecordCandidate } from '../kernel/records/record-candidate.ts';
import { ordersCalled } from './channel-name.ts';
import { livesIn, nameKey } from './customers.ts';
import { singular } from './order-rules.ts';
import { customers, orderRules, orders } from './tables.ts';

const most = 8;

interface NamedNumber {
  number: number;
  matched: string;
  /** 1 said with "#" or "order", 0.85 bare, 0.4 when it may as well count what follows: "120 mugs". */
  score: number;
}

/** Words that follow the number of an order; any other is what the number counts. */
const afterNumbers = new Set(
  (
    'is was has have had did does will would should can could be get gets got go goes and or but then to on in into off by for from with ' +
    'without at as because since until till if when while please now today tomorrow again too also back up out down the a an her his ' +
    // oxlint-disable-next-line brandwright/american-words -- words that people say
    'their she he they it instead overnight standard shipped delivered canceled cancelled doing late yet'
  ).split(' '),
);

/** Whole numbers that may be an order's: "#1042", "order 1042", "1042 and 1043"; never money, percent, or a quantity's unit. */
export function namedNumbers(words: string): NamedNumber[] {
  const found: NamedNumber[] = [];
  const pattern =
    /(?<before>#|\b(?:orders?|order number|number|no\.?)\s*#?\s*)?(?<![\d$€£.,-])(?<number>\d{1,9})(?![\d%]|[.,]\d|\s*(?:%|days?|weeks?|months?|years?|units?|pieces?|pcs|dollars|usd|k\b))/gi;
  for (const match of words.matchAll(pattern)) {
    const { before, number } = match.groups ?? {};
    const value = Number(number);
    if (value < 1 || value > 2_147_483_647) continue;
    if (before === undefined && leadsToAmount(words.slice(0, match.index))) continue;
    const next = /^\s+(\p{L}+)/u.exec(words.slice(match.index + match[0].length))?.[1]?.toLowerCase();
    const counts = next !== undefined && !afterNumbers.has(next);
    found.push({
      number: value,
      matched: match[0].trim(),
      score: before === undefined ? (counts ? 0.4 : 0.85) : 1,
    });
  }
  return found;
}

/** One, two and three words in a row, lower case, without possessive s: what names are compared with. */
export function phrasesOf(words: string): string[] {
  const parts = nameKey(words.replace(/[’']s\b/g, '').replace(/[^\p{L}\p{N}@.'’\s_+-]/gu, ' '))
    .split(' ')
    .map((part) => part.replace(/^[.'’-]+|[.'’-]+$/g, ''))
    .filter(Boolean)
    .slice(0, 60);
  const phrases = new Set<string>();
  for (let at = 0; at < parts.length; at += 1) {
    for (let size = 1; size <= 3; size += 1) phrases.add(parts.slice(at, at + size).join(' '));
  }
  return [...phrases];
}

/** Words that are first names too, but hardly ever mean someone: no customer is looked up by these alone. */
const everyday = new Set([
  'will',
  'may',
  'mark',
  'art',
  'bill',
  'rob',
  'grant',
  'rich',
  'sue',
  'pat',
  'april',
  'june',
  'august',
  'rose',
  'grace',
  'hope',
  'joy',
]);

/** Orders by number, by the channel's reference, or by the first or whole name of who placed them (their newest). */
export const orderFinder: RecordFinder = {
  kind: 'order',
  async find(context, words) {
    const numbers = namedNumbers(words).slice(0, 20);
    if (numbers.length === 0) return [];
    const values = numbers.map((one) => one.number);
    const references = values.flatMap((number) => [`#${number}`, String(number)]);
    const found = await context.db
      .select({
        id: orders.id,
        orderNumber: orders.orderNumber,
        customerName: orders.customerName,
        reference: orders.channelReference,
      })
      .from(orders)
      .where(
        and(
          eq(orders.storeId, context.storeId),
          or(inArray(orders.orderNumber, values), inArray(orders.channelReference, references)),
        ),
      )
      .limit(40);
    const isCalled = ({ reference }: (typeof found)[number], number: number) =>
      reference === `#${number}` || reference === String(number);
    // "#1001 (5500000000001)": names that an id follows, only of numbers that nothing else has.
    const unknown = numbers.filter(
      ({ number, score }) =>
        score > 0.5 && !found.some((one) => one.orderNumber === number || isCalled(one, number)),
    );
    const called = await Promise.all(
      unknown.slice(0, 3).map(async (one) => {
        const rows = await ordersCalled(context, String(one.number));
        return rows.map((row) => ({ ...row, reference: String(one.number) }));
      }),
    );
    return [...found, ...called.flat()].flatMap((order): RecordCandidate[] => {
      const own = numbers.find((one) => one.number === order.orderNumber);
      const named = own ?? numbers.find((one) => isCalled(order, one.number));
      if (!named) return [];
      const score = own ? named.score : named.score / 2;
      const label = `Order #${order.orderNumber}, ${order.customerName}`;
      return [
        { kind: 'order', value: order.orderNumber, id: order.id, label, matched: named.matched, score },
      ];
    });
  },
};

/** Whether a first name stands where only a name does: with a capital within the sentence, or with what is theirs. */
function calledByName(words: string, firstName: string): boolean {
  const name = firstName.replace(/[^\p{L}\p{N}'’-]/gu, '');
  const written = new RegExp(`(?<before>\\S\\s+|^)(?<name>${name})(?<theirs>['’]s\\s)?(?!\\p{L})`, 'iu').exec(
    words,
  );
  if (name === '' || !written?.groups) return false;
  if (written.groups['theirs'] !== undefined) return true;
  return written.groups['before'] !== '' && /^\p{Lu}\p{Ll}/u.test(written.groups['name'] ?? '');
}

const someoneFrom =
  /\b(?:woman|man|guy|lady|girl|gentleman|person|customer|buyer|shopper|client|someone|the one) (?:who lives )?(?:from|in) (?<city>\p{L}[\p{L} .'’-]*)/giu;

/** Cities by which someone is described: "the woman from Leeds". */
const citiesIn = (words: string): string[] =>
  [...words.matchAll(someoneFrom)].flatMap(({ groups }) => phrasesOf(groups?.['city'] ?? ''));

/** "Claras address": names as they are without an s that lacks its apostrophe. */
const hurriedPossessives = (phrases: readonly string[]): string[] =>
  phrases.flatMap((one) => (/^(?:\p{L}+ )?\p{L}{4,}s$/u.test(one) ? [one.slice(0, -1)] : []));

/** Customers by email, whole name, company or first name, or by where they live. */
export const customerFinder: RecordFinder = {
  kind: 'customer',
  async find(context, words) {
    const said = phrasesOf(words);
    if (said.length === 0) return [];
    // "Marta takahashis diffuser": in a hurry the apostrophe goes first.
    const phrases = [...new Set([...said, ...hurriedPossessives(said)])];
    const cities = citiesIn(words);
    const capitalized = new Set(
      (words.match(/\p{Lu}[\p{L}'’-]*/gu) ?? []).map((word) => word.replace(/[’']s$/, '').toLowerCase()),
    );
    const firstNames = phrases.filter(
      (one) => !one.includes(' ') && one.length > 2 && (!everyday.has(one) || capitalized.has(one)),
    );
    const found = await context.db
      .select({
        id: customers.id,
        name: customers.name,
        nameKey: customers.nameKey,
        firstNameKey: customers.firstNameKey,
        email: customers.email,
        company: customers.company,
        address: customers.address,
      })
      .from(customers)
      .where(
        and(
          eq(customers.storeId, context.storeId),
          or(
            inArray(customers.nameKey, phrases),
            inArray(customers.email, phrases),
            inArray(sql`lower(${customers.company})`, phrases),
            cities.length > 0 ? livesIn(cities) : undefined,
            firstNames.length > 0 ? inArray(customers.firstNameKey, firstNames) : undefined,
          ),
        ),
      )
      .limit(40);
    const candidates = found.map((customer): RecordCandidate => {
      const whole =
        phrases.includes(customer.nameKey) || (customer.email !== null && phrases.includes(customer.email));
      const byCompany = customer.company !== null && phrases.includes(nameKey(customer.company));
      const city = customer.address?.city ?? '';
      const isDescribed = cities.includes(city.toLowerCase()) && !phrases.includes(customer.firstNameKey);
      if (!whole && !byCompany && isDescribed) {
        const label = `${customer.name}, ${customer.email ?? city}`;
        return { kind: 'customer', value: customer.id, id: customer.id, label, matched: city, score: 0.8 };
      }
      if (!whole && byCompany) {
        const label = `${customer.company}, ${customer.name}`;
        const matched = customer.company ?? '';
        return { kind: 'customer', value: customer.id, id: customer.id, label, matched, score: 1 };
      }
      const matched = whole ? customer.name : (customer.name.split(' ')[0] ?? customer.name);
      const label = customer.email ? `${customer.name}, ${customer.email}` : customer.name;
      return {
        kind: 'customer',
        value: customer.id,
        id: customer.id,
        label,
        matched,
        score: whole ? 1 : calledByName(words, customer.firstNameKey) ? 0.75 : 0.6,
      };
    });
    const best = candidates
      .sort((a, b) => b.score - a.score || a.label.localeCompare(b.label))
      .slice(0, most);
    return best;
  },
};

/** The newest order of whoever is named: "Maya's order". */
export const ordersOfCustomerFinder: RecordFinder = {
  kind: 'order',
  async find(context, words) {
    if (!/\b(?:order|parcel|package|shipment|delivery)\b/i.test(words)) return [];
    const people = await customerFinder.find(context, words);
    if (people.length === 0 || people.length > 4) return [];
    const found = await context.db
      .selectDistinctOn([orders.customerId], {
        id: orders.id,
        orderNumber: orders.orderNumber,
        customerId: orders.customerId,
        customerName: orders.customerName,
      })
      .from(orders)
      .where(
        and(
          eq(orders.storeId, context.storeId),
          inArray(
            orders.customerId,
            people.map((one) => one.id),
          ),
        ),
      )
      .orderBy(orders.customerId, desc(orders.placedAt), desc(orders.orderNumber));
    return found.map((order) => {
      const person = people.find((one) => one.id === order.customerId);
      const label = `Order #${order.orderNumber}, ${order.customerName}`;
      return {
        kind: 'order',
        value: order.orderNumber,
        id: order.id,
        label,
        matched: person?.matched ?? '',
        score: (person?.score ?? 0.6) * 0.7,
      };
    });
  },
};

/** Items by the words of their titles: "the ceramic mugs". The value is the title, which each order resolves to its own line. */
export const lineItemFinder: RecordFinder = {
  kind: 'order_line_item',
  async find(context, words) {
    const said = new Set(phrasesOf(words).map(singular));
    const { skus } = await context.call(listSellableSkus, { most: 500 });
    const items = [...new Map(skus.toReversed().map((sku) => [sku.title, sku])).values()].sort((a, b) =>
      a.title.localeCompare(b.title),
    );
    return items
      .flatMap((item): RecordCandidate[] => {
        const title = nameKey(item.title);
        const parts = title.split(' ').map(singular);
        const heard = parts.filter((part) => part.length > 2 && said.has(part));
        if (heard.length === 0) return [];
        const score = heard.length === parts.length ? 0.95 : (0.6 * heard.length) / parts.length;
        return [
          {
            kind: 'order_line_item',
            value: item.title,
            id: item.id,
            label: item.title,
            matched: heard.join(' '),
            score,
          },
        ];
      })
      .filter((candidate) => candidate.score >= 0.3)
      .sort((a, b) => b.score - a.score || a.label.localeCompare(b.label))
      .slice(0, most);
  },
};

/** "Over $40.00": the words and figures that tell a rule's name from others. */
const partsOfName = (name: string): string[] =>
  name
    .replaceAll(/[.,]00\b/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => (part.length > 2 && !plainWords.has(part)) || /\d/.test(part));

const plainWords = new Set(['orders', 'order', 'the', 'and', 'with', 'from', 'for', 'shipping']);

/** "The B2B rule", "the rule about gift boxes": one word of a name, said as that of a rule. */
const isCalled = (text: string, word: string): boolean =>
  new RegExp(
    `\\b${escapePattern(word)}\\b(?: \\p{L}+)? (?:rule|one)\\b|\\b(?:rule|one) (?:for|about|on|with|called) [^,.;]*\\b${escapePattern(word)}\\b`,
    'u',
  ).test(text);

/** Rules whose name is said, or a word of it that no other rule has. */
export const ruleFinder: RecordFinder = {
  kind: 'order_rule',
  async find(context, words) {
    const rules = await context.db
      .select({ id: orderRules.id, name: orderRules.name, nameKey: orderRules.nameKey })
      .from(orderRules)
      .where(and(eq(orderRules.storeId, context.storeId), isNull(orderRules.deletedAt)))
      .limit(200);
    const text = nameKey(words);
    const said = new Set(phrasesOf(words));
    const named = rules.map((rule) => ({ ...rule, parts: partsOfName(rule.nameKey) }));
    return named.flatMap((rule): RecordCandidate[] => {
      const { parts } = rule;
      const heard = parts.filter((part) => said.has(part));
      // "Over $40" is not "over $300": a figure of a name has to be said.
      const isOther = parts.some((part) => /^\d+$/.test(part) && !said.has(part));
      const isOnly = heard.some(
        (part) =>
          isCalled(text, part) && !named.some((other) => other.id !== rule.id && other.parts.includes(part)),
      );
      const share = parts.length > 0 && !isOther ? (0.8 * heard.length) / parts.length : 0;
      const score = text.includes(rule.nameKey) ? 1 : share > 0 && isOnly ? 0.8 : share;
      if (score < 0.4) return [];
      return [
        {
          kind: 'order_rule',
          value: rule.name,
          id: rule.id,
          label: rule.name,
          matched: score === 1 ? rule.name : heard.join(' '),
          score,
        },
      ];
    });
  },
};
