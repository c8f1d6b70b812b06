import { count, dayWords, money } from '@brandwright/contract/orders/words.ts';
import { milestoneLabels, type MilestoneKind } from '@brandwright/contract/purchasing/enums.ts';
import { and, asc, eq, inArray, isNull, lte, notExists, or, sql } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { declareFeedSource } from '../kernel/records/feed.ts';
import { isOpenInvoice } from './owed.ts';
import { dayAfter, dayOf, daysPast } from './rules.ts';
import { purchaseItems, purchaseMilestones, supplierInvoiceLines, supplierInvoices } from './tables.ts';

/** Milestones are worth a word from this many days before their day. */
const soonDays = 3;
const named = 3;
const most = 200;

const about: Readonly<Record<MilestoneKind, string>> = {
  DEPOSIT: 'the deposit',
  PRE_PRODUCTION_SAMPLE: 'the pre-production sample',
  INSPECTION: 'the inspection',
  BALANCE: 'the balance',
  SHIPPED: 'shipping',
  RECEIVED: 'the arrival',
};

/** Milestones of purchases on their way that are overdue or due soon. What is billed already stands among the invoices. */
async function dueMilestones(context: Context, until: string) {
  const billed = context.db
    .select({ one: sql`1` })
    .from(supplierInvoiceLines)
    .innerJoin(
      supplierInvoices,
      and(
        eq(supplierInvoices.storeId, supplierInvoiceLines.storeId),
        eq(supplierInvoices.id, supplierInvoiceLines.invoiceId),
      ),
    )
    .where(
      and(
        eq(supplierInvoiceLines.storeId, purchaseMilestones.storeId),
        eq(supplierInvoiceLines.purchaseItemId, purchaseMilestones.purchaseItemId),
        isOpenInvoice,
      ),
    );
  return context.db
    .select({ milestone: purchaseMilestones, item: purchaseItems })
    .from(purchaseMilestones)
    .innerJoin(
      purchaseItems,
      and(
        eq(purchaseItems.storeId, purchaseMilestones.storeId),
        eq(purchaseItems.id, purchaseMilestones.purchaseItemId),
      ),
    )
    .where(
      and(
        eq(purchaseMilestones.storeId, context.storeId),
        isNull(purchaseMilestones.doneOn),
        lte(purchaseMilestones.dueOn, until),
        inArray(purchaseItems.status, ['IN_PRODUCTION', 'IN_SUBSCRIPTION']),
        eq(purchaseItems.isArchived, false),
        or(
          inArray(purchaseMilestones.kind, ['PRE_PRODUCTION_SAMPLE', 'INSPECTION', 'SHIPPED']),
          notExists(billed),
        ),
      ),
    )
    .orderBy(asc(purchaseMilestones.dueOn), purchaseMilestones.id)
    .limit(most);
}

/** Deposits, samples, inspections and balances that are overdue or due within three days. */
export const purchaseMilestonesDue = declareFeedSource({
  name: 'purchase_milestones_due',
  kind: 'WAITING',
  words: ['milestone', 'purchase milestone', 'production step'],
  async read(context) {
    const today = dayOf(context.clock.now());
    const rows = (await dueMilestones(context, dayAfter(today, soonDays))).flatMap(({ milestone, item }) =>
      milestone.dueOn === null ? [] : [{ ...milestone, dueOn: milestone.dueOn, item }],
    );
    const [first] = rows;
    if (!first) return [];
    const late = rows.filter(({ dueOn }) => dueOn < today);
    const what = `${milestoneLabels[first.kind]} of ${first.item.title}`;
    return [
      {
        key: 'all',
        weight: {
          urgency: late.length > 0 ? 'TODAY' : 'SOON',
          amountMinor: rows.reduce((sum, { amountMinor }) => sum + (amountMinor ?? 0), 0),
          daysOver: daysPast(first.dueOn, today),
          dueAt: new Date(`${first.dueOn}T23:59:59Z`),
        },
        title: titleOf(what, first.dueOn, rows.length, late.length, today),
        records: rows.slice(0, named).map(({ kind, dueOn, amountMinor, item }) => ({
          kind: 'purchase_item',
          id: item.id,
          label: `${item.title}: ${milestoneLabels[kind].toLowerCase()}`,
          detail: `${amountMinor === null ? '' : `${money(amountMinor, item.currency)} · `}${dueOn < today ? `${count(daysPast(dueOn, today), 'day')} late` : `due ${dayWords(dueOn)}`}`,
          path: `/inbox/orders?id=${item.id}`,
        })),
        recordCount: rows.length,
        figures: [
          { label: 'Waiting', value: count(rows.length, 'milestone') },
          ...(late.length > 0 ? [{ label: 'Late', value: String(late.length) }] : []),
        ],
        say:
          rows.length === 1
            ? `Open the purchase order for ${first.item.title}`
            : 'Show my purchase orders in production',
        sayLabel: rows.length === 1 ? `Look at ${about[first.kind]}` : 'Look at them',
        parts: rows.map(({ item, kind, dueOn }) => `${item.id}:${kind}:${dueOn < today ? 'late' : 'due'}`),
        since: first.dueOn < today ? new Date(`${first.dueOn}T00:00:00Z`) : first.item.updatedAt,
      },
    ];
  },
});

function titleOf(what: string, dueOn: string, total: number, late: number, today: string): string {
  if (total === 1)
    return dueOn < today
      ? `${what}: ${count(daysPast(dueOn, today), 'day')} late`
      : `${what}: due ${dayWords(dueOn)}`;
  return late > 0
    ? `${count(late, 'milestone')} of your purchase orders late`
    : `${count(total, 'milestone')} of your purchase orders due within ${soonDays} days`;
}
