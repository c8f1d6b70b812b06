import { countAiProducts } from '@brandwright/contract/design/ideas/count-ai-products.ts';
import { getImageCredits } from '@brandwright/contract/design/images/get-image-credits.ts';
import { describe, expect, it } from 'vitest';
import { changeDesign } from '@brandwright/contract/design/studio/change-design.ts';
import { changeDesignColor } from '@brandwright/contract/design/studio/change-design-color.ts';
import { updateDesign } from '@brandwright/contract/design/studio/update-design.ts';
import { createDesign } from '@brandwright/contract/design/studio/create-design.ts';
import { duplicateDesign } from '@brandwright/contract/design/studio/duplicate-design.ts';
import { chooseDesignPicture } from '@brandwright/contract/design/studio/choose-design-picture.ts';
import { generateDesignPictures } from '@brandwright/contract/design/studio/generate-design-pictures.ts';
import { archiveDesign } from '@brandwright/contract/design/studio/archive-design.ts';
import { renderDesign } from '@brandwright/contract/design/studio/render-design.ts';
import { restoreDesign } from '@brandwright/contract/design/studio/restore-design.ts';
import { restoreDesignVersion } from '@brandwright/contract/design/studio/restore-design-version.ts';
import { getDesign } from '@brandwright/contract/design/studio/get-design.ts';
import { listDesigns } from '@brandwright/contract/design/studio/list-designs.ts';
import { listDesignTemplates } from '@brandwright/contract/design/studio/list-design-templates.ts';
import { estimateDesignCost } from '@brandwright/contract/design/studio/estimate-design-cost.ts';
import { findProductsForDesign } from '@brandwright/contract/design/studio/find-products-for-design.ts';
import { makeDesignTechPack } from '@brandwright/contract/design/studio/make-design-tech-pack.ts';
import { listTechPacks } from '@brandwright/contract/sourcing/agent/list-tech-packs.ts';
import { seedMarketplace } from '../../sourcing/marketplace/testing.ts';
import { testStore } from '../../kernel/testing.ts';

const said = 'Design a dark green tote bag that says "Slow mornings"';

async function withTote() {
  const store = await testStore();
  const design = await store.run(createDesign, { words: said }, { as: 'member' });
  return { store, design };
}

describe('a design', () => {
  it('of a product without a blank is refused with the nearest, and what is not drawn is named', async () => {
    const store = await testStore();
    const refused = await store.refusal(createDesign, { words: 'design a tea towel with lemons on it' });
    expect(refused).toMatchObject({
      code: 'not_found',
      message: expect.stringMatching(
        /no tea towel, so nothing was made.*“design a tote bag with lemons on it”/,
      ),
    });
    expect((await store.run(listDesigns, {})).total).toBe(0);
    const cushion = await store.run(createDesign, { words: 'design a cushion with lemons on it' });
    expect(cushion).toMatchObject({ name: 'Lemon cushion', notDrawn: ['lemons'], canBeDrawn: false });
  });

  it('takes the words that it was begun without', async () => {
    const store = await testStore();
    const { designId } = await store.run(createDesign, { words: 'design a mug with a slogan' });
    const named = await store.run(changeDesign, { designId, words: 'but first, tea' });
    expect(named.document.layers[0]).toMatchObject({ kind: 'TEXT' });
    expect(named.changes[0]).toMatch(/“but first, tea” added/);
  });

  it('means its product by "it" in another chat than the one that changed a layer', async () => {
    const { store, design } = await withTote();
    const [one, other] = [crypto.randomUUID(), crypto.randomUUID()];
    const { designId } = design;
    await store.run(changeDesign, { designId, words: 'add our logo' }, { conversationId: one });
    const here = await store.run(changeDesign, { designId, words: 'make it red' }, { conversationId: one });
    expect(here).toMatchObject({ productColorName: 'dark green', changes: [expect.stringMatching(/^Logo/)] });
    const there = await store.run(
      changeDesign,
      { designId, words: 'make it navy' },
      { conversationId: other },
    );
    expect(there.productColorName).toBe('navy');
  });

  it('is begun from a sentence, with a picture, a version and a way back', async () => {
    const { store, design } = await withTote();
    expect(design).toMatchObject({
      name: 'Slow mornings tote bag',
      templateKey: 'tote',
      productColorName: 'dark green',
      mode: 'CREATION',
      step: 'REFINE',
      version: 1,
      layerCount: 1,
    });
    expect(design.document.layers[0]).toMatchObject({ kind: 'TEXT', text: 'Slow mornings' });
    const [, key = ''] = /^\/files\/(.+?)\.[\w-]{22}$/.exec(design.previewUrl) ?? [];
    const picture = await store.context(({ providers }) => providers.files.get(key));
    expect(picture?.contentType).toBe('image/webp');
    expect(picture?.bytes.byteLength).toBeGreaterThan(2000);
    const [entry] = await store.journal();
    expect(entry).toMatchObject({
      operation: 'create_design',
      summary: expect.stringContaining('Slow mornings'),
    });
    await store.undo(entry?.id ?? '');
    expect((await store.run(listDesigns, {})).total).toBe(0);
  });

  it('is changed by words, and each change is a version to go back to', async () => {
    const { store, design } = await withTote();
    const { designId } = design;
    const after = await store.run(changeDesign, {
      designId,
      words: 'add the logo above the text and make the tote navy',
    });
    expect(after.changes).toEqual([expect.stringContaining('Logo added'), 'Tote bag in navy']);
    expect(after).toMatchObject({ version: 2, layerCount: 2, productColorName: 'navy' });
    const [entry] = await store.journal();
    await store.undo(entry?.id ?? '');
    expect(await store.run(getDesign, { designId })).toMatchObject({
      layerCount: 1,
      productColorName: 'dark green',
    });
    const looked = await store.run(getDesign, { designId, version: 2 });
    expect(looked).toMatchObject({ shownVersion: 2, layerCount: 2, productColorName: 'navy' });
    expect(looked.previewUrl).toMatch(/^\/files\//);
    expect(looked.previewUrl).not.toBe((await store.run(getDesign, { designId })).previewUrl);
    expect(await store.run(getDesign, { designId })).toMatchObject({ shownVersion: null, layerCount: 1 });
    const none = await store.refusal(getDesign, { designId, version: 77 });
    expect(none).toMatchObject({
      code: 'not_found',
      message: expect.stringMatching(/has versions 1 to \d\./),
    });
    const back = await store.run(restoreDesignVersion, { designId, version: 2 });
    expect(back).toMatchObject({ restoredVersion: 2, layerCount: 2 });
    expect((await store.refusal(restoreDesignVersion, { designId, version: 77 })).code).toBe('not_found');
  });

  it('refuses words that mean nothing, several things, or something locked', async () => {
    const { store, design } = await withTote();
    const change = (words: string) => ({ designId: design.designId, words });
    expect((await store.refusal(changeDesign, change('cook dinner'))).code).toBe('bad_input');
    expect((await store.refusal(changeDesign, change('make the logo bigger'))).code).toBe('not_found');
    await store.run(changeDesign, change('add the text "Since 2019" at the bottom'));
    const several = await store.refusal(changeDesign, change('make the text bigger'));
    expect(several).toMatchObject({ code: 'conflict', message: expect.stringContaining('Since 2019') });
    await store.run(changeDesign, change('lock the "Since 2019"'));
    expect((await store.refusal(changeDesign, change('remove the "Since 2019"'))).code).toBe(
      'bad_transition',
    );
  });

  it('is found by words of its name, and nobody else finds it', async () => {
    const { store, design } = await withTote();
    expect((await store.run(getDesign, { designId: 'the slow mornings design' })).designId).toBe(
      design.designId,
    );
    expect((await store.run(getDesign, {})).designId).toBe(design.designId);
    const rival = await testStore();
    expect((await rival.refusal(getDesign, { designId: design.designId })).code).toBe('not_found');
    expect(
      (await rival.refusal(changeDesign, { designId: design.designId, words: 'make the text bigger' })).code,
    ).toBe('not_found');
    expect((await rival.run(listDesigns, {})).total).toBe(0);
  });

  it('is archived, brought back and copied', async () => {
    const { store, design } = await withTote();
    const { designId } = design;
    await store.run(archiveDesign, { designId });
    expect((await store.run(listDesigns, {})).total).toBe(0);
    expect((await store.run(listDesigns, { isArchived: true })).total).toBe(1);
    expect((await store.refusal(changeDesign, { designId, words: 'make the text bigger' })).code).toBe(
      'bad_transition',
    );
    expect((await store.run(restoreDesign, {})).designId).toBe(designId);
    expect((await store.refusal(restoreDesign, { designId })).code).toBe('bad_transition');
    const copy = await store.run(duplicateDesign, { designId, name: 'Winter tote' });
    expect(copy).toMatchObject({ name: 'Winter tote', version: 1, layerCount: 1 });
  });

  it('is changed by nobody who only looks', async () => {
    const { store, design } = await withTote();
    const change = { designId: design.designId, words: 'make the text bigger' };
    expect((await store.refusal(changeDesign, change, { as: 'viewer' })).code).toBe('forbidden');
    expect((await store.refusal(createDesign, { words: said }, { as: 'preview' })).code).toBe(
      'preview_blocked',
    );
    expect((await store.run(getDesign, {}, { as: 'viewer' })).name).toBe(design.name);
  });
});

describe('a save of the canvas', () => {
  it('merges what two editors did to different layers, and tells them of the same one', async () => {
    const { store, design } = await withTote();
    const { designId, revision } = design;
    const text = design.document.layers[0];
    if (!text) throw new Error('no layer');
    const star = {
      ...text,
      kind: 'SHAPE' as const,
      id: 'shape-9',
      name: 'Star',
      shape: 'STAR' as const,
      fill: '#c39a3c',
      stroke: null,
      strokeWidth: 0,
      cornerRadius: 0,
      x: 500,
      y: 500,
      width: 90,
      height: 90,
      rotation: 0,
      opacity: 1,
      isLocked: false,
      isVisible: true,
    };
    const {
      text: _t,
      font: _f,
      fontSize: _s,
      color: _c,
      align: _a,
      letterSpacing: _l,
      lineHeight: _h,
      ...shape
    } = star as typeof star & Record<string, unknown>;
    const one = await store.run(updateDesign, { designId, revision, layers: [{ ...text, x: 520 }] });
    expect(one.revision).toBe(revision + 1);
    const two = await store.run(updateDesign, {
      designId,
      revision,
      layers: [shape as never],
      order: ['shape-9', text.id],
    });
    expect(two.document.layers.map(({ id, x }) => [id, x])).toEqual([
      ['shape-9', 500],
      [text.id, 520],
    ]);
    const late = await store.refusal(updateDesign, { designId, revision, layers: [{ ...text, y: 100 }] });
    expect(late).toMatchObject({ code: 'conflict', message: expect.stringContaining('Slow mornings') });
    expect(late.details?.[0]?.path).toBe(`layers.${text.id}`);
  });

  it('counts as changed what was changed and nothing else', async () => {
    const { store, design } = await withTote();
    const { designId } = design;
    const two = await store.run(changeDesign, { designId, words: 'add a gold star' });
    const [text, star] = two.document.layers;
    if (!text || !star) throw new Error('no layers');
    const base = { designId, revision: two.revision };
    await store.run(updateDesign, { ...base, layers: [{ ...text, x: 510 }] });
    const after = await store.run(updateDesign, { ...base, layers: [{ ...star, x: 480 }] });
    expect(after.document.layers.map(({ x }) => x)).toEqual([510, 480]);
  });

  it('joins the version of the last minutes, and begins another later', async () => {
    const { store, design } = await withTote();
    const { designId } = design;
    const [text] = design.document.layers;
    const save = async (x: number) => {
      const { revision } = await store.run(getDesign, { designId });
      return store.run(updateDesign, { designId, revision, layers: text ? [{ ...text, x }] : [] });
    };
    expect((await save(510)).version).toBe(2);
    expect((await save(512)).version).toBe(2);
    const now = store.time.now;
    store.time.now = new Date(now.getTime() + 20 * 60_000);
    expect((await save(515)).version).toBe(3);
    store.time.now = now;
  });

  it('keeps the limits: sizes, colours, addresses of others', async () => {
    const { store, design } = await withTote();
    const { designId, revision } = design;
    const [text] = design.document.layers;
    if (!text) throw new Error('no layer');
    const bad = (layer: object) =>
      store.refusal(updateDesign, { designId, revision, layers: [{ ...text, ...layer }] });
    expect((await bad({ text: 'x'.repeat(501) })).code).toBe('bad_input');
    expect((await bad({ color: 'red' })).code).toBe('bad_input');
    expect((await bad({ fontSize: 9000 })).code).toBe('bad_input');
    expect((await bad({ surprise: 1 })).code).toBe('bad_input');
    const rival = await withTote();
    const picture = {
      id: 'image-1',
      kind: 'IMAGE',
      name: 'P',
      url: rival.design.previewUrl,
      alt: '',
      isMark: false,
      x: 500,
      y: 500,
      width: 100,
      height: 100,
      rotation: 0,
      opacity: 1,
      isLocked: false,
      isVisible: true,
    };
    expect((await store.refusal(updateDesign, { designId, revision, layers: [picture] })).code).toBe(
      'not_found',
    );
    expect(
      (
        await store.refusal(updateDesign, {
          designId,
          revision,
          layers: [{ ...picture, url: 'https://evil.example/x.png' }],
        })
      ).code,
    ).toBe('bad_input');
    const many = Array.from({ length: 201 }, (_, index) => ({ ...text, id: `text-${index}` }));
    expect((await store.refusal(updateDesign, { designId, revision, layers: many })).code).toBe('bad_input');
  });
});

describe('what a design is for', () => {
  it('is rendered as a picture of the product and as the print alone', async () => {
    const { store, design } = await withTote();
    const { designId } = design;
    const product = await store.run(renderDesign, { designId, width: 400 }, { as: 'viewer' });
    expect(product).toMatchObject({ width: 400, height: 400, what: 'PRODUCT' });
    const print = await store.run(renderDesign, { designId, what: 'PRINT', width: 420 });
    expect(print).toMatchObject({ width: 420, height: 420 });
    expect(print.url).not.toBe(product.url);
  });

  it('has its cost estimated, dearer with more colours and cheaper with more pieces', async () => {
    const { store, design } = await withTote();
    const { designId } = design;
    const few = await store.run(estimateDesignCost, { designId, quantity: 200, countries: ['IN', 'CN'] });
    const many = await store.run(estimateDesignCost, { designId, quantity: 2000, countries: ['IN'] });
    expect(few.unitCostMinor).toBeGreaterThan(many.unitCostMinor);
    expect(few.unitCostLowMinor).toBeLessThan(few.unitCostMinor);
    expect(few.origins.map(({ country }) => country).sort()).toEqual(['CN', 'IN']);
    await store.run(changeDesign, { designId, words: 'add a gold star and add a white line below the star' });
    const dearer = await store.run(estimateDesignCost, { designId, quantity: 200, countries: ['IN'] });
    expect(dearer.unitCostMinor).toBeGreaterThan(few.unitCostMinor);
    expect(few.isBelowMoq).toBe(false);
    expect((await store.run(estimateDesignCost, { designId, quantity: 20 })).isBelowMoq).toBe(true);
  });

  it('becomes a sourcing brief with its picture, and the brief goes when that is undone', async () => {
    await seedMarketplace();
    const { store, design } = await withTote();
    const pack = await store.run(makeDesignTechPack, {
      designId: design.designId,
      quantity: 500,
      targetPriceMinor: 350,
    });
    expect(pack).toMatchObject({
      title: design.name,
      quantity: 500,
      targetPriceMinor: 350,
      product: 'Tote bag',
    });
    expect(pack.attachments).toHaveLength(1);
    const [entry] = await store.journal();
    await store.undo(entry?.id ?? '');
    expect((await store.run(listTechPacks, {})).total).toBe(0);
  });

  it('is matched with products of the catalog', async () => {
    await seedMarketplace();
    const { store, design } = await withTote();
    const { rows } = await store.run(findProductsForDesign, { designId: design.designId, quantity: 5 });
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.some(({ title }) => /tote|bag/i.test(title))).toBe(true);
  });

  it('has pictures asked for, and only one that is there chosen', async () => {
    const { store, design } = await withTote();
    const { designId } = design;
    expect((await store.refusal(chooseDesignPicture, { designId, pictureNumber: 1 })).code).toBe('not_found');
    const asked = await store.run(generateDesignPictures, { designId });
    expect(asked.step).toBe('CHOOSE');
    expect(asked).toMatchObject({
      trialRemainingQuantity: (await store.run(getImageCredits, {})).trialRemainingQuantity,
      isSubscribe: true,
      totalCount: (await store.run(countAiProducts, {})).count,
    });
    expect(asked.generateData.pictures).toHaveLength(4);
    expect((await store.refusal(chooseDesignPicture, { designId, pictureNumber: 9 })).code).toBe('not_found');
    const with2 = await store.run(createDesign, {
      words: 'a mug design',
      pictureUrl: '/files/drawn/product.mug.sage.leaf.front',
      mode: 'REMIX',
    });
    const chosen = await store.run(chooseDesignPicture, { designId: with2.designId, pictureNumber: 1 });
    expect(chosen).toMatchObject({ step: 'REFINE', layerCount: 1 });
    expect(chosen.generateData.chosenPictureId).toBe(chosen.generateData.pictures[0]?.pictureId);
  });

  it('is shown in several colours, each further one a design of its own', async () => {
    const { store, design } = await withTote();
    const { rows } = await store.run(changeDesignColor, {
      designId: design.designId,
      colors: ['#22304f', '#efe4cd'],
    });
    expect(rows.map(({ productColorName }) => productColorName)).toEqual(['navy', 'cream']);
    const [entry] = await store.journal();
    await store.undo(entry?.id ?? '');
    const left = await store.run(listDesigns, {});
    expect(left.rows.map(({ productColorName }) => productColorName)).toEqual(['dark green']);
  });

  it('stands on one of the blank products', async () => {
    const store = await testStore();
    const { rows } = await store.run(listDesignTemplates, { group: 'Paper' }, { as: 'viewer' });
    expect(rows.map(({ name }) => name)).toEqual(['Notebook', 'Poster']);
    expect((await store.refusal(createDesign, { templateKey: 'spaceship' })).code).toBe('not_found');
  });
});
