import { runAssistantNow } from '@brandwright/contract/copilot/assistants/run-assistant-now.ts';
import { createAssistant } from '@brandwright/contract/copilot/assistants/create-assistant.ts';
import { listAssistantRuns } from '@brandwright/contract/copilot/assistants/list-assistant-runs.ts';
import { countUnreadConversations } from '@brandwright/contract/inbox/count-unread-conversations.ts';
import { listSupplierConversations } from '@brandwright/contract/inbox/list-supplier-conversations.ts';
import { checkConversationSafety } from '@brandwright/contract/inbox/thread/check-conversation-safety.ts';
import { summarizeConversation } from '@brandwright/contract/inbox/thread/summarize-conversation.ts';
import { money } from '@brandwright/contract/orders/words.ts';
import { listOrders } from '@brandwright/contract/orders/list-orders.ts';
import { listSupplierInvoices } from '@brandwright/contract/purchasing/list-supplier-invoices.ts';
import { overdueWords, owedWords } from '@brandwright/contract/purchasing/words.ts';
import type { AnyDeclaration, OutputOf, SendOf } from '@brandwright/contract';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { createCopilot } from '@brandwright/copilot';
import { withDemoKernel } from '../../tools/eval/demo-kernel.ts';
import { platformAreas } from '@brandwright/platform/areas.ts';
import { supplierConversations, supplierMessages } from '@brandwright/platform/inbox/tables.ts';
import { seedInbox } from '@brandwright/platform/inbox/testing.ts';
import type { FeedCandidate } from '@brandwright/platform/kernel/records/feed.ts';
import { seededRandom } from '@brandwright/platform/kernel/data/random.ts';
import type { Caller, Kernel } from '@brandwright/platform';
import { testStore } from '@brandwright/platform/kernel/testing.ts';
import { orders } from '@brandwright/platform/orders/tables.ts';
import { seedMarketplace } from '@brandwright/platform/sourcing/marketplace/testing.ts';
import { channelOrder, place } from '@brandwright/platform/orders/testing.ts';
import { supplierInvoices } from '@brandwright/platform/purchasing/tables.ts';

const dayMs = 86_400_000;
const start = new Date('2026-11-20T15:00:00Z');

/** What the surfaces of a store say: home, badge, chat and screens. */
function surfacesOf(kernel: Kernel, caller: Caller) {
  const call = async <D extends AnyDeclaration>(declaration: D, input: SendOf<D>) => {
    const result = await kernel.run({ ...caller, operation: declaration.name, input });
    if (result.kind === 'asks') throw new Error(`${declaration.name} asks.`);
    return { output: result.output as OutputOf<D>, said: result.summary };
  };
  const home = (name: string): Promise<readonly FeedCandidate[]> => {
    const source = platformAreas.flatMap(({ feed = [] }) => feed).find((one) => one.name === name);
    if (!source) throw new Error(`No source ${name}.`);
    return kernel.inContext(caller, (context) => source.read(context));
  };
  return { call, home };
}

const figureOf = (item: FeedCandidate | undefined, label: string) =>
  item?.figures.find((figure) => figure.label === label)?.value;

async function agree(kernel: Kernel, caller: Caller) {
  const { call, home } = surfacesOf(kernel, caller);

  const [late] = await home('late_orders');
  const byFlag = await call(listOrders, { late: true });
  expect(byFlag.output.total).toBe(late?.recordCount ?? 0);
  if (late) {
    expect(late.title).toMatch(new RegExp(`^${byFlag.output.total} orders? (?:is|are) late`));
    // What its button says leads to the same orders.
    expect(late.say).toBe('Show the outstanding orders older than 7 days, oldest first');
    expect((await call(listOrders, { tab: 'OUTSTANDING', olderThanDays: 7 })).output.total).toBe(
      late.recordCount,
    );
    expect(figureOf(late, 'Worth')).toBe(money(byFlag.output.worthMinor ?? 0));
  }

  const [unread] = await home('unread_supplier_messages');
  const badge = (await call(countUnreadConversations, {})).output;
  const inbox = (await call(listSupplierConversations, {})).output;
  const listed = await call(listSupplierConversations, { isUnread: true, size: 100 });
  expect(unread?.recordCount ?? 0).toBe(badge.unreadCount);
  expect(badge.personal + badge.sourcingAgent).toBe(badge.unreadCount);
  expect(inbox.unreadTotal).toBe(badge.unreadCount);
  expect(listed.output.total).toBe(badge.unreadCount);
  expect(figureOf(unread, 'Unread') ?? '0').toBe(String(badge.unreadCount));
  const marked = (await call(listSupplierConversations, { size: 100 })).output.rows;
  expect(marked.filter(({ unreadCount }) => unreadCount > 0)).toHaveLength(badge.unreadCount);

  const [due] = await home('unpaid_supplier_invoices');
  const owed = await call(listSupplierInvoices, {});
  const unpaid = await call(listSupplierInvoices, { status: 'UNPAID' });
  const overdue = await call(listSupplierInvoices, { status: 'OVERDUE', size: 100 });
  expect(owedWords(unpaid.output)).toBe(owedWords(owed.output));
  expect(unpaid.output.total).toBe(owed.output.owedCount);
  expect(overdue.output.total).toBe(owed.output.overdueCount);
  for (const { currency, overdueMinor } of [owed.output, ...owed.output.otherCurrencies]) {
    const rows = overdue.output.rows.filter((row) => row.currency === currency);
    expect(rows.reduce((sum, row) => sum + row.owedMinor, 0)).toBe(overdueMinor);
  }
  if (owed.output.owedCount > 0) {
    expect(unpaid.said).toContain(`You owe suppliers ${owedWords(owed.output)} on`);
    expect(overdue.said).not.toMatch(/You owe/);
  }
  if (due) expect(figureOf(due, 'Total owed')).toBe(owedWords(owed.output));
  if (owed.output.overdueCount > 0) expect(due?.title).toContain(overdueWords(owed.output));

  const warned = await home('conversation_warnings');
  for (const item of warned) {
    const conversationSid = item.records[0]?.id ?? '';
    const checked = await call(checkConversationSafety, { conversationSid });
    const summary = await call(summarizeConversation, { conversationSid });
    expect(figureOf(item, 'Warnings')).toBe(String(checked.output.warnings.length));
    expect(summary.output.warningCount).toBe(checked.output.warnings.length);
    expect(checked.said).toMatch(new RegExp(`^${checked.output.warnings.length} warning`));
  }
  return {
    late: byFlag.output.total,
    unread: badge.unreadCount,
    owed: owed.output.owedCount,
    warned: warned.length,
  };
}

/** What assistants find is what the home page says. */
async function assistantsAgree(kernel: Kernel, founder: Caller) {
  const copilot = createCopilot(kernel, {});
  try {
    const { call, home } = surfacesOf(kernel, { ...founder, via: 'hand' });
    const find = async (instructions: string) => {
      const { output: made } = await call(createAssistant, { instructions, schedule: 'only when asked' });
      const newest = async () =>
        (await call(listAssistantRuns, { assistant: made.name, size: 1 })).output.runs[0];
      await call(runAssistantNow, { id: made.id });
      const job = copilot.jobs.find(({ name }) => name === 'run_assistant');
      if (!job || !('work' in job)) throw new Error('Nothing runs assistants.');
      const system = { kind: 'system', storeId: storeOf(founder) } as const;
      const told = { id: randomUUID(), progress: () => Promise.resolve() };
      await job.work(
        { ...founder, actor: system, via: 'system' },
        { runId: (await newest())?.id ?? '' },
        told,
      );
      return (await newest())?.found;
    };
    const [late] = await home('late_orders');
    const [unread] = await home('unread_supplier_messages');
    const [due] = await home('unpaid_supplier_invoices');
    expect(await find('Which orders are late?')).toContain(`${late?.recordCount} orders are late`);
    expect(await find('What do I owe suppliers?')).toContain(
      `You owe suppliers ${figureOf(due, 'Total owed')} on`,
    );
    expect(await find('How many unread messages do I have?')).toContain(
      `${unread?.recordCount} unread conversations`,
    );
  } finally {
    await copilot.close(0);
  }
}

function storeOf({ actor }: Caller): string {
  if (actor.kind !== 'user') throw new Error('Nobody is logged in.');
  return actor.storeId;
}

beforeAll(seedMarketplace);

it('one number means one thing at home, on the badge, in the chat, on screens and to assistants of the demo store', async () => {
  const told = await withDemoKernel(async (kernel, founder) => {
    const figures = await agree(kernel, founder);
    await assistantsAgree(kernel, founder);
    return figures;
  });
  for (const number of Object.values(told)) expect(number).toBeGreaterThan(0);
}, 90_000);

it.each(['a', 'b', 'c', 'd', 'e'])('and of a store of anything at all (%s)', async (seed) => {
  const random = seededRandom(`one number ${seed}`);
  const store = await testStore();
  store.time.now = start;
  await place(
    store,
    Array.from({ length: random.between(0, 25) }, () =>
      channelOrder({ placedAt: new Date(start.getTime() - random.next() * 20 * dayMs) }),
    ),
  );
  await seedInbox(store);
  await store.context(async ({ db, storeId }) => {
    for (const { id } of await db.select().from(orders).where(eq(orders.storeId, storeId)))
      await db
        .update(orders)
        .set({
          productionStatus: random.pick(['OUTSTANDING', 'PROCESSING', 'ON_HOLD', 'FINISHED']),
          cancelStatus: random.pick(['NONE', 'NONE', 'PARTIAL', 'CANCELED']),
        })
        .where(and(eq(orders.storeId, storeId), eq(orders.id, id)));
    for (const { id } of await db
      .select()
      .from(supplierMessages)
      .where(eq(supplierMessages.storeId, storeId)))
      if (random.chance(0.4))
        await db
          .update(supplierMessages)
          .set({ isRead: random.chance(0.5) })
          .where(and(eq(supplierMessages.storeId, storeId), eq(supplierMessages.id, id)));
    for (const { id } of await db
      .select()
      .from(supplierConversations)
      .where(eq(supplierConversations.storeId, storeId)))
      await db
        .update(supplierConversations)
        .set({ isArchived: random.chance(0.3) })
        .where(and(eq(supplierConversations.storeId, storeId), eq(supplierConversations.id, id)));
    for (let index = random.between(0, 12); index > 0; index -= 1)
      await db.insert(supplierInvoices).values({
        storeId,
        id: randomUUID(),
        invoiceNumber: `INV-${5000 + index}`,
        supplierName: 'Kiln Nine',
        totalMinor: 60_000,
        paidMinor: random.pick([0, 0, 20_000, 60_000]),
        currency: random.pick(['USD', 'USD', 'EUR']),
        issuedOn: '2026-10-01',
        dueOn: new Date(start.getTime() + random.between(-30, 30) * dayMs).toISOString().slice(0, 10),
        voidedAt: random.chance(0.15) ? start : null,
        createdAt: start,
      });
  });
  await agree(store.kernel, store.caller());
});
