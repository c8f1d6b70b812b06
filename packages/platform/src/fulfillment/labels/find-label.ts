import { recordKinds } from '@brandwright/contract';
import { bareTrackingNumber } from '@brandwright/contract/orders/carriers.ts';
import { serviceLabels } from '@brandwright/contract/fulfillment/enums.ts';
import { and, desc, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { RecordFinder } from '../../kernel/area.ts';
import type { RecordCandidate } from '../../kernel/records/record-candidate.ts';
import { nameLikeness } from '../../kernel/records/name-likeness.ts';
import { likeliest } from '../../kernel/records/name-finder.ts';
import { resolveRecord, type RecordKindDeclaration } from '../../kernel/records/resolve-record.ts';
import type { Context } from '../../kernel/request/context.ts';
import { shippingLabels, type LabelRecord } from '../tables.ts';

const read = 60;
const noun = /\b(?:labels?|postage)\b/i;
const latest = /\b(?:last|latest|newest|most recent)\s+(?:shipping\s+)?(?:label|postage)\b/i;
const theOne = /\b(?:the|my|that|this)\s+(?:shipping\s+)?label\b/i;
const ofOrder = /(?:\border\s*(?:number|no\.?)?\s*#?\s*|#)(\d{1,9})\b/i;

const rowsOf = (context: Context, where?: SQL) =>
  context.db
    .select()
    .from(shippingLabels)
    .where(and(eq(shippingLabels.storeId, context.storeId), where))
    .orderBy(desc(shippingLabels.createdAt), shippingLabels.id)
    .limit(read);

const nameOf = ({ toAddress, service }: LabelRecord) => `${serviceLabels[service]} to ${toAddress.name}`;

const kind: RecordKindDeclaration<LabelRecord> = {
  called: recordKinds.shipping_label,
  nameOf: ({ toAddress }) => toAddress.name,
  alsoCalled: ({ trackingNumber }) => trackingNumber,
  labelOf: (row) => `${nameOf(row)}${row.trackingNumber ? ` (${row.trackingNumber})` : ''}`,
  likeness: (row, said) => {
    if (row.trackingNumber !== null && bareTrackingNumber(said) === row.trackingNumber) return 1;
    // A label is meant, so a part of the name is enough.
    return nameLikeness(row.toAddress.name, `label ${said}`, noun, 'first').score;
  },
  prefers: ({ status }) => status === 'BOUGHT' || status === 'PAID',
  lookUp: 'Say "show my labels" to see them.',
  noneYet: 'There are no labels yet. Say "ship order 1042" to buy one.',
  byId: async (context, id) => (await rowsOf(context, eq(shippingLabels.id, id)))[0],
  numberIn: (said) => {
    const number = ofOrder.exec(said)?.[1] ?? /^\d{1,7}$/.exec(said)?.[0];
    return number === undefined ? undefined : Number(number);
  },
  byNumber: async (context, number) => {
    const rows = await rowsOf(context, eq(shippingLabels.orderNumber, number));
    return rows.find(({ status }) => status === 'BOUGHT') ?? rows[0];
  },
  named: (context) => rowsOf(context),
};

/** The label that is meant: by id, tracking number, order or recipient. Errors: not_found, conflict. */
export const findLabel = (context: Context, said: string): Promise<LabelRecord> =>
  resolveRecord(context, kind, said);

/** Labels in someone's words: of an order, by tracking number or recipient, or the newest. */
export const labelFinder: RecordFinder = {
  kind: 'shipping_label',
  async find(context, words) {
    const numbers = (words.match(/\b[0-9A-Z][0-9A-Z\s-]{8,40}\b/gi) ?? []).map(bareTrackingNumber);
    if (!noun.test(words) && numbers.length === 0) return [];
    const order = ofOrder.exec(words)?.[1];
    const exact = await rowsOf(
      context,
      or(
        numbers.length === 0 ? undefined : inArray(shippingLabels.trackingNumber, numbers),
        order === undefined ? undefined : eq(shippingLabels.orderNumber, Number(order)),
      ),
    );
    const isAsked = numbers.length > 0 || order !== undefined;
    if (isAsked && exact.length > 0)
      return exact.slice(0, 6).map((row) => candidate(row, order ?? row.trackingNumber ?? '', 0.95));
    if (!noun.test(words)) return [];
    const rows = await rowsOf(context);
    const named = likeliest(
      rows.map((row) => {
        const { matched, score } = nameLikeness(row.toAddress.name, words, noun, 'first');
        return candidate(row, matched, score);
      }),
      { least: 0.7, most: 6 },
    );
    if (named.length > 0) return named;
    const said = latest.exec(words)?.[0] ?? theOne.exec(words)?.[0];
    return said === undefined ? [] : rows.slice(0, 1).map((row) => candidate(row, said, 0.7));
  },
};

const candidate = (row: LabelRecord, matched: string, score: number): RecordCandidate => ({
  kind: 'shipping_label',
  value: row.id,
  id: row.id,
  label: nameOf(row),
  matched,
  score,
});
