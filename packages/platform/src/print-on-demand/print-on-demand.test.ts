import { randomUUID } from 'node:crypto';
import { getBlankProduct } from '@brandwright/contract/print-on-demand/get-blank-product.ts';
import { listBlankCategories } from '@brandwright/contract/print-on-demand/list-blank-categories.ts';
import { listBlankProducts } from '@brandwright/contract/print-on-demand/list-blank-products.ts';
import { addToTemplateDesign } from '@brandwright/contract/print-on-demand/add-to-template-design.ts';
import { archiveProductTemplate } from '@brandwright/contract/print-on-demand/archive-product-template.ts';
import { clearTemplatePrint } from '@brandwright/contract/print-on-demand/clear-template-print.ts';
import { createDesignerNonce } from '@brandwright/contract/print-on-demand/create-designer-nonce.ts';
import { createMockupTask } from '@brandwright/contract/print-on-demand/create-mockup-task.ts';
import { createProductTemplate } from '@brandwright/contract/print-on-demand/create-product-template.ts';
import { getMockupTask } from '@brandwright/contract/print-on-demand/get-mockup-task.ts';
import { getProductTemplate } from '@brandwright/contract/print-on-demand/get-product-template.ts';
import { getTemplatePrices } from '@brandwright/contract/print-on-demand/get-template-prices.ts';
import { listProductTemplates } from '@brandwright/contract/print-on-demand/list-product-templates.ts';
import { publishProductTemplate } from '@brandwright/contract/print-on-demand/publish-product-template.ts';
import { saveTemplateDesign } from '@brandwright/contract/print-on-demand/save-template-design.ts';
import { setTemplatePrice } from '@brandwright/contract/print-on-demand/set-template-price.ts';
import { unpublishProductTemplate } from '@brandwright/contract/print-on-demand/unpublish-product-template.ts';
import { updateProductTemplate } from '@brandwright/contract/print-on-demand/update-product-template.ts';
import type { SendOf } from '@brandwright/contract';
import { describe, expect, it } from 'vitest';
import { testStore, type TestStore } from '../kernel/testing.ts';

const tee = (store: TestStore, more: Partial<SendOf<typeof createProductTemplate>> = {}) =>
  store.run(createProductTemplate, { productId: 'Heavyweight tee', text: 'Sleep is a superpower', ...more });

describe('blanks', () => {
  it('leave out Collections, Brands, Jewelry with what is below them, and product 303', async () => {
    const store = await testStore();
    const { rows } = await store.run(listBlankCategories, {});
    const titles = rows.map(({ title }) => title);
    expect(titles).toContain('Home & living');
    for (const title of ['Collections', 'Bestsellers', 'Brands', 'Loomwell', 'Jewelry', 'Necklaces'])
      expect(titles).not.toContain(title);
    const all = await store.run(listBlankProducts, {});
    expect(all.size).toBe(1000);
    expect(all.total).toBeGreaterThan(55);
    expect(all.rows.some(({ remoteId }) => remoteId === 303)).toBe(false);
    expect((await store.refusal(getBlankProduct, { productId: '303' })).code).toBe('not_found');
  });

  it('are found by kind, color, cost and category', async () => {
    const store = await testStore();
    const titles = async (input: SendOf<typeof listBlankProducts>) =>
      (await store.run(listBlankProducts, input)).rows.map(({ title }) => title);
    expect(await titles({ keyword: 'blank t-shirts for print on demand' })).toContain('Heavyweight tee');
    expect(await titles({ keyword: 'mugs' })).toEqual(
      expect.arrayContaining(['Ceramic mug 11 oz', 'Two-tone mug']),
    );
    expect(await titles({ keyword: 'tee', color: 'PURPLE' })).toEqual([
      'Unisex classic tee',
      "Women's relaxed tee",
    ]);
    expect(await titles({ keyword: 'tote', maxCostMinor: 600 })).toEqual(['Canvas tote']);
    const home = await store.run(listBlankProducts, { categoryId: 3 });
    expect(home.rows.map(({ categoryTitle }) => categoryTitle)).toContain('Wall art');
    expect(home.total).toBeLessThan(30);
    expect(await titles({ keyword: 'submarine' })).toEqual([]);
  });

  it('are shown in full by id and by title, and ask which one when several fit', async () => {
    const store = await testStore();
    const mug = await store.run(getBlankProduct, { productId: '301' });
    expect(mug).toMatchObject({ title: 'Ceramic mug 11 oz', costFromMinor: 395, sizes: [] });
    expect(mug.printAreas).toEqual([
      expect.objectContaining({ placement: 'around', widthMm: 200, printMinor: 245 }),
    ]);
    expect(mug.shipping[0]).toMatchObject({ id: 'STANDARD', amountMinor: 699 });
    expect((await store.run(getBlankProduct, { productId: 'a mug' })).title).toBe('Ceramic mug 11 oz');
    expect((await store.run(getBlankProduct, { productId: 'the two-tone mug' })).title).toBe('Two-tone mug');
    expect((await store.run(getBlankProduct, { productId: 'CANVAS TOTE' })).title).toBe('Canvas tote');
    expect((await store.refusal(getBlankProduct, { productId: 'submarine' })).code).toBe('not_found');
    expect((await store.refusal(getBlankProduct, { productId: '99999' })).message).toMatch(
      /^There’s no blank with that id\./,
    );
    const which = await store.refusal(getBlankProduct, { productId: "women's tee" });
    expect(which.code).toBe('conflict');
    expect(which.message).toBe(
      "Several blanks match “women's tee”: Women's relaxed tee, Women's cropped tee. Which one?",
    );
  });
});

describe('templates', () => {
  it('are made of a blank with words, in the first six colors, as a draft that says what is missing', async () => {
    const store = await testStore();
    const made = await tee(store);
    expect(made).toMatchObject({
      title: 'Sleep is a superpower tee',
      state: 'DRAFT',
      productTitle: 'Heavyweight tee',
      printedOn: ['Front'],
      retailPriceMinor: null,
      margin: null,
      missing: ['a retail price'],
    });
    expect(made.colors).toHaveLength(6);
    expect(made.layers).toEqual([
      expect.objectContaining({ kind: 'TEXT', text: 'Sleep is a superpower', placement: 'front' }),
    ]);
    expect(made.thumbnailUrl).toMatch(/^\/files\/drawn\/pod\.72\./);
    const [entry] = await store.journal();
    expect(entry?.summary).toContain('Made the template Sleep is a superpower tee');
  });

  it('take colors by family, and refuse what the blank has not', async () => {
    const store = await testStore();
    const made = await tee(store, { colors: ['GREEN', 'GREY'] });
    expect(made.colors.map(({ name }) => name)).toEqual(['Sage', 'Charcoal']);
    const refused = await store.refusal(createProductTemplate, { productId: '72', colors: ['BLACK'] });
    expect(refused.message).toContain('doesn’t come in black');
    const place = await store.refusal(createProductTemplate, { productId: '301', text: 'Hi', place: 'BACK' });
    expect(place.message).toContain('can’t be printed on the back');
    expect((await store.refusal(createProductTemplate, { productId: '78', text: 'Hi' })).code).toBe(
      'conflict',
    );
  });

  it('are found by title, listed and counted by state', async () => {
    const store = await testStore();
    await tee(store);
    await store.run(createProductTemplate, { productId: '301', text: 'Night Owl' });
    expect((await store.run(getProductTemplate, { templateId: 'night owl mug' })).productId).toBe('301');
    expect((await store.run(listProductTemplates, {})).total).toBe(2);
    expect((await store.run(listProductTemplates, { state: 'READY' })).total).toBe(0);
    expect((await store.run(listProductTemplates, { search: 'superpower' })).total).toBe(1);
    expect((await store.refusal(getProductTemplate, { templateId: 'umbrella' })).code).toBe('not_found');
  });

  it('get words on other places, and lose them', async () => {
    const store = await testStore();
    const { templateId } = await tee(store);
    const added = await store.run(addToTemplateDesign, {
      templateId,
      text: 'Est. 2024',
      place: 'BACK',
      inkColor: 'GOLD',
      typeface: 'caveat',
    });
    expect(added.printedOn).toEqual(['Front', 'Back']);
    expect(added.layers.at(-1)).toMatchObject({ inkHex: '#b58b3a', typeface: 'caveat' });
    const entry = await store.entryOf(clearTemplatePrint, { templateId, place: 'BACK' });
    expect((await store.run(getProductTemplate, { templateId })).printedOn).toEqual(['Front']);
    await store.undo(entry);
    expect((await store.run(getProductTemplate, { templateId })).printedOn).toEqual(['Front', 'Back']);
    expect((await store.refusal(clearTemplatePrint, { templateId, place: 'SLEEVE' })).code).toBe('conflict');
    expect((await store.refusal(addToTemplateDesign, { templateId })).code).toBe('bad_input');
  });

  it('take a picture of the store and no other', async () => {
    const store = await testStore();
    const { templateId } = await tee(store);
    const added = await store.run(addToTemplateDesign, {
      templateId,
      imageUrl: '/files/drawn/mark.sun.1c1c1f',
      place: 'BACK',
    });
    expect(added.layers.at(-1)).toMatchObject({ kind: 'PICTURE', placement: 'back', aspect: 1 });
    const foreign = await store.refusal(addToTemplateDesign, {
      templateId,
      imageUrl: `/files/${randomUUID()}/${randomUUID()}.${'a'.repeat(22)}`,
    });
    expect(foreign.code).toBe('not_found');
    const outside = await store.refusal(addToTemplateDesign, {
      templateId,
      imageUrl: 'https://example.com/a.png',
    });
    expect(outside.code).toBe('bad_input');
  });

  it('save what the designer shows, and refuse places that the blank has not', async () => {
    const store = await testStore();
    const made = await tee(store);
    const [layer] = made.layers;
    if (!layer) throw new Error('No layer.');
    const saved = await store.run(saveTemplateDesign, {
      templateId: made.templateId,
      layers: [{ ...layer, x: 0.4, width: 0.5 }],
    });
    expect(saved.layers).toEqual([{ ...layer, x: 0.4, width: 0.5 }]);
    const refused = await store.refusal(saveTemplateDesign, {
      templateId: made.templateId,
      layers: [{ ...layer, placement: 'moon' }],
    });
    expect(refused.message).toContain('no print area "moon"');
  });

  it('change title, colors and sizes, and undo it', async () => {
    const store = await testStore();
    const { templateId } = await tee(store);
    const entry = await store.entryOf(updateProductTemplate, {
      templateId,
      title: 'Night nurse tee',
      colors: ['CREAM'],
      sizes: ['M', 'L'],
    });
    const now = await store.run(getProductTemplate, { templateId });
    expect(now).toMatchObject({ title: 'Night nurse tee', sizes: ['M', 'L'] });
    expect(now.colors.map(({ name }) => name)).toEqual(['Natural']);
    await store.undo(entry);
    expect(await store.run(getProductTemplate, { templateId })).toMatchObject({
      title: 'Sleep is a superpower tee',
    });
    expect((await store.refusal(updateProductTemplate, { templateId, sizes: ['9XL'] })).message).toContain(
      'size 9XL',
    );
  });
});

describe('prices', () => {
  it('say what remains of the price: retail − blank − print − shipping − fee', async () => {
    const store = await testStore();
    const { templateId } = await store.run(createProductTemplate, { productId: '301', text: 'Night Owl' });
    const paid = await store.run(setTemplatePrice, { templateId, retailPriceMinor: 1800 });
    // 395 blank, 245 print; fee 2.9% of 1800 + 699 shipping paid by the shopper, and 30: 72 + 30.
    expect(paid.margin).toMatchObject({ lowestMinor: 1800 - 395 - 245 - 102, isLoss: false, warning: null });
    const free = await store.run(setTemplatePrice, {
      templateId,
      retailPriceMinor: 1800,
      freeShipping: true,
    });
    // The store pays 699; fee 2.9% of 1800 and 30.
    expect(free.margin).toMatchObject({ lowestMinor: 1800 - 395 - 245 - 699 - 82 });
    const prices = await store.run(getTemplatePrices, { templateId });
    expect(prices.rows[0]).toMatchObject({
      costMinor: 395,
      printMinor: 245,
      shippingMinor: 699,
      feeMinor: 82,
    });
    expect(prices.isTrial).toBe(false);
    const even = await store.run(getTemplatePrices, {
      templateId,
      retailPriceMinor: prices.breakEvenMinor ?? 0,
    });
    expect(even).toMatchObject({ isTrial: true });
    expect(even.margin?.lowestMinor).toBe(0);
    const below = await store.run(getTemplatePrices, {
      templateId,
      retailPriceMinor: (prices.breakEvenMinor ?? 0) - 1,
    });
    expect(below.margin?.isLoss).toBe(true);
    const suggested = await store.run(getTemplatePrices, {
      templateId,
      retailPriceMinor: prices.suggestedRetailPriceMinor ?? 0,
    });
    expect(suggested.margin?.lowestPercent).toBeGreaterThanOrEqual(40);
    expect((await store.run(getProductTemplate, { templateId })).retailPriceMinor).toBe(1800);
  });

  it('differ by country, and say where nothing is sent', async () => {
    const store = await testStore();
    const { templateId } = await store.run(createProductTemplate, { productId: '301', text: 'Night Owl' });
    await store.run(setTemplatePrice, { templateId, retailPriceMinor: 1800, freeShipping: true });
    const germany = await store.run(getTemplatePrices, { templateId, countryCode: 'DE' });
    expect(germany).toMatchObject({ countryCode: 'DE', shipping: { amountMinor: 699 }, feePercent: 4.4 });
    expect((await store.run(getTemplatePrices, { templateId, countryCode: 'KP' })).shipping).toBeNull();
  });

  it('warn plainly at a loss, and list those that lose', async () => {
    const store = await testStore();
    const { templateId } = await store.run(createProductTemplate, { productId: '331', text: 'Rest' });
    const low = await store.run(setTemplatePrice, { templateId, retailPriceMinor: 3500 });
    expect(low.margin?.isLoss).toBe(true);
    expect(low.margin?.warning).toMatch(/^At \$35\.00 you lose \$\d+\.\d\d on each 60×80 in sold\.$/);
    expect(
      (await store.run(listProductTemplates, { atLoss: true })).rows.map((row) => row.templateId),
    ).toEqual([templateId]);
    for (const retailPriceMinor of [0, -100, 2_000_000])
      expect((await store.refusal(setTemplatePrice, { templateId, retailPriceMinor })).code).toBe(
        'bad_input',
      );
  });
});

describe('publishing', () => {
  it('needs a print and a price, asks with the margin before, and goes back to draft', async () => {
    const store = await testStore();
    const { templateId } = await store.run(createProductTemplate, { productId: '331' });
    expect((await store.refusal(publishProductTemplate, { templateId })).message).toBe(
      'Sherpa blanket can’t be published yet. It needs something to print and a retail price.',
    );
    await store.run(addToTemplateDesign, { templateId, text: 'Rest' });
    await store.run(setTemplatePrice, { templateId, retailPriceMinor: 3500 });
    await store.run(updateProductTemplate, { templateId, title: 'Sherpa blanket [color]' });
    expect((await store.refusal(publishProductTemplate, { templateId })).message).toContain('“[color]”');
    await store.run(updateProductTemplate, { templateId, title: 'Sherpa blanket' });
    const action = await store.ask(publishProductTemplate, { templateId: 'sherpa blanket' });
    expect(action.preview).toMatchObject({
      verb: 'Publish at $35.00',
      warnings: [expect.stringContaining('you lose')],
    });
    expect(action.preview.values.map(({ label }) => label)).toEqual([
      'Retail price',
      'Blank',
      'Print',
      'Shipping',
      'Payment fee, estimated',
      'Margin',
    ]);
    await store.decide(action.id, true);
    expect((await store.run(getProductTemplate, { templateId })).state).toBe('READY');
    expect((await store.refusal(publishProductTemplate, { templateId })).code).toBe('bad_transition');
    expect((await store.refusal(clearTemplatePrint, { templateId })).code).toBe('conflict');
    const entry = await store.entryOf(unpublishProductTemplate, { templateId });
    expect((await store.run(getProductTemplate, { templateId })).state).toBe('DRAFT');
    await store.undo(entry);
    expect((await store.run(getProductTemplate, { templateId })).state).toBe('READY');
  });

  it('ends with archiving, which takes it out of the list and is undone', async () => {
    const store = await testStore();
    const { templateId } = await tee(store);
    const entry = await store.entryOf(archiveProductTemplate, { templateId });
    expect((await store.run(listProductTemplates, {})).total).toBe(0);
    expect((await store.run(listProductTemplates, { state: 'ARCHIVED' })).total).toBe(1);
    expect((await store.refusal(setTemplatePrice, { templateId, retailPriceMinor: 100 })).message).toContain(
      'archived',
    );
    expect((await store.refusal(createMockupTask, { templateId })).code).toBe('conflict');
    expect((await store.refusal(archiveProductTemplate, { templateId })).code).toBe('bad_transition');
    await store.undo(entry);
    expect((await store.run(listProductTemplates, {})).rows[0]).toMatchObject({ templateId, state: 'DRAFT' });
  });
});

describe('who may', () => {
  it('sees and changes nothing of another store', async () => {
    const [mine, other] = [await testStore(), await testStore()];
    const { templateId } = await tee(mine);
    const calls = [
      () => other.refusal(getProductTemplate, { templateId }),
      () => other.refusal(getTemplatePrices, { templateId }),
      () => other.refusal(setTemplatePrice, { templateId, retailPriceMinor: 100 }),
      () => other.refusal(addToTemplateDesign, { templateId, text: 'Mine' }),
      () => other.refusal(clearTemplatePrint, { templateId }),
      () => other.refusal(saveTemplateDesign, { templateId, layers: [] }),
      () => other.refusal(updateProductTemplate, { templateId, title: 'Mine' }),
      () => other.refusal(publishProductTemplate, { templateId }),
      () => other.refusal(unpublishProductTemplate, { templateId }),
      () => other.refusal(archiveProductTemplate, { templateId }),
      () => other.refusal(createMockupTask, { templateId }),
      () => other.refusal(getMockupTask, { taskId: templateId }),
    ];
    for (const call of calls) expect((await call()).code).toBe('not_found');
    expect((await other.run(listProductTemplates, {})).total).toBe(0);
  });

  it('is a member who does, a viewer and a preview who look', async () => {
    const store = await testStore();
    const { templateId } = await tee(store, {});
    for (const as of ['viewer', 'preview'] as const) {
      expect((await store.run(listProductTemplates, {}, { as })).total).toBe(1);
      expect((await store.run(listBlankProducts, {}, { as })).total).toBeGreaterThan(50);
      const code = as === 'viewer' ? 'forbidden' : 'preview_blocked';
      expect((await store.refusal(createProductTemplate, { productId: '301' }, { as })).code).toBe(code);
      expect(
        (await store.refusal(setTemplatePrice, { templateId, retailPriceMinor: 900 }, { as })).code,
      ).toBe(code);
      expect((await store.refusal(archiveProductTemplate, { templateId }, { as })).code).toBe(code);
      expect((await store.refusal(createMockupTask, { templateId }, { as })).code).toBe(code);
    }
    await store.run(setTemplatePrice, { templateId, retailPriceMinor: 3200 }, { as: 'member' });
  });

  it('is named after its words and its product, and says which blank there is not', async () => {
    const store = await testStore();
    const mug = await store.run(createProductTemplate, { productId: '301', text: 'slow sundays' });
    expect(mug.title).toBe('slow sundays mug');
    const towel = await store.refusal(createProductTemplate, { productId: 'beach blanket', text: 'x' });
    expect(towel).toMatchObject({ code: 'not_found', message: expect.stringMatching(/so nothing was made/) });
    const board = await store.refusal(createProductTemplate, { productId: 'surfboard', text: 'x' });
    expect(board.message).toMatch(/no “surfboard”, so nothing was made\. It prints on: /);
  });

  it('opens the own designer, which needs no login at the carrier', async () => {
    const store = await testStore();
    expect(await store.run(createDesignerNonce, { externalProductId: 'new-1' })).toMatchObject({
      designer: 'OWN',
      nonce: null,
      scriptUrl: null,
    });
  });
});
