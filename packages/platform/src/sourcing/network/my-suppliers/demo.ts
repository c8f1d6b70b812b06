import { eq } from 'drizzle-orm';
import type { DemoPart, DemoStore, DemoTools } from '../../../kernel/demo/demo.ts';
import { jobRuns } from '../../../kernel/data/tables.ts';
import { supplierIdOf } from '../../marketplace/demo.ts';
import { expandedNetworkSuppliers } from '../expanded/tables.ts';
import { marketplaceSuppliers } from '../../marketplace/tables.ts';
import { demoMySuppliers, type DemoMySupplier } from './demo/suppliers.ts';
import { importJobName } from './import-job.ts';
import { normalAddress, normalName, websiteKey } from './normal.ts';
import { searchableOf } from './rows.ts';
import { mySupplierEvents, mySupplierNotes, mySuppliers, supplierImports } from './tables.ts';

const dayMs = 86_400_000;
const fairFile = 'ceramics-fair-porto.csv';

/** The suppliers of the demo stores: those of the founder in every state, a few of the others. */
export const mySupplierDemo: DemoPart = {
  async seedStore(store, tools) {
    const listed = demoMySuppliers.filter(
      (one) => store.key === 'founder' || one.alsoOf?.includes(store.key),
    );
    const importId = tools.id('supplier-import', store.storeId, fairFile);
    if (store.key === 'founder') await seedImport(store, tools, importId);
    for (const one of listed) await seedSupplier(store, tools, one, importId);
  },
};

const ago = (tools: DemoTools, days: number) => new Date(tools.now.getTime() - days * dayMs);

async function seedSupplier(store: DemoStore, tools: DemoTools, one: DemoMySupplier, importId: string) {
  const facts = await factsOf(store, tools, one);
  const createdAt = ago(tools, one.addedDaysAgo);
  const invitedAt = one.invite ? ago(tools, one.invite.sentDaysAgo) : null;
  await tools.db
    .insert(mySuppliers)
    .values({
      ...facts,
      storeId: store.storeId,
      nameKey: normalName(facts.name),
      source: one.source,
      addressKey: normalAddress(facts.address ?? ''),
      websiteKey: facts.website && websiteKey(facts.website),
      phoneNumber: one.phoneNumber ?? null,
      tags: [...(one.tags ?? [])],
      searchable: searchableOf(facts),
      inviteState: one.invite?.state ?? null,
      inviteSentAt: invitedAt,
      inviteTimesSent: one.invite?.timesSent ?? 0,
      inviteAnsweredAt:
        one.invite?.answeredDaysAgo === undefined ? null : ago(tools, one.invite.answeredDaysAgo),
      lastContactAt: one.contactDaysAgo === undefined ? null : ago(tools, one.contactDaysAgo),
      importId: one.source === 'IMPORT' ? importId : null,
      createdAt,
    })
    .onConflictDoNothing();
  const supplierId = facts.id;
  const notes = (one.notes ?? []).map(({ text, daysAgo, author }) => ({
    storeId: store.storeId,
    id: tools.id('supplier-note', store.storeId, supplierId, text),
    supplierId,
    text,
    author,
    createdAt: ago(tools, daysAgo),
  }));
  if (notes.length > 0) await tools.db.insert(mySupplierNotes).values(notes).onConflictDoNothing();
  const events = [
    { text: cameBy[one.source], at: createdAt },
    ...notes.map((note) => ({ text: `${note.author} added a note`, at: note.createdAt })),
  ];
  await tools.db
    .insert(mySupplierEvents)
    .values(
      events.map((event, at) => ({
        ...event,
        storeId: store.storeId,
        id: tools.id('supplier-event', store.storeId, supplierId, at),
        supplierId,
      })),
    )
    .onConflictDoNothing();
}

const cameBy: Record<DemoMySupplier['source'], string> = {
  MARKETPLACE: 'Added from the marketplace',
  EXPANDED_NETWORK: 'Added from the expanded network',
  IMPORT: `Imported from ${fairFile}`,
  INVITE: 'Invited',
};

async function factsOf(store: DemoStore, tools: DemoTools, one: DemoMySupplier) {
  if (one.source === 'MARKETPLACE') {
    const id = supplierIdOf(one.name, tools);
    const [found] = await tools.db.select().from(marketplaceSuppliers).where(eq(marketplaceSuppliers.id, id));
    if (!found) throw new Error(`The demo marketplace has no ${one.name}.`);
    const { name, country, city } = found;
    return {
      id,
      marketplaceSupplierId: id,
      name,
      country,
      city,
      address: null,
      sector: null,
      email: null,
      website: null,
    };
  }
  if (one.source === 'EXPANDED_NETWORK') {
    const [found] = await tools.db
      .select()
      .from(expandedNetworkSuppliers)
      .where(eq(expandedNetworkSuppliers.name, one.name));
    if (!found) throw new Error(`The expanded network of the demo has no ${one.name}.`);
    const { id, name, country, city, address, sector, email, website } = found;
    return { id, marketplaceSupplierId: null, name, country, city, address, sector, email, website };
  }
  return {
    id: tools.id('my-supplier', store.storeId, one.name),
    marketplaceSupplierId: null,
    name: one.name,
    country: one.country ?? null,
    city: one.city ?? null,
    address: one.address ?? null,
    sector: one.sector ?? null,
    email: one.email ?? null,
    website: one.website ?? null,
  };
}

async function seedImport(store: DemoStore, tools: DemoTools, id: string) {
  const createdAt = ago(tools, 26);
  const imported = demoMySuppliers.filter((one) => one.source === 'IMPORT').length;
  await tools.db
    .insert(jobRuns)
    .values({
      storeId: store.storeId,
      id,
      name: importJobName,
      status: 'DONE',
      percent: 100,
      payload: {},
      result: { added: imported, merged: 1, skipped: 2 },
      createdAt,
      finishedAt: new Date(createdAt.getTime() + 2000),
    })
    .onConflictDoNothing();
  await tools.db
    .insert(supplierImports)
    .values({
      storeId: store.storeId,
      id,
      fileName: fairFile,
      rows: imported + 3,
      added: imported,
      merged: 1,
      skipped: 2,
      problems: [
        { line: 5, name: 'HARBOUR CERAMICS CO LTD', kind: 'SKIPPED', message: 'the same as line 2' },
        { line: 7, name: null, kind: 'SKIPPED', message: 'there’s no name' },
      ],
      moreProblems: 0,
      mergedRows: [],
      tag: 'porto fair',
      createdAt,
    })
    .onConflictDoNothing();
}
