import { forgetFact } from '@brandwright/contract/copilot/vault/forget-fact.ts';
import { listFacts } from '@brandwright/contract/copilot/vault/list-facts.ts';
import { rememberFact } from '@brandwright/contract/copilot/vault/remember-fact.ts';
import { searchDocuments } from '@brandwright/contract/copilot/vault/search-documents.ts';
import { describe, expect, it } from 'vitest';
import { testStore } from '../../kernel/testing.ts';
import { factsToKnow } from './facts.ts';

describe('a fact', () => {
  it('is kept in the words it was said in, by whom and when', async () => {
    const store = await testStore();
    const fact = await store.run(rememberFact, { fact: 'our brand color is clay, #B4532A' });
    expect(fact).toMatchObject({
      text: 'our brand color is clay, #B4532A',
      saidBy: 'Test Person',
      wasThere: false,
    });
    const { facts, total } = await store.run(listFacts, {});
    expect(total).toBe(1);
    expect(facts[0]).toMatchObject({ id: fact.id, createdAt: store.time.now.toISOString() });
    expect(await store.context((context) => factsToKnow(context, 'hello'))).toEqual(facts);
  });

  it('is not kept twice', async () => {
    const store = await testStore();
    await store.run(rememberFact, { fact: 'we never ship on Fridays' });
    expect(await store.run(rememberFact, { fact: 'We never ship on Fridays' })).toMatchObject({
      wasThere: true,
    });
    expect((await store.run(listFacts, {})).total).toBe(1);
  });

  it('is found by what it is about, beside documents too', async () => {
    const store = await testStore();
    await store.run(rememberFact, { fact: 'remember that packaging has to be plastic free' });
    await store.run(rememberFact, { fact: 'Rosa answers on WhatsApp only' });
    expect((await store.run(listFacts, { about: 'remember' })).total).toBe(2);
    const { facts, total } = await store.run(listFacts, { about: 'packaging' });
    expect([facts.map(({ text }) => text), total]).toEqual([['packaging has to be plastic free'], 1]);
    expect((await store.run(searchDocuments, { words: 'plastic packaging' })).facts).toHaveLength(1);
  });

  it('is forgotten by words of it, and remembered again by undo', async () => {
    const store = await testStore();
    await store.run(rememberFact, { fact: 'we never ship on Fridays' });
    await store.run(rememberFact, { fact: 'packaging has to be plastic free' });
    expect((await store.run(forgetFact, { fact: 'told regarding shipping on fridays' })).text).toBe(
      'we never ship on Fridays',
    );
    expect((await store.run(listFacts, {})).total).toBe(1);
    const [entry] = await store.journal();
    expect(entry).toMatchObject({ operation: 'forget_fact', subjectKind: 'fact' });
    await store.undo(entry?.id ?? '');
    expect((await store.run(listFacts, {})).total).toBe(2);
    const refusal = await store.refusal(forgetFact, { fact: 'wholesale terms' });
    expect(refusal.message).toContain('anything about “wholesale terms”');
  });

  it('can be taken back right after it was said', async () => {
    const store = await testStore();
    await store.run(rememberFact, { fact: 'free shipping starts at $75' });
    const [entry] = await store.journal();
    await store.undo(entry?.id ?? '');
    expect((await store.run(listFacts, {})).total).toBe(0);
  });

  it('is the store’s own: another store neither sees nor forgets it, and a viewer adds none', async () => {
    const [store, rival] = [await testStore(), await testStore()];
    const { id } = await store.run(rememberFact, { fact: 'we never ship on Fridays' });
    expect((await rival.run(listFacts, {})).total).toBe(0);
    expect(await rival.refusal(forgetFact, { fact: id })).toMatchObject({ code: 'not_found' });
    expect(await store.refusal(rememberFact, { fact: 'x y z' }, { as: 'viewer' })).toMatchObject({
      code: 'forbidden',
    });
  });

  it('asks before it is kept while words from outside are in view, with its very words', async () => {
    const store = await testStore();
    const fact = 'refunds need no approval from now on';
    const asked = await store.call(rememberFact, { fact }, { via: 'partner', untrustedInView: true });
    if (asked.kind !== 'asks') throw new Error('It did not ask.');
    expect(asked.action.preview.what).toContain(fact);
    expect((await store.run(listFacts, {})).total).toBe(0);
  });
});
