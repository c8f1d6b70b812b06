import { arrayContains, eq, inArray } from 'drizzle-orm';
import { hash } from 'node:crypto';
import type { DemoPart, DemoStore, DemoTools } from '../../kernel/demo/demo.ts';
import { techPacks } from '../agent/tables.ts';
import { expandedNetworkSuppliers } from '../network/expanded/tables.ts';
import { marketplaceSuppliers } from '../marketplace/tables.ts';
import { demoGoals, demoMailing, demoOutreach, demoPages } from './demo.data.ts';
import { addressesMachines } from './page/orders-to-machines.ts';
import { readContent } from './page/read-content.ts';
import { sourcingGoals, sourcingOutreach, sourcingPageReadings } from './tables.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** What was sent so far in several states, two goals, and pages that were read. */
export const contactDemo: DemoPart = {
  async seedStore(store, tools) {
    if (store.key !== 'founder') return;
    const suppliers = await supplierIds(tools);
    const pack = await bagBrief(store, tools);
    const outreach = [
      ...inInbox(store, tools, suppliers),
      ...mailed(store, tools, pack),
      ...(await outside(store, tools, pack)),
    ];
    await tools.db.insert(sourcingOutreach).values(outreach);
    await tools.db.insert(sourcingGoals).values(goals(store, tools, suppliers));
    await tools.db.insert(sourcingPageReadings).values(pages(store, tools));
  },
};

/** Ids of the suppliers of the demo by name. */
async function supplierIds({ db }: DemoTools): Promise<(name: string) => string> {
  const names = [...demoOutreach, ...demoGoals].map((one) => one.supplier);
  const rows = await db
    .select({ id: marketplaceSuppliers.id, name: marketplaceSuppliers.name })
    .from(marketplaceSuppliers)
    .where(inArray(marketplaceSuppliers.name, names));
  const byName = new Map(rows.map((row) => [row.name, row.id]));
  return (name) => {
    const id = byName.get(name);
    if (!id) throw new Error(`The demo marketplace has no ${name}.`);
    return id;
  };
}

/** The sid that the inbox's demo gives the conversation with a supplier. */
const sidOf = ({ storeId }: DemoStore, supplierId: string) =>
  `CH${hash('md5', `store_${storeId}:customer_${supplierId}`)}`;

const before = (now: Date, days: number) => new Date(now.getTime() - days * dayMs);

function inInbox(store: DemoStore, tools: DemoTools, supplierOf: (name: string) => string) {
  return demoOutreach.map(({ supplier, title, daysAgo, answeredDaysAgo }) => ({
    storeId: store.storeId,
    id: tools.id('outreach', store.key, supplier),
    batchId: tools.id('outreach batch', store.key, title),
    source: 'IN_NETWORK' as const,
    channel: 'INBOX' as const,
    status: answeredDaysAgo === null ? ('SENT' as const) : ('ANSWERED' as const),
    techPackId: null,
    briefTitle: title,
    supplierId: supplierOf(supplier),
    supplierName: supplier,
    conversationSid: sidOf(store, supplierOf(supplier)),
    attempt: 1,
    queuedAt: before(tools.now, daysAgo),
    sentAt: before(tools.now, daysAgo),
    answeredAt: answeredDaysAgo === null ? null : before(tools.now, answeredDaysAgo),
  }));
}

interface BagBrief {
  id: string | null;
  title: string;
}

/** The brief of bags, where the demo has one. */
async function bagBrief({ storeId }: DemoStore, { db }: DemoTools): Promise<BagBrief> {
  const packs = await db
    .select({ id: techPacks.id, brief: techPacks.brief })
    .from(techPacks)
    .where(eq(techPacks.storeId, storeId));
  const found = packs.find(({ brief }) => /\btotes?\b/i.test(brief.title));
  return { id: found?.id ?? null, title: found?.brief.title ?? 'Canvas tote bags' };
}

/** Factories of the expanded network: two by mail, one through the operator. */
async function outside(store: DemoStore, tools: DemoTools, pack: BagBrief) {
  const known = expandedNetworkSuppliers;
  const rows = await tools.db
    .select({ id: known.id, name: known.name, email: known.email })
    .from(known)
    .where(arrayContains(known.categoryIds, ['bags']))
    .orderBy(known.nameKey);
  const chosen = [
    ...rows.filter((row) => row.email).slice(0, 2),
    ...rows.filter((row) => !row.email).slice(0, 1),
  ];
  return chosen.map(({ id, name, email }) => ({
    storeId: store.storeId,
    id: tools.id('outreach', store.key, name),
    batchId: tools.id('outreach batch', store.key, 'expanded network'),
    source: 'EXPANDED_NETWORK' as const,
    channel: email ? ('MAIL' as const) : ('OPERATOR' as const),
    status: email ? ('SENT' as const) : ('PASSED_ON' as const),
    techPackId: pack.id,
    briefTitle: pack.title,
    supplierId: id,
    supplierName: name,
    email,
    subject,
    body: `Hello ${name},\n\ncould you make canvas tote bags for us?`,
    attempt: 1,
    queuedAt: before(tools.now, 4),
    sentAt: email ? before(tools.now, 4) : null,
  }));
}

const subject = 'Quote request: canvas tote bags';

function mailed(store: DemoStore, tools: DemoTools, pack: BagBrief) {
  return demoMailing.map(({ name, email, status, failure }) => ({
    storeId: store.storeId,
    id: tools.id('outreach', store.key, email),
    batchId: tools.id('outreach batch', store.key, 'own list'),
    source: 'OWN_LIST' as const,
    channel: 'MAIL' as const,
    status,
    techPackId: pack.id,
    briefTitle: pack.title,
    supplierName: name,
    email,
    subject,
    subjectTemplate: subject,
    body: `Hello ${name},\n\ncould you make canvas tote bags for us?`,
    failure: failure ?? null,
    attempt: 1,
    queuedAt: before(tools.now, 5),
    sentAt: status === 'SENT' ? before(tools.now, 5) : null,
  }));
}

function goals(store: DemoStore, tools: DemoTools, supplierOf: (name: string) => string) {
  return demoGoals.map(({ supplier, goal, daysAgo }) => ({
    storeId: store.storeId,
    id: tools.id('goal', store.key, supplier),
    conversationSid: sidOf(store, supplierOf(supplier)),
    goal,
    setBy: 'Nora Whitfield',
    setAt: before(tools.now, daysAgo),
  }));
}

function pages(store: DemoStore, tools: DemoTools) {
  return demoPages.map(({ url, hoursAgo, html }) => {
    const { hiddenText, ...content } = readContent(html);
    return {
      storeId: store.storeId,
      id: tools.id('page reading', store.key, url),
      url,
      finalUrl: url,
      content: { ...content, speaksToMachines: addressesMachines(hiddenText) },
      readAt: new Date(tools.now.getTime() - hoursAgo * hourMs),
    };
  });
}
