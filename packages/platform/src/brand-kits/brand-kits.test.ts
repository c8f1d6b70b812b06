import { cancelBrandGenerations } from '@brandwright/contract/brand-kits/cancel-brand-generations.ts';
import { generateBrandKitPart } from '@brandwright/contract/brand-kits/generate-brand-kit-part.ts';
import { makeBrandPictures } from '@brandwright/contract/brand-kits/make-brand-pictures.ts';
import { putBrandPicture } from '@brandwright/contract/brand-kits/put-brand-picture.ts';
import { chooseBrandIdea } from '@brandwright/contract/brand-kits/choose-brand-idea.ts';
import { chooseProductIdeas } from '@brandwright/contract/brand-kits/choose-product-ideas.ts';
import { chooseTargetAudience } from '@brandwright/contract/brand-kits/choose-target-audience.ts';
import { showBrandIdea } from '@brandwright/contract/brand-kits/show-brand-idea.ts';
import { changeBrandColors } from '@brandwright/contract/brand-kits/change-brand-colors.ts';
import { editBrandIdea } from '@brandwright/contract/brand-kits/edit-brand-idea.ts';
import { editMarketResearch } from '@brandwright/contract/brand-kits/edit-market-research.ts';
import { editProductIdea } from '@brandwright/contract/brand-kits/edit-product-idea.ts';
import { getBrandKitPdf } from '@brandwright/contract/brand-kits/get-brand-kit-pdf.ts';
import { createBrandKit } from '@brandwright/contract/brand-kits/create-brand-kit.ts';
import { editBrandBrief } from '@brandwright/contract/brand-kits/edit-brand-brief.ts';
import { getBrandKit } from '@brandwright/contract/brand-kits/get-brand-kit.ts';
import { listBrandKits } from '@brandwright/contract/brand-kits/list-brand-kits.ts';
import { updateBrandKit } from '@brandwright/contract/brand-kits/update-brand-kit.ts';
import { describe, expect, it } from 'vitest';
import { testStore } from '../kernel/testing.ts';
import { runJobs } from '../kernel/jobs/testing-jobs.ts';
import { generationJob } from './generation/job.ts';
import { wholeKit } from './testing.ts';

const request = 'make me a brand kit for a calming tea for night-shift nurses';
const calm = 'a calming tea for night-shift nurses';

describe('making a kit', () => {
  it(
    'of a thing that no form shows is whole but for its pictures, and says why',
    { timeout: 240_000 },
    async () => {
      const store = await testStore();
      await store.run(createBrandKit, { productDescription: 'make me a brand kit for electric bicycles' });
      await runJobs(store, [generationJob]);
      const made = await store.run(getBrandKit, {});
      expect(made.marketResearch).not.toBeNull();
      expect(made.brandIdeas.generations[0]?.images).toEqual(['', '', '', '']);
      expect(made.generations.find(({ type }) => type === 'IDEA_IMAGES')).toMatchObject({
        result: 'FAILURE',
        failure: expect.stringMatching(
          /can't draw an? electric bicycles? yet|can't draw electric bicycles yet/,
        ),
      });
    },
  );

  it('from one sentence has audiences and ideas at once, and the rest after its jobs', async () => {
    const store = await testStore();
    const kit = await store.run(createBrandKit, { productDescription: request });
    expect(kit).toMatchObject({ productDescription: calm, isSample: false, version: expect.any(Number) });
    expect(kit.category).toMatch(/tea/i);
    expect(kit.targetAudiences.generations.length).toBeGreaterThan(0);
    expect(kit.brandIdeas.generations).toHaveLength(3);
    expect(kit.brandIdeas.selectedUuid).toBe(kit.brandIdeas.generations[0]?.uuid);
    expect(kit.generations.filter(({ result }) => result === 'PENDING').map(({ type }) => type)).toEqual([
      'IDEA_IMAGES',
      'MOODBOARD_IMAGES',
      'PRODUCT_SKU',
      'PRODUCT_IMAGES',
      'MARKET_RESEARCH',
      'SLIDES',
    ]);
    await runJobs(store, [generationJob]);
    const made = await store.run(getBrandKit, {});
    expect(made.completeness).toEqual({
      idea: true,
      moodboard: true,
      marketResearch: true,
      productSkus: true,
      whole: true,
    });
    expect(made.generations.flatMap(({ failure }) => failure ?? [])).toEqual([]);
    expect(made.generations.map(({ result }) => result)).not.toContain('FAILURE');
    expect(made.productSkus.selectedUuids).toHaveLength(3);
    expect(made.thumbnailImages).toHaveLength(6);
    expect(made.progressPercent).toBe(100);
    const pdf = await store.run(getBrandKitPdf, {});
    expect(pdf.pages).toBeGreaterThanOrEqual(6);
    const bytes = await store.context(({ providers, storeId }) =>
      providers.files.get(`${storeId}/${pdf.id}`),
    );
    expect(
      Buffer.from(bytes?.bytes ?? [])
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect(made.brandIdeas.generations.map(({ brandName }) => brandName.toLowerCase())).not.toContain('tea');
  }, 240_000);

  it('needs something to be sold; undo takes the kit and its work away', async () => {
    const store = await testStore();
    expect((await store.refusal(createBrandKit, { productDescription: 'make me a brand kit' })).code).toBe(
      'bad_input',
    );
    await store.run(createBrandKit, { productDescription: request });
    const [entry] = await store.journal();
    expect(entry).toMatchObject({ operation: 'create_brand_kit', subjectKind: 'brand_kit' });
    await store.undo(entry?.id ?? '');
    expect((await store.run(listBrandKits, {})).total).toBe(0);
    expect(await runJobs(store, [generationJob])).toBeGreaterThanOrEqual(1);
    expect((await store.refusal(getBrandKit, {})).code).toBe('not_found');
  });

  it('of the same brief twice has other words', async () => {
    const store = await testStore();
    const [one, other] = [
      await store.run(createBrandKit, { productDescription: calm }),
      await store.run(createBrandKit, { productDescription: calm }),
    ];
    const namesOf = (kit: typeof one) => kit.brandIdeas.generations.map(({ brandName }) => brandName);
    expect(namesOf(one)).not.toEqual(namesOf(other));
    expect(one.targetAudiences.generations[0]?.name).toBe(other.targetAudiences.generations[0]?.name);
  });

  it('of no physical product is refused with one question, and nothing is kept', async () => {
    const store = await testStore();
    const refused = await store.refusal(createBrandKit, {
      productDescription: 'a sleep app for shift workers',
    });
    expect(refused).toMatchObject({ code: 'bad_input', message: expect.stringMatching(/^[^?]+\?$/) });
    expect((await store.run(listBrandKits, {})).total).toBe(0);
  });

  it('may begin empty, and is then not listed', async () => {
    const store = await testStore();
    await store.run(createBrandKit, { productDescription: '', generate: false });
    expect((await store.run(listBrandKits, {})).total).toBe(0);
    expect((await store.refusal(generateBrandKitPart, { type: 'BRAND_IDEA' })).code).toBe('conflict');
    await store.run(editBrandBrief, { category: 'Tea', productDescription: calm });
    expect((await store.run(listBrandKits, {})).kits).toMatchObject([
      { category: 'Tea', productDescription: calm },
    ]);
  });
});

describe('generations', () => {
  it('done twice make no doubles, and cancelled ones leave nothing', async () => {
    const store = await testStore();
    await store.run(createBrandKit, { productDescription: calm, category: 'Tea', generate: false });
    const asked = await store.run(generateBrandKitPart, { type: 'BRAND_IDEA', count: 2, wish: 'warmer' });
    const uuid = asked.generations[0]?.uuid ?? '';
    // A server that died after it had made the words, and another one that makes them again.
    const begin = () => store.context((context) => generationJob.begin(context, { requestId: uuid }));
    const report = { id: uuid, progress: async () => {} };
    const [first, second] = [await begin(), await begin()];
    const signal = new AbortController().signal;
    const writes = [await first?.(report, signal), await second?.(report, signal)];
    for (const write of writes) if (write) await store.context(write);
    const kit = await store.run(getBrandKit, {});
    expect(kit.brandIdeas.generations).toHaveLength(2);
    expect(kit.brandIdeas.generations[0]?.uuid).toBe(uuid);
    expect(kit.generations[0]).toMatchObject({ uuid, result: 'SUCCESS', wish: 'warmer' });

    await store.run(generateBrandKitPart, { type: 'PRODUCT_SKU' });
    await store.run(makeBrandPictures, { pictures: 'IDEA' });
    expect((await store.run(getBrandKit, {})).brandIdeas.generations[0]?.images).toEqual(
      Array(4).fill('LOADING'),
    );
    const canceled = await store.run(cancelBrandGenerations, { types: ['IDEA_IMAGES', 'PRODUCT_SKU'] });
    expect(canceled.canceled).toBe(2);
    expect(canceled.brandIdeas.generations[0]?.images).toEqual(Array(4).fill(''));
    // What was stopped is no result: PENDING, SUCCESS and FAILURE are all that there are.
    expect(canceled.generations.map(({ type, result }) => `${type} ${result}`)).toEqual([
      'PRODUCT_IMAGES PENDING',
      'BRAND_IDEA SUCCESS',
    ]);
    await runJobs(store, [generationJob]);
    const after = await store.run(getBrandKit, {});
    expect(after.productSkus.generations).toEqual([]);
    expect(after.brandIdeas.generations[0]?.images).toEqual(Array(4).fill(''));
    expect((await store.run(cancelBrandGenerations, {})).canceled).toBe(0);
  });

  it('that fail say why, and empty the slots', async () => {
    const store = await testStore();
    await store.run(createBrandKit, { productDescription: calm, category: 'Tea', generate: false });
    await store.run(generateBrandKitPart, { type: 'BRAND_IDEA' });
    await runJobs(store, [generationJob]);
    await store.run(makeBrandPictures, { pictures: 'IDEA', slot: 2 });
    const { providers } = await store.context(async (context) => context);
    const { make } = providers.imageMaker;
    providers.imageMaker.make = () => Promise.reject(new Error('The picture service is out.'));
    try {
      await runJobs(store, [generationJob]);
    } finally {
      providers.imageMaker.make = make;
    }
    const kit = await store.run(getBrandKit, {});
    expect(kit.brandIdeas.generations[0]?.images).toEqual(Array(4).fill(''));
    expect(kit.generations.find(({ type }) => type === 'IDEA_IMAGES')).toMatchObject({
      result: 'FAILURE',
      failure: expect.stringContaining('The picture service is out.'),
    });
    expect(kit.prompts).toContain('Please add brand images');
  });

  it('of one slot keep the earlier picture in the tray', async () => {
    const store = await testStore();
    const id = await wholeKit(store);
    const before = (await store.run(getBrandKit, { brandKit: id })).brandIdeas.generations[0]?.images ?? [];
    await store.run(makeBrandPictures, { pictures: 'IDEA', slot: 3, wish: 'more light' });
    await runJobs(store, [generationJob]);
    const idea = (await store.run(getBrandKit, { brandKit: id })).brandIdeas.generations[0];
    expect(idea?.images.filter((image, at) => image !== before[at])).toHaveLength(1);
    expect(idea?.images[2]).toMatch(/^\/files\//);
    expect(idea?.imageTray).toContain(before[2]);
    expect((await store.refusal(makeBrandPictures, { pictures: 'IDEA', slot: 7 })).code).toBe('bad_input');
    expect(
      (await store.refusal(putBrandPicture, { pictures: 'IDEA', imageUrl: 'https://evil.example/x.png' }))
        .code,
    ).toBe('bad_input');
    const back = await store.run(putBrandPicture, { pictures: 'IDEA', slot: 3, imageUrl: before[2] ?? '' });
    expect(back.brandIdeas.generations[0]?.images).toEqual(before);
  });
});

describe('saving with full data', () => {
  it('keeps what finished since the version that it names', async () => {
    const store = await testStore();
    const id = await wholeKit(store);
    const seen = await store.run(getBrandKit, { brandKit: id });
    await store.run(editMarketResearch, { brandKit: id, content: 'Written meanwhile.' });
    const [idea, ...others] = seen.brandIdeas.generations;
    if (!idea) throw new Error('No idea.');
    const sent = {
      ...seen,
      brandIdeas: { ...seen.brandIdeas, generations: [{ ...idea, slogan: 'Mine.' }, ...others] },
    };
    const saved = await store.run(updateBrandKit, { ...sent, brandKit: id });
    expect(saved.marketResearch?.content).toBe('Written meanwhile.');
    expect(saved.brandIdeas.generations[0]?.slogan).toBe('Mine.');
    expect(
      (await store.refusal(updateBrandKit, { brandKit: id, slideColors: [{ key: 'IDEA', value: 'red' }] }))
        .code,
    ).toBe('bad_input');
  });
});

describe('ideas', () => {
  it('are shown by place, in another color as a preview that changes nothing', async () => {
    const store = await testStore();
    await wholeKit(store);
    const own = await store.run(showBrandIdea, { brandIdea: 'second' });
    expect(own).toMatchObject({
      place: 2,
      of: 2,
      isChosen: false,
      isRecolored: false,
      idea: { brandName: 'Hearthnote' },
    });
    const green = await store.run(showBrandIdea, { brandIdea: '2', color: 'GREEN' });
    expect(green.isRecolored).toBe(true);
    expect(green.ownColors).toEqual(own.idea.colorPalette.map(({ hexCode }) => hexCode));
    const [main] = green.idea.colorPalette;
    const [red, greenPart, blue] = [1, 3, 5].map((at) =>
      Number.parseInt(main?.hexCode.slice(at, at + 2) ?? '', 16),
    );
    expect(greenPart).toBeGreaterThan(Math.max(red ?? 0, blue ?? 0));
    expect(
      green.idea.images.every((image) => image.includes(main?.hexCode.slice(1).toLowerCase() ?? '-')),
    ).toBe(true);
    expect((await store.run(showBrandIdea, { brandIdea: '2' })).idea.colorPalette).toEqual(
      own.idea.colorPalette,
    );
    const refused = await store.refusal(showBrandIdea, { brandIdea: 'fifth' });
    expect(refused).toMatchObject({
      code: 'not_found',
      message: expect.stringContaining('only 2 brand ideas'),
    });
  });

  it('are chosen: the rest is cleared and made anew, and undo brings it back', async () => {
    const store = await testStore();
    const id = await wholeKit(store);
    const before = await store.run(getBrandKit, { brandKit: id });
    const chosen = await store.run(chooseBrandIdea, { brandIdea: 'Hearthnote' });
    expect(chosen).toMatchObject({
      name: 'Hearthnote',
      marketResearch: null,
      productSkus: { generations: [] },
    });
    expect(chosen.generations.filter(({ result }) => result === 'PENDING')).toHaveLength(6);
    const [entry] = await store.journal();
    await store.undo(entry?.id ?? '');
    const after = await store.run(getBrandKit, { brandKit: id });
    expect(after.generations.some(({ result }) => result === 'PENDING')).toBe(false);
    expect(after.productSkus).toEqual(before.productSkus);
    expect(after.moodboardImages).toEqual(before.moodboardImages);
    expect(after.marketResearch).toEqual(before.marketResearch);
    expect(after.name).toBe('Lowlight');
  });

  it('get other words, colors and products, each undoable', async () => {
    const store = await testStore();
    await wholeKit(store);
    const edited = await store.run(editBrandIdea, { slogan: 'Glow low.', valueProp2: 'Second' });
    expect(edited.brandIdeas.generations[0]).toMatchObject({
      slogan: 'Glow low.',
      valueProps: [expect.any(String), 'Second', expect.any(String)],
    });
    const [entry] = await store.journal();
    const colored = await store.run(changeBrandColors, { position: 'FIRST', hexCode: '#2f6b4f' });
    expect(colored.brandIdeas.generations[0]?.colorPalette[0]?.hexCode).toBe('#2F6B4F');
    expect(colored.slideColors.every(({ value }) => value === '#2F6B4F')).toBe(true);
    expect(colored.brandIdeas.generations[0]?.images).toEqual(Array(4).fill('LOADING'));
    const [colors] = await store.journal();
    await store.undo(colors?.id ?? '');
    await store.undo(entry?.id ?? '');
    const back = await store.run(getBrandKit, {});
    expect(back.brandIdeas.generations[0]).toMatchObject({ slogan: 'One room, one glow.' });
    expect(back.brandIdeas.generations[0]?.colorPalette[0]?.hexCode).toBe('#5B3A29');
    expect(back.completeness.whole).toBe(true);

    const products = await store.run(chooseProductIdeas, {
      productIdeas: ['first', 'travel tin'],
      how: 'ONLY',
    });
    expect(products.productSkus.selectedUuids).toHaveLength(2);
    expect(
      (await store.run(chooseProductIdeas, { productIdeas: ['refill wax'], how: 'ADD' })).productSkus
        .selectedUuids,
    ).toHaveLength(3);
    const priced = await store.run(editProductIdea, {
      productIdea: 'travel tin',
      suggestedRetailPriceMinor: 1650,
    });
    expect(
      priced.productSkus.generations.find(({ title }) => /travel/i.test(title))?.suggestedRetailPrice,
    ).toBe(16.5);
    expect((await store.refusal(editProductIdea, { productIdea: 'travel tin' })).code).toBe('bad_input');
    const audience = await store.run(chooseTargetAudience, { audience: 'evening readers' });
    expect(audience.targetAudiences.selectedUuid).toBe(
      audience.targetAudiences.generations.find(({ name }) => name === 'Evening readers')?.uuid,
    );
  });
});
