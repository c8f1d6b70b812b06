import { and, desc, eq, sql } from 'drizzle-orm';
import type { RecordFinder } from '../kernel/area.ts';
import type { CostKind } from '@brandwright/contract/purchasing/enums.ts';
import { holdsAny } from '../kernel/records/like-all.ts';
import { declareNameFinder } from '../kernel/records/name-finder.ts';
import { nameLikeness, namePatterns } from '../kernel/records/name-likeness.ts';
import { cartItems } from './cart.ts';
import { supplierInvoiceFinder } from './invoice-finder.ts';
import { purchaseItems } from './tables.ts';

/** What is said of a purchase order, so that a part of its title names it: "the deposit on the blankets". */
const noun =
  /\b(?:purchases?|purchased|production|supplier orders?|made|produced?|invoices?|ready|expected|arriv\w*|finished|tracking|deposits?|down payments?|balance|cart|checkout|inspect\w*|pre-?production|pp sample|pps|milestones?|warehouse|fulfill?ment|mou?lds?|tooling|run|apiece|each|approved?|sample|start|begin|kick off|supplier|factory|instead of|ship(?:s|ped|ping)?|left|dispatch\w*|a unit|per unit|unit price|left the factory|c[oa]me in|in stock|into stock|receiv\w*|delivered|got here|are here|is here|turned up|landed|book(?:ed)? in|check(?:ed)? in|goods in|broken)\b/i;

/** Purchases whose title stands in the words, or the telling part of it: "the mug purchase". */
const titleFinder = declareNameFinder({
  kind: 'purchase_item',
  noun,
  telling: 'head',
  rows: ({ db, storeId }, patterns) =>
    db
      .select({
        id: purchaseItems.id,
        title: purchaseItems.title,
        supplierName: purchaseItems.supplierName,
        isOver: sql<boolean>`${purchaseItems.isArchived} or ${purchaseItems.status} = 'CANCELED'`,
      })
      .from(purchaseItems)
      .where(and(eq(purchaseItems.storeId, storeId), holdsAny(purchaseItems.title, patterns)))
      .orderBy(desc(purchaseItems.createdAt))
      .limit(40),
  // "Sample: washed linen tote": it is the tote.
  nameOf: ({ title }) => title.replace(/^Sample: /, ''),
  labelOf: ({ title, supplierName }) => `${title}, ${supplierName}`,
  lessFor: ({ isOver }) => (isOver ? 0.03 : 0),
  most: 6,
});

/** "The mugs in my cart" are those, where there are such. */
const purchaseItemFinder: RecordFinder = {
  kind: 'purchase_item',
  async find(context, words) {
    const found = await titleFinder.find(context, words);
    if (found.length < 2 || !/\b(?:cart|basket)\b/i.test(words) || /\b(?:put|add)\b/i.test(words))
      return found;
    const inCart = new Set((await cartItems(context)).map(({ id }) => id));
    const own = found.filter(({ id }) => inCart.has(id));
    return own.length > 0 ? own : found;
  },
};

/** What is bought once beside the goods. */
const once: readonly CostKind[] = ['SUPPLIER_OTHER', 'SERVICES'];
const british: readonly (readonly [RegExp, string])[] = [[/\bmoulds?\b/gi, 'mold']];

/** The purchase that has such a cost, the newest first: "what did the mold cost in the last run". */
const costFinder: RecordFinder = {
  kind: 'purchase_item',
  async find({ db, storeId }, said) {
    const words = british.reduce((text, [from, to]) => text.replaceAll(from, to), said);
    const patterns = namePatterns(words);
    if (patterns.length === 0 || !/\b(?:cost|costs|price|pay|paid|spend|spent|charge|charged)\b/i.test(words))
      return [];
    const rows = await db
      .select()
      .from(purchaseItems)
      .where(and(eq(purchaseItems.storeId, storeId), holdsAny(sql`${purchaseItems.costs}::text`, patterns)))
      .orderBy(desc(purchaseItems.createdAt))
      .limit(40);
    const found = rows.flatMap((row) =>
      row.costs
        .filter(({ kind }) => once.includes(kind))
        .flatMap(({ label }) => {
          const { matched, score } = nameLikeness(label, words, /$^/, 'head');
          return score >= 0.9 ? [{ row, matched }] : [];
        }),
    );
    const isLast = /\b(?:last|latest|previous|most recent)\b/i.test(words);
    return (isLast ? found.slice(0, 1) : found).map(({ row, matched }) => ({
      kind: 'purchase_item',
      value: row.id,
      id: row.id,
      label: `${row.title}, ${row.supplierName}`,
      // "The mold cost" is as much of a name as such a thing has.
      matched: new RegExp(String.raw`\b${matched} costs?\b`, 'i').exec(words)?.[0] ?? matched,
      score: 1,
    }));
  },
};

export const purchasingRecords: readonly RecordFinder[] = [
  purchaseItemFinder,
  costFinder,
  supplierInvoiceFinder,
];
