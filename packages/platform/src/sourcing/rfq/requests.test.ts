import { OperationError } from '@brandwright/contract';
import { closeProjectRequest } from '@brandwright/contract/sourcing/rfq/close-project-request.ts';
import { createProjectRequest } from '@brandwright/contract/sourcing/rfq/create-project-request.ts';
import { duplicateProjectRequest } from '@brandwright/contract/sourcing/rfq/duplicate-project-request.ts';
import { saveProjectDraft } from '@brandwright/contract/sourcing/rfq/save-project-draft.ts';
import { submitProjectRequest } from '@brandwright/contract/sourcing/rfq/submit-project-request.ts';
import { updateProjectRequest } from '@brandwright/contract/sourcing/rfq/update-project-request.ts';
import { getProjectRequest } from '@brandwright/contract/sourcing/rfq/get-project-request.ts';
import { listProjectRequests } from '@brandwright/contract/sourcing/rfq/list-project-requests.ts';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { testStore, type TestStore } from '../../kernel/testing.ts';
import { marketplaceSuppliers } from '../marketplace/tables.ts';
import { demoToolsOf, seedMarketplace } from '../marketplace/testing.ts';
import { quoteByScript, quoteJob } from './quote-by-script.ts';
import { scriptedQuoters, supplierQuotes } from './tables.ts';
import { quotedRequest } from './testing.ts';

beforeAll(seedMarketplace);

const totes = { title: 'linen totes', quantity: 1000, targetPriceMinor: 600, neededBy: '2027-03-01' };

const free = async (store: TestStore, operation: string, input: object) => {
  const caller = store.caller();
  if (caller.actor.kind !== 'user') throw new Error('A person is needed.');
  try {
    await store.kernel.run({ ...caller, actor: { ...caller.actor, plan: 'TIER_1' }, operation, input });
  } catch (error) {
    if (error instanceof OperationError) return error;
    throw error;
  }
  throw new Error(`${operation} was not refused.`);
};

describe('create_project_request', () => {
  it('makes a draft with who would get it, which undo takes away again', async () => {
    const store = await testStore();
    const made = await store.run(createProjectRequest, totes);
    expect(made).toMatchObject({
      title: 'Linen totes',
      kind: 'RFP_PRODUCT',
      categoryId: 'bags',
      status: 'DRAFT',
      targetPriceMinor: 600,
      missing: [],
      askedCount: 0,
      allowed: { edit: true, submit: true, close: false, cancel: true },
    });
    expect(made.suppliers.length).toBeGreaterThan(2);
    expect(made.suppliers.every(({ askedAt }) => askedAt === null)).toBe(true);
    const [entry] = await store.journal();
    expect(entry).toMatchObject({ operation: 'create_project_request', subjectId: made.requestId });
    expect(entry?.summary).toContain('1,000 × Linen totes, target $6.00 a unit, needed by March 1, 2027');
    await store.undo(entry?.id ?? '');
    expect((await store.refusal(getProjectRequest, { requestId: made.requestId })).code).toBe('not_found');
  });

  it('says what is missing, refuses a day that has passed, and asks what it is about', async () => {
    const store = await testStore();
    const made = await store.run(createProjectRequest, { title: 'mailer boxes' });
    expect(made.kind).toBe('RFP_PACKAGING');
    expect(made.missing.map(({ field }) => field)).toEqual(['quantity', 'neededBy']);
    expect(await store.refusal(createProjectRequest, { ...totes, neededBy: '2026-11-01' })).toMatchObject({
      code: 'bad_input',
    });
    expect((await store.refusal(createProjectRequest, {})).message).toContain('What do you want made?');
    expect((await store.refusal(createProjectRequest, { ...totes, quantity: 0 })).code).toBe('bad_input');
  });

  it('is for members of a paid plan, not for viewers, previews or the Free plan', async () => {
    const store = await testStore();
    expect((await store.refusal(createProjectRequest, totes, { as: 'viewer' })).code).toBe('forbidden');
    expect((await store.refusal(createProjectRequest, totes, { as: 'preview' })).code).toBe(
      'preview_blocked',
    );
    const blocked = await free(store, 'create_project_request', totes);
    expect(blocked).toMatchObject({ code: 'feature_blocked', message: 'FEATURE_BLOCKED' });
    expect((await free(store, 'save_project_draft', {})).code).toBe('feature_blocked');
    expect((await store.run(listProjectRequests, {})).total).toBe(0);
    await store.run(createProjectRequest, totes, { as: 'member' });
  });
});

describe('update_project_request', () => {
  it('changes what was said, named by words of its title, and undo puts it back', async () => {
    const store = await testStore();
    await store.run(createProjectRequest, totes);
    const changed = await store.run(updateProjectRequest, {
      requestId: 'the tote request',
      quantity: 1500,
      countries: ['IN'],
    });
    expect(changed).toMatchObject({ quantity: 1500, targetPriceMinor: 600, hasUnsentChanges: false });
    expect(changed.suppliers.every(({ country }) => country === 'IN')).toBe(true);
    const [entry] = await store.journal();
    await store.undo(entry?.id ?? '');
    expect(await store.run(getProjectRequest, { requestId: changed.requestId })).toMatchObject({
      quantity: 1000,
      countries: [],
    });
    expect((await store.refusal(updateProjectRequest, { requestId: 'tote' })).message).toContain(
      'What should change',
    );
  });

  it('marks what suppliers do not have yet, and sending again tells them', async () => {
    const store = await testStore();
    const { requestId } = await store.run(createProjectRequest, totes);
    await store.run(submitProjectRequest, { requestId });
    expect((await store.refusal(submitProjectRequest, { requestId })).message).toContain(
      'Nothing was sent again',
    );
    const changed = await store.run(updateProjectRequest, { requestId, targetPriceMinor: 550 });
    expect(changed).toMatchObject({ status: 'SUBMITTED', hasUnsentChanges: true });
    expect(await store.run(submitProjectRequest, { requestId })).toMatchObject({ hasUnsentChanges: false });
  });

  it('refuses another store, two that fit, and a request that has ended', async () => {
    const store = await testStore();
    const other = await testStore();
    const { requestId } = await store.run(createProjectRequest, totes);
    expect((await other.refusal(updateProjectRequest, { requestId, quantity: 5 })).code).toBe('not_found');
    await store.run(createProjectRequest, { ...totes, title: 'canvas totes' });
    const several = await store.refusal(updateProjectRequest, { requestId: 'tote', quantity: 5 });
    expect(several.message).toMatch(/Canvas totes, Linen totes|Linen totes, Canvas totes/);
    await store.run(closeProjectRequest, { requestId, outcome: 'CANCELED' });
    expect((await store.refusal(updateProjectRequest, { requestId, quantity: 5 })).code).toBe(
      'bad_transition',
    );
  });
});

describe('save_project_draft', () => {
  it('keeps the form from its first word, with the step, and takes fields away again', async () => {
    const store = await testStore();
    const first = await store.run(saveProjectDraft, { step: 'KIND', kind: 'RFP_PRODUCT' });
    expect(first).toMatchObject({ title: '', status: 'DRAFT', step: 'KIND' });
    const { requestId } = first;
    await store.run(saveProjectDraft, { requestId, title: 'linen totes', step: 'QUANTITY', quantity: 500 });
    const kept = await store.run(saveProjectDraft, { requestId, quantity: null });
    expect(kept).toMatchObject({
      title: 'Linen totes',
      quantity: null,
      step: 'QUANTITY',
      categoryId: 'bags',
    });
    expect(await store.journal()).toEqual([]);
    expect((await store.refusal(saveProjectDraft, { requestId: randomUUID(), title: 'x' })).code).toBe(
      'not_found',
    );
  });
});

describe('submit_project_request', () => {
  it('asks first, then goes to the suppliers that fit', async () => {
    const store = await testStore();
    await store.run(createProjectRequest, totes);
    const action = await store.ask(submitProjectRequest, { requestId: 'linen totes' });
    expect(action.preview.verb).toMatch(/^Send to \d suppliers$/);
    expect(action.preview.toWhom).toContain('Coastline Tote Co.');
    const denied = await store.decide(action.id, false);
    expect(denied.status).toBe('DENIED');
    const sent = await store.run(submitProjectRequest, { requestId: 'linen totes' });
    expect(sent).toMatchObject({ status: 'SUBMITTED', askedCount: sent.sentTo.length });
    expect(sent.sentTo).toContain('Coastline Tote Co.');
  });

  it('goes to as many of them as were wanted, named before it does', async () => {
    const store = await testStore();
    await store.run(createProjectRequest, totes);
    const wanted = { requestId: 'linen totes', mostSuppliers: 2 };
    const action = await store.ask(submitProjectRequest, wanted);
    expect(action.preview.verb).toBe('Send to 2 suppliers');
    const sent = await store.run(submitProjectRequest, wanted);
    expect(sent.sentTo).toHaveLength(2);
    expect(sent.askedCount).toBe(2);
    for (const name of sent.sentTo) expect(action.preview.what).toContain(name);
  });

  it.each([
    { title: 'linen totes [color]' },
    { description: 'Print in TBD on both sides' },
    { materials: ['linen', '<insert lining>'] },
  ])('keeps a draft with a blank and sends it to nobody: %o', async (blank) => {
    const store = await testStore();
    const { requestId } = await store.run(createProjectRequest, { ...totes, ...blank });
    const refused = await store.refusal(submitProjectRequest, { requestId });
    expect(refused).toMatchObject({
      code: 'bad_input',
      details: [{ path: Object.keys(blank)[0] }],
      message: expect.stringContaining('still to be filled in'),
    });
    expect(await store.run(getProjectRequest, { requestId })).toMatchObject({ status: 'DRAFT' });
  });

  it('shows the description as it goes', async () => {
    const store = await testStore();
    const description = 'with long handles (12 oz)';
    const { requestId } = await store.run(createProjectRequest, { ...totes, description });
    const action = await store.ask(submitProjectRequest, { requestId });
    const shown = { label: 'Description', value: 'With long handles (12 oz).' };
    expect(action.preview.values).toContainEqual(shown);
    await store.decide(action.id, true);
    expect((await store.run(getProjectRequest, { requestId })).description).toBe(shown.value);
  });

  it('goes to makers of the product, never to others of a category', async () => {
    const store = await testStore();
    const cups = await store.run(createProjectRequest, { ...totes, title: 'espresso cups' });
    const sent = await store.run(submitProjectRequest, { requestId: cups.requestId });
    expect(sent.sentTo.length).toBeGreaterThan(1);
    expect(sent.sentTo).toContain('Olaria do Vale');
    expect(sent.sentTo).not.toContain('Coastline Tote Co.');
    const collars = await store.run(createProjectRequest, { ...totes, title: 'dog collars' });
    expect((await store.refusal(submitProjectRequest, { requestId: collars.requestId })).message).toMatch(
      /^No marketplace supplier/,
    );
  });

  it('refuses what is incomplete and what nobody makes', async () => {
    const store = await testStore();
    const { requestId } = await store.run(createProjectRequest, { title: 'linen totes' });
    expect((await store.refusal(submitProjectRequest, { requestId })).message).toContain(
      'How many do you need?',
    );
    const odd = await store.run(createProjectRequest, { ...totes, title: 'zeppelin hulls' });
    expect((await store.refusal(submitProjectRequest, { requestId: odd.requestId })).message).toContain(
      'No marketplace supplier',
    );
  });
});

describe('quote_by_script', () => {
  it('quotes once for each scripted supplier that was asked, from its own figures', async () => {
    const store = await testStore();
    const client = new pg.Client({ connectionString: inject('adminUrl') });
    await client.connect();
    const { db } = demoToolsOf(client);
    const [coastline] = await db
      .select()
      .from(marketplaceSuppliers)
      .where(eq(marketplaceSuppliers.name, 'Coastline Tote Co.'));
    await db
      .insert(scriptedQuoters)
      .values({
        supplierId: coastline?.id ?? '',
        incoterm: 'FOB',
        pricePercent: 100,
        toolingMinor: 100,
        extraDays: 2,
        validDays: 30,
        note: 'Hello.',
      })
      .onConflictDoNothing();
    await client.end();
    const { requestId } = await store.run(createProjectRequest, totes);
    await store.run(submitProjectRequest, { requestId });
    const report = { id: randomUUID(), progress: () => Promise.resolve() };
    const first = await store.context((context) => quoteByScript.run(context, { requestId }, report));
    const again = await store.context((context) => quoteByScript.run(context, { requestId }, report));
    expect([first, again]).toEqual([{ quotes: 1 }, { quotes: 0 }]);
    const request = await store.run(getProjectRequest, { requestId });
    expect(request).toMatchObject({ status: 'QUOTED', quoteCount: 1, openQuoteCount: 1 });
    expect(request.quotes[0]).toMatchObject({
      supplierName: 'Coastline Tote Co.',
      isDemo: true,
      leadTimeDays: (coastline?.productionDaysMax ?? 0) + 2,
      validUntil: '2026-12-20',
    });
    expect(quoteJob).toBe('quote_by_script');
  });
});

describe('close_project_request', () => {
  it('declines open quotes and tells who gave them', async () => {
    const store = await testStore();
    const { requestId, quoteIds } = await quotedRequest(store, [
      { supplierName: 'Coastline Tote Co.' },
      { supplierName: 'Hanoi Canvas', validUntil: '2026-11-10' },
    ]);
    const action = await store.ask(closeProjectRequest, { requestId, outcome: 'CLOSED' });
    expect(action.preview).toMatchObject({ verb: 'Close the request', toWhom: 'Coastline Tote Co.' });
    expect(action.preview.values).toContainEqual({
      label: 'Coastline Tote Co. will read',
      value: expect.stringContaining('We have closed the request and will not be taking it further.'),
    });
    const closed = await store.run(closeProjectRequest, { requestId, outcome: 'CLOSED' });
    expect(closed).toMatchObject({ status: 'CLOSED', openQuoteCount: 0 });
    const rows = await store.context(({ db, storeId }) =>
      db.select().from(supplierQuotes).where(eq(supplierQuotes.storeId, storeId)),
    );
    expect(rows.find(({ id }) => id === quoteIds[0])?.status).toBe('DECLINED');
    expect((await store.refusal(closeProjectRequest, { requestId })).code).toBe('bad_transition');
  });
});

describe('duplicate_project_request and list_project_requests', () => {
  it('copies all but quotes and a day that has passed, and lists by state and words', async () => {
    const store = await testStore();
    const { requestId } = await quotedRequest(store, [{ supplierName: 'Hanoi Canvas' }]);
    const copy = await store.run(duplicateProjectRequest, { requestId });
    expect(copy).toMatchObject({
      title: 'Linen tote bags (copy)',
      status: 'DRAFT',
      quoteCount: 0,
      quantity: 1000,
    });
    const quoted = await store.run(listProjectRequests, { status: 'QUOTED' });
    expect(quoted.rows).toMatchObject([{ requestId, quoteCount: 1, askedCount: 1 }]);
    expect(quoted.counts.find(({ status }) => status === 'DRAFT')?.count).toBe(1);
    expect((await store.run(listProjectRequests, { search: 'totes' })).total).toBe(2);
    expect((await store.run(listProjectRequests, { search: 'mug' })).total).toBe(0);
    expect((await store.run(listProjectRequests, { size: 1, page: 1 })).rows).toHaveLength(1);
    const other = await testStore();
    expect((await other.run(listProjectRequests, {})).total).toBe(0);
  });
});
