import { countAiProducts } from '@brandwright/contract/design/ideas/count-ai-products.ts';
import { getImageCredits } from '@brandwright/contract/design/images/get-image-credits.ts';
import { describe, expect, it } from 'vitest';
import { changeDesign } from '@brandwright/contract/design/studio/change-design.ts';
import { changeDesignColor } from '@brandwright/contract/design/studio/change-design-color.ts';
import { createDesign } from '@brandwright/contract/design/studio/create-design.ts';
import { chooseDesignPicture } from '@brandwright/contract/design/studio/choose-design-picture.ts';
import { generateDesignPictures } from '@brandwright/contract/design/studio/generate-design-pictures.ts';
import { renderDesign } from '@brandwright/contract/design/studio/render-design.ts';
import { listDesigns } from '@brandwright/contract/design/studio/list-designs.ts';
import { listDesignTemplates } from '@brandwright/contract/design/studio/list-design-templates.ts';
import { estimateDesignCost } from '@brandwright/contract/design/studio/estimate-design-cost.ts';
import { findProductsForDesign } from '@brandwright/contract/design/studio/find-products-for-design.ts';
import { makeDesignTechPack } from '@brandwright/contract/design/studio/make-design-tech-pack.ts';
import { listTechPacks } from '@brandwright/contract/sourcing/agent/list-tech-packs.ts';
import { seedMarketplace } from '../../sourcing/marketplace/testing.ts';
import { testStore } from '../../kernel/testing.ts';
import { withTote } from './testing.ts';

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

  it('has its cost estimated, dearer with more colors and cheaper with more pieces', async () => {
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

  it('is shown in several colors, each further one a design of its own', async () => {
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
