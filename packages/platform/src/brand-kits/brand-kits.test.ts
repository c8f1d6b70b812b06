import {
  cancelBrandGenerations,
  generateBrandKitPart,
  makeBrandPictures,
  putBrandPicture,
} from '@brandwright/contract/brand-kits/generation.ts';
import {
  chooseBrandIdea,
  chooseProductIdeas,
  chooseTargetAudience,
  showBrandIdea,
} from '@brandwright/contract/brand-kits/choices.ts';
import {
  changeBrandColors,
  editBrandIdea,
  editMarketResearch,
  editProductIdea,
} from '@brandwright/contract/brand-kits/edits.ts';
import { exportBrandMark, getBrandColors, getBrandKitPdf } from '@brandwright/contract/brand-kits/exports.ts';
import {
  archiveBrandKit,
  createBrandKit,
  deleteBrandKit,
  editBrandBrief,
  getBrandKit,
  listBrandKits,
  listExampleBrandKits,
  resetBrandKit,
  updateBrandKit,
} from '@brandwright/contract/brand-kits/kits.ts';
import {
  exportWaitlist,
  getSharedBrandKit,
  joinWaitlist,
  listWaitlist,
  publishWaitlistSite,
  shareBrandKit,
  unpublishWaitlistSite,
} from '@brandwright/contract/brand-kits/share.ts';
import {
  compareBrandKitVersions,
  listBrandKitVersions,
  restoreBrandKitVersion,
} from '@brandwright/contract/brand-kits/versions.ts';
import { describe, expect, it } from 'vitest';
import { namedId } from '../kernel/random.ts';
import { testStore, type TestStore } from '../kernel/testing.ts';
import { runJobs } from '../kernel/testing-jobs.ts';
import { exampleDrafts } from './examples/drafts.ts';
import { generationJob } from './generation/job.ts';
import { addKit } from './keep-kit.ts';
import { kitFromDraft } from './kit-from-draft.ts';

const request = 'make me a brand kit for a calming tea for night-shift nurses';
const calm = 'a calming tea for night-shift nurses';

/** A whole kit without waiting for anything. */
async function wholeKit(store: TestStore, place = 0): Promise<string> {
  const [draft] = exampleDrafts.slice(place);
  if (!draft) throw new Error('No draft.');
  return store.context(async (context) => {
    const content = kitFromDraft(
      draft,
      (...words) => namedId(store.storeId, place, ...words),
      new Date('2026-11-19T10:00:00Z'),
    );
    return (await addKit(context, content, 'Made the kit')).id;
  }, {});
}

describe('making a kit', () => {
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
  }, 120_000);

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
  it('are shown by place, in another colour as a preview that changes nothing', async () => {
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

  it('get other words, colours and products, each undoable', async () => {
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

describe('versions', () => {
  it('are listed, compared in words and restored, and restoring is undone', async () => {
    const store = await testStore();
    await wholeKit(store);
    await store.run(editBrandIdea, { slogan: 'Glow low.' });
    await store.run(editProductIdea, { productIdea: '1', suggestedRetailPriceMinor: 3100 });
    const { versions } = await store.run(listBrandKitVersions, {});
    expect(versions).toMatchObject([
      { version: 3, by: 'Test Person', isCurrent: true },
      { version: 2, what: 'Edited the idea Lowlight' },
      { version: 1, what: 'Made the kit' },
    ]);
    const { changes } = await store.run(compareBrandKitVersions, { fromVersion: 1 });
    expect(changes).toEqual([
      { what: 'Slogan of Lowlight', before: 'One room, one glow.', after: 'Glow low.' },
      { what: 'Price of Evening candle in a stoneware cup', before: '$28.00', after: '$31.00' },
    ]);
    const restored = await store.run(restoreBrandKitVersion, { version: 1 });
    expect(restored).toMatchObject({ restoredVersion: 1, version: 4 });
    expect(restored.brandIdeas.generations[0]?.slogan).toBe('One room, one glow.');
    const [entry] = await store.journal();
    await store.undo(entry?.id ?? '');
    expect((await store.run(getBrandKit, {})).brandIdeas.generations[0]?.slogan).toBe('Glow low.');
    expect((await store.refusal(restoreBrandKitVersion, { version: 99 })).code).toBe('not_found');
  });
});

describe('reset, archive and delete', () => {
  it('are all undone', async () => {
    const store = await testStore();
    const id = await wholeKit(store);
    const whole = await store.run(getBrandKit, { brandKit: id });
    const emptied = await store.run(resetBrandKit, {});
    expect(emptied).toMatchObject({
      category: '',
      productDescription: '',
      thumbnailImages: [],
      slideColors: [],
    });
    const undoLast = async () => store.undo((await store.journal())[0]?.id ?? '');
    await undoLast();
    expect((await store.run(getBrandKit, { brandKit: id })).brandIdeas).toEqual(whole.brandIdeas);
    await store.run(archiveBrandKit, { brandKit: 'Lowlight' });
    expect((await store.run(listBrandKits, {})).total).toBe(0);
    expect((await store.run(listBrandKits, { isArchived: true })).total).toBe(1);
    await undoLast();
    await store.run(deleteBrandKit, { brandKit: 'Lowlight' });
    expect((await store.refusal(getSharedBrandKit, { brandKitId: id }, { as: 'public' })).code).toBe(
      'not_found',
    );
    await undoLast();
    expect((await store.run(listBrandKits, {})).total).toBe(1);
  });
});

describe('sharing', () => {
  it('shows what was chosen to anybody, and takes emails while it is published', async () => {
    const store = await testStore();
    const id = await wholeKit(store);
    const { shareUrl } = await store.run(shareBrandKit, {});
    expect(shareUrl).toBe(`http://127.0.0.1:8787/bk/${id}`);
    const shared = await store.run(getSharedBrandKit, { brandKitId: id }, { as: 'public' });
    expect(shared).toMatchObject({ name: 'Lowlight', preview: { title: 'Lowlight: One room, one glow.' } });
    expect(JSON.stringify(shared)).not.toContain('Hearthnote');
    const join = { brandKitId: id, email: '  Maya@Example.com ' };
    expect((await store.refusal(joinWaitlist, join, { as: 'public' })).code).toBe('conflict');
    const action = await store.ask(publishWaitlistSite, {});
    expect(action.preview.verb).toBe('Publish Lowlight');
    await store.decide(action.id, true);
    await store.run(joinWaitlist, join, { as: 'public' });
    await store.run(joinWaitlist, { ...join, name: '=cmd()' }, { as: 'public' });
    await store.run(
      joinWaitlist,
      { brandKitId: id, email: 'b@example.com', name: '=HYPERLINK("x")' },
      { as: 'public' },
    );
    expect(
      (await store.refusal(joinWaitlist, { brandKitId: id, email: 'not an email' }, { as: 'public' })).code,
    ).toBe('bad_input');
    const list = await store.run(listWaitlist, {});
    expect(list.total).toBe(2);
    expect(list.people.map(({ email }) => email).sort()).toEqual(['b@example.com', 'maya@example.com']);
    const file = await store.run(exportWaitlist, {});
    const bytes = await store.context(({ providers, storeId }) =>
      providers.files.get(`${storeId}/${file.id}`),
    );
    expect(Buffer.from(bytes?.bytes ?? []).toString()).not.toMatch(/(^|,)"?=/m);
    await store.run(unpublishWaitlistSite, {});
    expect((await store.refusal(joinWaitlist, join, { as: 'public' })).code).toBe('conflict');
  });
});

describe('files', () => {
  it('the PDF names the slides that are missing', async () => {
    const store = await testStore();
    await store.run(createBrandKit, { productDescription: calm });
    const refused = await store.refusal(getBrandKitPdf, {});
    expect(refused).toMatchObject({ code: 'conflict', message: expect.stringContaining('Mood board') });
    expect(refused.message).toContain('Please add brand images');
  });

  it('colours have print values, the mark is a drawing', async () => {
    const store = await testStore();
    await wholeKit(store);
    const { colors } = await store.run(getBrandColors, {});
    expect(colors[0]).toMatchObject({
      hexCode: '#5B3A29',
      red: 91,
      green: 58,
      blue: 41,
      cyan: 0,
      magenta: 36,
      yellow: 55,
      key: 64,
      levelOnWhite: 'AAA',
    });
    const svg = await store.run(exportBrandMark, { format: 'SVG' });
    const bytes = await store.context(({ providers, storeId }) =>
      providers.files.get(`${storeId}/${svg.id}`),
    );
    expect(Buffer.from(bytes?.bytes ?? []).toString()).toMatch(/^<svg [^>]+>.*#5B3A29/is);
    expect((await store.run(exportBrandMark, { format: 'PNG' })).name).toBe('lowlight-mark.png');
  });
});

describe('who may', () => {
  it('another store sees and changes nothing', async () => {
    const [store, other] = [await testStore(), await testStore()];
    const id = await wholeKit(store);
    expect((await other.refusal(getBrandKit, { brandKit: id })).code).toBe('not_found');
    expect((await other.refusal(updateBrandKit, { brandKit: id, category: 'Mine' })).code).toBe('not_found');
    expect((await other.refusal(deleteBrandKit, { brandKit: id })).code).toBe('not_found');
    expect((await other.refusal(listWaitlist, { brandKit: id })).code).toBe('not_found');
  });
  it('viewers look, preview accounts look, neither changes', async () => {
    const store = await testStore();
    await wholeKit(store);
    for (const as of ['viewer', 'preview'] as const) {
      expect((await store.run(listBrandKits, {}, { as })).total).toBe(1);
      expect((await store.refusal(editBrandIdea, { slogan: 'x' }, { as })).code).toMatch(
        /forbidden|preview_blocked/,
      );
      expect((await store.refusal(createBrandKit, { productDescription: calm }, { as })).code).toMatch(
        /forbidden|preview_blocked/,
      );
    }
  });
  it('examples are the same for everybody and cannot be changed', async () => {
    const store = await testStore();
    const { kits } = await store.run(listExampleBrandKits, {});
    expect(kits).toHaveLength(4);
    const id = kits[0]?.id ?? '';
    expect(await store.run(getBrandKit, { brandKit: id })).toMatchObject({
      isSample: true,
      completeness: { whole: true },
    });
    expect((await store.refusal(editBrandIdea, { brandKit: id, slogan: 'Mine' })).code).toBe('not_found');
    expect((await store.run(getSharedBrandKit, { brandKitId: id }, { as: 'public' })).isSample).toBe(true);
  });
});
