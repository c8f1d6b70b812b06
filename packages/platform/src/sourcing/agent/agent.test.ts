import { describe, expect, it } from 'vitest';
import { clearSourcingAgent } from '@brandwright/contract/sourcing/agent/clear-sourcing-agent.ts';
import { countSourcingAgentMembers } from '@brandwright/contract/sourcing/agent/count-sourcing-agent-members.ts';
import { getSourcingAgent } from '@brandwright/contract/sourcing/agent/get-sourcing-agent.ts';
import { joinSourcingAgent } from '@brandwright/contract/sourcing/agent/join-sourcing-agent.ts';
import { setSourcingAgent } from '@brandwright/contract/sourcing/agent/set-sourcing-agent.ts';
import { createTechPack } from '@brandwright/contract/sourcing/agent/create-tech-pack.ts';
import { updateTechPack } from '@brandwright/contract/sourcing/agent/update-tech-pack.ts';
import { archiveTechPack } from '@brandwright/contract/sourcing/agent/archive-tech-pack.ts';
import { duplicateTechPack } from '@brandwright/contract/sourcing/agent/duplicate-tech-pack.ts';
import { restoreTechPack } from '@brandwright/contract/sourcing/agent/restore-tech-pack.ts';
import { getTechPack } from '@brandwright/contract/sourcing/agent/get-tech-pack.ts';
import { getTechPackHistory } from '@brandwright/contract/sourcing/agent/get-tech-pack-history.ts';
import { listTechPacks } from '@brandwright/contract/sourcing/agent/list-tech-packs.ts';
import { testStore } from '../../kernel/testing.ts';
import { seedMarketplace } from '../marketplace/testing.ts';

const mugs =
  'I need 500 matte black 12oz ceramic mugs with my logo, in a kraft gift box, under $4 each, FDA safe, launching in March';

async function withMugs() {
  await seedMarketplace();
  const store = await testStore();
  const pack = await store.run(createTechPack, { words: mugs }, { as: 'member' });
  return { store, pack };
}

describe('a brief', () => {
  it('is made of a sentence, with what was said and what is assumed', async () => {
    const { store, pack } = await withMugs();
    expect(pack).toMatchObject({
      techPackNumber: 1,
      title: 'Ceramic mug',
      quantity: 500,
      targetPriceMinor: 400,
      categoryName: 'Mugs and drinkware',
      eventItemType: 'design-source',
      status: 'READY',
      version: 1,
      isCurrent: true,
    });
    expect(pack.sources.find(({ field }) => field === 'quantity')).toMatchObject({
      origin: 'SAID',
      because: '500',
    });
    expect(pack.completeness).toMatchObject({ percent: 100, needed: [] });
    const [entry] = await store.journal();
    expect(entry).toMatchObject({ operation: 'create_tech_pack' });
    await store.undo(entry?.id ?? '');
    expect((await store.run(listTechPacks, {})).total).toBe(0);
  });

  it('becomes a packaging brief for packaging, and says what is missing', async () => {
    await seedMarketplace();
    const store = await testStore();
    const pack = await store.run(createTechPack, { words: 'kraft mailer boxes 20x15x8 cm' });
    expect(pack).toMatchObject({ agentType: 'packaging', eventItemType: 'packaging', status: 'DRAFT' });
    expect(pack.completeness).toMatchObject({
      needed: ['quantity'],
      nextQuestion: 'How many units of the kraft mailer box do you need?',
    });
  });

  it('asks back about a launch that has passed, and refuses nothing at all and a quantity of 0', async () => {
    await seedMarketplace();
    const store = await testStore();
    expect(
      (await store.run(createTechPack, { words: '100 mugs launching in March 2024' })).completeness
        .nextQuestion,
    ).toMatch(/March 2024 has passed/);
    expect((await store.refusal(createTechPack, { words: 'make me a brief' })).message).toMatch(
      /What do you want made/,
    );
    expect((await store.refusal(createTechPack, { words: '0 mugs' })).code).toBe('bad_input');
    expect((await store.refusal(createTechPack, { values: { product: 'mug', quantity: 0 } })).code).toBe(
      'bad_input',
    );
    expect(
      (await store.refusal(createTechPack, { values: { product: 'mug', launchDate: '2026-01-01' } })).message,
    ).toMatch(/has passed/);
  });

  it('changes by single fields, keeps every version, and takes changes back', async () => {
    const { store, pack } = await withMugs();
    const more = await store.run(updateTechPack, { words: 'make it 800 units' }, { via: 'partner' });
    expect(more.changes).toEqual([
      { field: 'quantity', label: 'Quantity', before: '500 units', after: '800 units' },
    ]);
    expect(more).toMatchObject({ quantity: 800, version: 2, packaging: 'kraft gift box' });
    await store.run(updateTechPack, { techPackId: '1', words: 'drop the gift box' });
    const formed = await store.run(updateTechPack, {
      techPackId: pack.techPackId,
      values: { targetPriceMinor: 350, notes: 'Round handle' },
    });
    expect(formed).toMatchObject({
      packaging: null,
      targetPriceMinor: 350,
      notes: 'Round handle',
      version: 4,
    });
    expect(formed.sources.find(({ field }) => field === 'targetPrice')?.origin).toBe('FORM');

    const [last] = await store.journal();
    await store.undo(last?.id ?? '');
    expect(await store.run(getTechPack, {})).toMatchObject({
      targetPriceMinor: 400,
      notes: null,
      version: 5,
    });

    const back = await store.run(restoreTechPack, { version: 1 });
    expect(back).toMatchObject({
      restoredVersion: 1,
      quantity: 500,
      packaging: 'kraft gift box',
      version: 6,
    });

    const history = await store.run(getTechPackHistory, { threadId: pack.threadId });
    expect(history.checkpoints.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(history.checkpoints[1]).toMatchObject({
      why: 'make it 800 units',
      who: 'Test Person',
      via: 'partner',
    });
    const then = await store.run(getTechPackHistory, {
      threadId: pack.threadId,
      checkpointId: history.checkpoints[1]?.checkpointId ?? '',
    });
    expect(then.brief.quantity).toBe(800);
    expect(then.messages.map(({ role }) => role)).toEqual(['FOUNDER', 'AGENT', 'FOUNDER', 'AGENT']);
  });

  it('an emptied field stays empty, and what changes nothing is refused', async () => {
    const { store } = await withMugs();
    await store.run(updateTechPack, { values: { materials: [] } });
    expect(await store.run(updateTechPack, { words: 'make it 600' })).toMatchObject({
      materials: [],
      quantity: 600,
    });
    expect((await store.refusal(updateTechPack, { words: 'hello there' })).message).toMatch(
      /nothing to change/,
    );
    expect((await store.refusal(updateTechPack, { words: 'drop the ribbon' })).message).toMatch(
      /no .ribbon./,
    );
    expect((await store.refusal(restoreTechPack, { version: 9 })).code).toBe('not_found');
  });

  it('is found by number and by words; two that fit are asked about', async () => {
    const { store } = await withMugs();
    await store.run(createTechPack, { words: '300 soy candles' });
    await store.run(createTechPack, { words: '200 beeswax pillar candles' });
    expect((await store.run(getTechPack, { techPackId: 'mug brief' })).techPackNumber).toBe(1);
    expect((await store.run(getTechPack, { techPackId: 'brief 2' })).product).toBe('soy candle');
    expect((await store.refusal(getTechPack, { techPackId: 'candle' })).code).toBe('conflict');
    expect((await store.refusal(getTechPack, { techPackId: 'umbrella' })).code).toBe('not_found');
    expect((await store.run(listTechPacks, { keyword: 'candles' })).total).toBe(2);
    expect((await store.run(listTechPacks, { size: 1, page: 1 })).rows).toHaveLength(1);
  });

  it('is copied and archived, and both are taken back', async () => {
    const { store, pack } = await withMugs();
    const copy = await store.run(duplicateTechPack, { title: 'Summer mugs' });
    expect(copy).toMatchObject({
      techPackNumber: 2,
      title: 'Summer mugs',
      quantity: 500,
      version: 1,
      matchedAt: null,
    });
    await store.run(archiveTechPack, { techPackId: pack.techPackId });
    expect((await store.run(listTechPacks, {})).rows.map(({ title }) => title)).toEqual(['Summer mugs']);
    expect((await store.run(listTechPacks, { status: 'ARCHIVED' })).total).toBe(1);
    expect(
      (await store.refusal(updateTechPack, { techPackId: pack.techPackId, words: 'make it 9 units' })).code,
    ).toBe('bad_transition');
    const [archived] = await store.journal();
    await store.undo(archived?.id ?? '');
    expect((await store.run(getTechPack, { techPackId: pack.techPackId })).status).toBe('READY');
  });

  it('belongs to its store and to those who may', async () => {
    const { store, pack } = await withMugs();
    const rival = await testStore();
    for (const declaration of [
      getTechPack,
      updateTechPack,
      archiveTechPack,
      duplicateTechPack,
      restoreTechPack,
    ])
      expect(
        (await rival.refusal(declaration, { techPackId: pack.techPackId, words: 'make it 5' })).code,
      ).toBe('not_found');
    expect((await rival.refusal(getTechPackHistory, { threadId: pack.threadId })).code).toBe('not_found');
    expect((await store.refusal(updateTechPack, { words: 'make it 900' }, { as: 'viewer' })).code).toBe(
      'forbidden',
    );
    expect((await store.refusal(createTechPack, { words: mugs }, { as: 'preview' })).code).toBe(
      'preview_blocked',
    );
    expect((await store.run(getTechPack, { techPackId: pack.techPackId }, { as: 'viewer' })).quantity).toBe(
      500,
    );
  });
});

describe('the agent', () => {
  it('choosing a type sets the event item type, of its brief too', async () => {
    const { store } = await withMugs();
    for (const [agentType, eventItemType] of [
      ['packaging', 'packaging'],
      ['tariff', 'tariff-rate'],
      ['default', 'design-source'],
    ] as const) {
      const state = await store.run(setSourcingAgent, { agentType });
      expect(state).toMatchObject({ agentType, eventItemType, techPack: { agentType, eventItemType } });
    }
  });

  it('clearing resets form, messages, tariff data and attachments; the old brief stays in the history', async () => {
    const { store, pack } = await withMugs();
    await store.run(setSourcingAgent, {
      agentType: 'tariff',
      unitPriceMinor: 420,
      country: 'VN',
      productMoq: 300,
    });
    const cleared = await store.run(clearSourcingAgent, {});
    expect(cleared).toMatchObject({
      clearedTechPackId: pack.techPackId,
      clearedTitle: 'Ceramic mug',
      eventItemType: 'design-source',
    });
    expect(await store.run(getSourcingAgent, {})).toEqual({
      agentType: 'default',
      eventItemType: 'design-source',
      techPack: null,
      tariff: { unitPriceMinor: null, country: null, countryName: null },
      productMoq: null,
    });
    expect((await store.refusal(getTechPack, {})).message).toMatch(/No brief is open/);
    expect((await store.run(listTechPacks, {})).rows[0]).toMatchObject({
      techPackId: pack.techPackId,
      isCurrent: false,
    });
    expect(
      (await store.run(getTechPackHistory, { threadId: pack.threadId })).messages.length,
    ).toBeGreaterThan(0);
    const fresh = await store.run(createTechPack, { words: '300 soy candles' });
    expect(fresh.threadId).not.toBe(pack.threadId);
    expect(fresh.attachments).toEqual([]);
    const entries = await store.journal();
    const clear = entries.find(({ operation }) => operation === 'clear_sourcing_agent');
    await store.undo(clear?.id ?? '');
    expect(await store.run(getSourcingAgent, {})).toMatchObject({
      techPack: { techPackId: pack.techPackId },
      tariff: { unitPriceMinor: 420, country: 'VN' },
    });
  });

  it('members join once, are counted in their store, and can leave by undo', async () => {
    const store = await testStore();
    expect(await store.run(countSourcingAgentMembers, {}, { as: 'viewer' })).toMatchObject({
      memberCount: 0,
      isMember: false,
    });
    expect(await store.run(joinSourcingAgent, {})).toMatchObject({
      memberCount: 1,
      isMember: true,
      wasMember: false,
    });
    expect(await store.run(joinSourcingAgent, {})).toMatchObject({ memberCount: 1, wasMember: true });
    expect((await (await testStore()).run(countSourcingAgentMembers, {})).memberCount).toBe(0);
    const joined = (await store.journal()).at(-1);
    await store.undo(joined?.id ?? '');
    expect((await store.run(countSourcingAgentMembers, {})).isMember).toBe(false);
  });
});
