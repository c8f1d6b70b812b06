import { describe, expect, it } from 'vitest';
import { changeDesign } from '@brandwright/contract/design/studio/change-design.ts';
import { createDesign } from '@brandwright/contract/design/studio/create-design.ts';
import { duplicateDesign } from '@brandwright/contract/design/studio/duplicate-design.ts';
import { archiveDesign } from '@brandwright/contract/design/studio/archive-design.ts';
import { restoreDesign } from '@brandwright/contract/design/studio/restore-design.ts';
import { restoreDesignVersion } from '@brandwright/contract/design/studio/restore-design-version.ts';
import { getDesign } from '@brandwright/contract/design/studio/get-design.ts';
import { listDesigns } from '@brandwright/contract/design/studio/list-designs.ts';
import { testStore } from '../../kernel/testing.ts';
import { toteWords, withTote } from './testing.ts';

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
    expect((await store.refusal(createDesign, { words: toteWords }, { as: 'preview' })).code).toBe(
      'preview_blocked',
    );
    expect((await store.run(getDesign, {}, { as: 'viewer' })).name).toBe(design.name);
  });
});
