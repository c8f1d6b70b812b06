import { OperationError } from '@brandwright/contract';
import { chooseAiProducts } from '@brandwright/contract/design/ideas/choose-ai-products.ts';
import { submitAiIdea } from '@brandwright/contract/design/ideas/submit-ai-idea.ts';
import { updateAiIdea } from '@brandwright/contract/design/ideas/update-ai-idea.ts';
import { generateAiIdeas } from '@brandwright/contract/design/ideas/generate-ai-ideas.ts';
import { countAiProductImages } from '@brandwright/contract/design/ideas/count-ai-product-images.ts';
import { countAiProducts } from '@brandwright/contract/design/ideas/count-ai-products.ts';
import { createAiProduct } from '@brandwright/contract/design/ideas/create-ai-product.ts';
import { updateAiProduct } from '@brandwright/contract/design/ideas/update-ai-product.ts';
import { getAiIdea } from '@brandwright/contract/design/ideas/get-ai-idea.ts';
import { listAiIdeas } from '@brandwright/contract/design/ideas/list-ai-ideas.ts';
import { listPublicAiIdeas } from '@brandwright/contract/design/ideas/list-public-ai-ideas.ts';
import { colorNamed } from '@brandwright/language/values/colors.ts';
import { readPrompt } from '@brandwright/artwork/image-maker/read-prompt.ts';
import { BrandEngineRefused } from '@brandwright/artwork/wording/brand-engine.ts';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { ImageRefused } from '@brandwright/artwork/image-maker/image-maker.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { runJobs } from '../../kernel/jobs/testing-jobs.ts';
import { testStore, type TestStore } from '../../kernel/testing.ts';
import { jobRuns } from '../../kernel/data/tables.ts';
import { briefOf } from './brief-of.ts';
import { ideaModule } from './index.ts';
import { assertTransition, chooseProducts } from './rules.ts';

const brief = 'AI ideas for a calming tea for night-shift nurses';
const work = (store: TestStore) => runJobs(store, ideaModule.jobs ?? []);

afterEach(() => vi.restoreAllMocks());

/** A picture of one pixel in place of drawing. */
async function drawsFast(store: TestStore, fails = false) {
  const bytes = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  );
  await store.context(async ({ providers }) => {
    vi.spyOn(providers.imageMaker, 'make').mockImplementation(async ({ count }) => {
      if (fails) throw new Error('no paint');
      return Array.from({ length: count }, () => ({
        bytes,
        contentType: 'image/png' as const,
        width: 1,
        height: 1,
      }));
    });
  });
}

async function madeIdea(store: TestStore, count = 1) {
  await drawsFast(store);
  const { ideas } = await store.run(generateAiIdeas, { brief, count });
  await work(store);
  const id = ideas[0]?.aiIdeaId ?? '';
  return store.run(getAiIdea, { aiIdea: id });
}

describe('AI ideas', () => {
  it('say in an empty slot why there is no picture', async () => {
    const store = await testStore();
    await store.context(async ({ providers }) => {
      vi.spyOn(providers.imageMaker, 'make').mockRejectedValue(
        new ImageRefused('not_drawn', "I can't draw a bicycle yet."),
      );
    });
    const { ideas } = await store.run(generateAiIdeas, { brief, count: 1 });
    await work(store);
    const idea = await store.run(getAiIdea, { aiIdea: ideas[0]?.aiIdeaId ?? '' });
    expect(idea.products.length).toBeGreaterThan(0);
    for (const product of idea.products)
      expect(product).toMatchObject({ image: '', imageNote: "I can't draw a bicycle yet." });
  });

  it('are made in the background, each with its audience, products, prices and pictures', async () => {
    const store = await testStore();
    await drawsFast(store);
    const started = await store.run(generateAiIdeas, { brief, count: 3 });
    expect(started.ideas.map(({ result, aiIdeaNumber }) => [result, aiIdeaNumber])).toEqual([
      ['PENDING', 1],
      ['PENDING', 2],
      ['PENDING', 3],
    ]);
    await work(store);
    const { ideas, total } = await store.run(listAiIdeas, {});
    expect(total).toBe(3);
    expect(
      ideas.every(
        ({ result, brief: said }) => result === 'SUCCESS' && said === 'a calming tea for night-shift nurses',
      ),
    ).toBe(true);
    expect(ideas.map(({ audience }) => audience)).toContain('Night-shift nurses');
    const titles = ideas.flatMap(({ products }) => products.map(({ title }) => title));
    expect(titles).toHaveLength(9);
    expect(new Set(titles).size).toBe(9);
    for (const product of ideas.flatMap(({ products }) => products)) {
      expect(product.image).toMatch(/^\/files\//);
      expect(product.suggestedRetailPrice).toBeGreaterThan(300);
    }
    expect(await store.run(countAiProducts, {})).toEqual({ count: 9 });
    expect(await store.run(countAiProductImages, {})).toEqual({ aiProductCount: 9 });
    expect((await store.journal())[0]?.operation).toBe('generate_ai_ideas');
  });

  it('empty the picture that fails and say why words could not be made', async () => {
    const store = await testStore();
    await drawsFast(store, true);
    await store.run(generateAiIdeas, { brief, count: 1 });
    await work(store);
    const [idea] = (await store.run(listAiIdeas, {})).ideas;
    expect(idea?.result).toBe('SUCCESS');
    expect(idea?.products.map(({ image }) => image)).toEqual(['', '', '']);

    await store.context(async ({ providers }) => {
      vi.spyOn(providers.brandEngine, 'productIdeas').mockRejectedValue(
        new BrandEngineRefused('The language model is busy. Try again in a minute.'),
      );
    });
    await store.run(generateAiIdeas, { brief, count: 1 });
    await work(store);
    const failed = await store.run(getAiIdea, { aiIdea: '2' });
    expect(failed).toMatchObject({
      result: 'FAILURE',
      failure: 'The language model is busy. Try again in a minute.',
    });
  });

  it('are made once, however often the work runs', async () => {
    const store = await testStore();
    const idea = await madeIdea(store);
    await store.context(({ db, storeId }) =>
      db.update(jobRuns).set({ status: 'QUEUED' }).where(eq(jobRuns.storeId, storeId)),
    );
    await work(store);
    expect(await store.run(getAiIdea, { aiIdea: idea.aiIdeaId })).toEqual(idea);
  });

  it('change, go back, and are archived and restored', async () => {
    const store = await testStore();
    const idea = await madeIdea(store);
    const named = await store.run(updateAiIdea, { aiIdea: '1', title: 'Night Tin', audience: 'Medics' });
    expect(named).toMatchObject({ title: 'Night Tin', audience: 'Medics' });
    const [entry] = await store.journal();
    await store.undo(entry?.id ?? '');
    expect((await store.run(getAiIdea, { aiIdea: '1' })).title).toBe(idea.title);
    await store.run(updateAiIdea, { aiIdea: '1', archive: 'ARCHIVE' });
    expect((await store.run(listAiIdeas, {})).total).toBe(0);
    expect((await store.run(listAiIdeas, { state: 'ARCHIVED' })).total).toBe(1);
    expect((await store.refusal(updateAiIdea, { aiIdea: '1', title: 'x' })).code).toBe('bad_transition');
    expect((await store.run(updateAiIdea, { aiIdea: '1', archive: 'RESTORE' })).state).toBe('DRAFT');
    expect((await store.refusal(updateAiIdea, { aiIdea: '1' })).code).toBe('bad_input');
  });

  it('are public without saying whose, until they are private again', async () => {
    const store = await testStore();
    const other = await testStore();
    const idea = await madeIdea(store);
    const mark = `Mark${randomUUID().slice(0, 8)}`;
    await store.run(updateAiIdea, { aiIdea: idea.aiIdeaId, title: mark, visibility: 'PUBLIC' });
    const seen = await other.run(listPublicAiIdeas, { search: mark });
    expect(seen.ideas).toHaveLength(1);
    expect(seen.ideas[0]).toMatchObject({ title: mark, isOwn: false });
    expect(JSON.stringify({ ...seen.ideas[0], products: [] })).not.toContain(store.storeId);
    expect(JSON.stringify(seen)).not.toContain(idea.aiIdeaId);
    expect((await store.run(listPublicAiIdeas, { search: mark })).ideas[0]?.isOwn).toBe(true);
    await store.run(updateAiIdea, { aiIdea: idea.aiIdeaId, visibility: 'PRIVATE' });
    expect((await other.run(listPublicAiIdeas, { search: mark })).total).toBe(0);
  });

  it('belong to their store', async () => {
    const store = await testStore();
    const other = await testStore();
    const idea = await madeIdea(store);
    for (const refusal of [
      await other.refusal(getAiIdea, { aiIdea: idea.aiIdeaId }),
      await other.refusal(updateAiIdea, { aiIdea: idea.aiIdeaId, title: 'Mine' }),
      await other.refusal(updateAiProduct, { aiProduct: idea.products[0]?.aiProductId, title: 'Mine' }),
      await other.refusal(createAiProduct, { aiIdea: idea.aiIdeaId }),
    ])
      expect(refusal.code).toBe('not_found');
    expect((await other.run(listAiIdeas, {})).total).toBe(0);
  });

  it('are refused to viewers and preview accounts', async () => {
    const store = await testStore();
    expect((await store.refusal(generateAiIdeas, { brief }, { as: 'viewer' })).code).toBe('forbidden');
    expect((await store.refusal(generateAiIdeas, { brief }, { as: 'preview' })).code).toBe('preview_blocked');
    expect((await store.refusal(generateAiIdeas, { brief: '' })).code).toBe('bad_input');
    expect((await store.run(listAiIdeas, {}, { as: 'preview' })).total).toBe(0);
  });
});

describe('products of an idea', () => {
  it('are chosen by words and places', async () => {
    const store = await testStore();
    const idea = await madeIdea(store);
    const [first, second, third] = idea.products;
    expect(idea.selectedProductIds).toEqual([first?.aiProductId]);
    const both = await store.run(chooseAiProducts, {
      aiIdea: '1',
      selectedProductIds: ['second', third?.title ?? ''],
      how: 'ADD',
    });
    expect(both.selectedProductIds).toEqual([first, second, third].map((one) => one?.aiProductId));
    const fewer = await store.run(chooseAiProducts, {
      aiIdea: '1',
      selectedProductIds: ['1'],
      how: 'REMOVE',
    });
    expect(fewer.selectedProductIds).toEqual([second, third].map((one) => one?.aiProductId));
    expect(
      (await store.refusal(chooseAiProducts, { aiIdea: '1', selectedProductIds: ['zeppelin'] })).code,
    ).toBe('not_found');
  });

  it('in other colors take their names and pictures along, and back', async () => {
    const store = await testStore();
    const idea = await madeIdea(store);
    const aiProduct = idea.products[0]?.aiProductId ?? '';
    const first = { title: 'Sage Tin', description: 'A sage tin with a lid.' };
    await store.run(updateAiIdea, { aiIdea: '1', title: first.title });
    await store.run(updateAiProduct, { aiProduct, ...first });
    const prompts: string[] = [];
    const inColor = async (imagePrompt: string) => {
      const made = await store.run(updateAiProduct, { aiProduct, imagePrompt });
      expect(made.products[0]?.image).toBe('LOADING');
      await work(store);
      const after = await store.run(getAiIdea, { aiIdea: '1' });
      expect(after.products[0]?.image).toMatch(/^\/files\//);
      prompts.push(after.products[0]?.imagePrompt ?? '');
      const { title, description } = after.products[0] ?? {};
      return { idea: after.title, title, description, image: after.products[0]?.image };
    };
    const navy = await inColor('in navy');
    expect(navy).toMatchObject({
      idea: 'Navy Tin',
      title: 'Navy Tin',
      description: 'A navy tin with a lid.',
    });
    const two = await inColor('in terracotta and cream');
    expect(two).toMatchObject({ title: 'Terracotta and Cream Tin' });
    expect(await inColor('make it walnut')).toMatchObject({ idea: 'Walnut Tin', title: 'Walnut Tin' });
    expect(await inColor('in sage')).toMatchObject({ idea: 'Sage Tin', ...first });
    expect((await inColor('in navy')).image).toBe(navy.image);
    expect(navy.image).not.toBe(two.image);
    // What is drawn is the color that was asked for, first of all.
    expect(prompts.map((prompt) => readPrompt(prompt, undefined, '').palette[0])).toEqual(
      ['navy', 'terracotta', 'walnut', 'sage', 'navy'].map((name) => colorNamed(name)),
    );
    await store.undo((await store.journal())[0]?.id ?? '');
    expect(await store.run(getAiIdea, { aiIdea: '1' })).toMatchObject({ title: 'Sage Tin' });
    // A name of the founder's own is the one that the next color changes.
    await store.run(updateAiProduct, { aiProduct, title: 'Mossy Green Box' });
    expect(await inColor('in black')).toMatchObject({ idea: 'Sage Tin', title: 'Mossy Black Box' });
  });

  it('are made by a wish, changed and drawn anew', async () => {
    const store = await testStore();
    await madeIdea(store);
    const more = await store.run(createAiProduct, { aiIdea: '1', wish: 'a gift set' });
    expect(more.products).toHaveLength(4);
    const made = more.products.find(({ aiProductId }) => aiProductId === more.aiProductId);
    expect(made?.image).toBe('LOADING');
    await work(store);
    const changed = await store.run(updateAiProduct, {
      aiProduct: more.aiProductId,
      suggestedRetailPrice: 2250,
      title: 'Small Hours Set',
      imagePrompt: 'in dark green',
    });
    expect(changed.products.at(-1)).toMatchObject({
      title: 'Small Hours Set',
      suggestedRetailPrice: 2250,
      image: 'LOADING',
    });
    await work(store);
    expect((await store.run(getAiIdea, { aiIdea: '1' })).products.at(-1)?.image).toMatch(/^\/files\//);
    expect((await store.refusal(updateAiProduct, { aiProduct: more.aiProductId })).code).toBe('bad_input');
  });
});

describe('submitting an idea', () => {
  it('asks, shows what goes to whom, sends one mail and freezes the idea', async () => {
    const store = await testStore();
    const idea = await madeIdea(store);
    const action = await store.ask(submitAiIdea, { aiIdea: '1', note: 'For spring' });
    expect(action.preview).toMatchObject({ verb: 'Submit AI idea 1', cost: null });
    expect(action.preview.values).toContainEqual({ label: 'Note', value: 'For spring.' });
    const notified = vi.fn<(note: { subject: string }) => void>();
    await store.context(async ({ providers }) => {
      vi.spyOn(providers.operator, 'notify').mockImplementation(async (note) => {
        notified(note);
        return { id: 'mail' };
      });
    });
    await store.decide(action.id, true);
    await work(store);
    expect(notified).toHaveBeenCalledTimes(1);
    expect(notified.mock.calls[0]?.[0]).toMatchObject({ subject: `AI idea submitted: ${idea.title}` });
    expect((await store.run(getAiIdea, { aiIdea: '1' })).state).toBe('SUBMITTED');
    for (const refusal of [
      await store.refusal(submitAiIdea, { aiIdea: '1' }),
      await store.refusal(updateAiIdea, { aiIdea: '1', title: 'Late' }),
      await store.refusal(createAiProduct, { aiIdea: '1' }),
    ])
      expect(refusal.code).toBe('bad_transition');
  });

  it('does not go while something in it is still to be filled in', async () => {
    const store = await testStore();
    await madeIdea(store);
    await store.run(updateAiIdea, { aiIdea: '1', title: 'Tin for TBD' });
    const refusal = await store.refusal(submitAiIdea, { aiIdea: '1' });
    expect(refusal).toMatchObject({ code: 'bad_input', details: [{ path: 'title' }] });
    expect((await store.run(getAiIdea, { aiIdea: '1' })).state).toBe('DRAFT');
  });

  it('needs a chosen product', async () => {
    const store = await testStore();
    await madeIdea(store);
    await store.run(chooseAiProducts, { aiIdea: '1', selectedProductIds: ['1'], how: 'REMOVE' });
    const refusal = await store.refusal(submitAiIdea, { aiIdea: '1' });
    expect(refusal.code).toBe('conflict');
    expect(refusal.message).toContain('Choose at least one product');
  });
});

describe('rules', () => {
  it('allow what the table says', () => {
    const idea = { number: 1, title: 'Tin', state: 'SUBMITTED', result: 'SUCCESS' } as const;
    expect(() => assertTransition(idea, 'ARCHIVED')).toThrow(OperationError);
    expect(() => assertTransition({ ...idea, state: 'DRAFT' }, 'SUBMITTED')).not.toThrow();
    expect(() => assertTransition({ ...idea, state: 'DRAFT' }, 'DRAFT')).toThrow('already');
  });

  it('keep the order of products', () => {
    const products = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
    expect(chooseProducts(products, ['c'], ['a'], 'ADD')).toEqual(['a', 'c']);
    expect(chooseProducts(products, ['c'], ['b', 'a'], 'ONLY')).toEqual(['a', 'b']);
  });

  it('take what asks off a brief', () => {
    expect(briefOf('Generate AI ideas for a calming tea')).toBe('a calming tea');
    expect(briefOf('give me five AI ideas for dog accessories made of old sails')).toBe(
      'dog accessories made of old sails',
    );
    expect(briefOf('refillable soap')).toBe('refillable soap');
    expect(briefOf('Make some AI ideas')).toBe('');
  });
});
