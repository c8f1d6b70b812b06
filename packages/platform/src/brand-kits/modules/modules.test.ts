import { archiveBrandModule } from '@brandwright/contract/brand-kits/modules/archive-brand-module.ts';
import { archiveModuleRequests } from '@brandwright/contract/brand-kits/modules/archive-module-requests.ts';
import { createBrandModule } from '@brandwright/contract/brand-kits/modules/create-brand-module.ts';
import { requestBrandModule } from '@brandwright/contract/brand-kits/modules/request-brand-module.ts';
import { updateBrandModule } from '@brandwright/contract/brand-kits/modules/update-brand-module.ts';
import { getBrandModule } from '@brandwright/contract/brand-kits/modules/get-brand-module.ts';
import { getLatestModuleRequest } from '@brandwright/contract/brand-kits/modules/get-latest-module-request.ts';
import { listBrandModules } from '@brandwright/contract/brand-kits/modules/list-brand-modules.ts';
import type { BrandModuleType } from '@brandwright/contract/brand-kits/modules/enums.ts';
import { BrandEngineRefused } from '@brandwright/artwork/wording/brand-engine.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { runJobs } from '../../kernel/jobs/testing-jobs.ts';
import { testStore, type TestStore } from '../../kernel/testing.ts';
import { briefIn } from './brief-in.ts';
import { brandModules } from './index.ts';
import { extended } from './make-content.ts';
import { emptyContent } from './show-module.ts';

const brief = 'a calming tea for night-shift nurses';
const work = (store: TestStore) => runJobs(store, brandModules.jobs ?? []);

afterEach(() => vi.restoreAllMocks());

async function made(store: TestStore, type: BrandModuleType, title?: string) {
  const { moduleId } = await store.run(createBrandModule, { type, brief, ...(title ? { title } : {}) });
  await work(store);
  return store.run(getBrandModule, { module: moduleId });
}

describe('brand modules', () => {
  it('are filled in the background by what their type needs', async () => {
    const store = await testStore();
    const started = await store.run(createBrandModule, { type: 'PALETTE', brief });
    expect(started).toMatchObject({
      moduleNumber: 1,
      title: 'Palette 1',
      latestRequest: { result: 'PENDING' },
    });
    await work(store);
    const palette = await store.run(getBrandModule, { module: '1' });
    expect(palette.latestRequest?.result).toBe('SUCCESS');
    expect(palette.content.colors).toHaveLength(4);
    expect((await made(store, 'SLOGANS')).content.items).toHaveLength(8);
    const names = (await made(store, 'NAMES')).content.items;
    expect(new Set(names).size).toBe(8);
    expect((await made(store, 'STORY')).content.text).not.toBe('');
    expect((await made(store, 'AUDIENCE')).content.items[0]).toMatch(/^Night-shift nurses/);
    const voice = await made(store, 'VOICE');
    expect(voice.content.text).toContain('night-shift nurses');
    expect((await store.run(listBrandModules, { type: 'VOICE' })).total).toBe(1);
    expect((await store.journal())[0]?.operation).toBe('create_brand_module');
  });

  it('draw logos and keep them as files', async () => {
    const store = await testStore();
    await store.context(async ({ providers }) => {
      vi.spyOn(providers.imageMaker, 'make').mockImplementation(async ({ count }) =>
        Array.from({ length: count }, () => ({
          bytes: Buffer.from(
            'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
            'base64',
          ),
          contentType: 'image/png' as const,
          width: 1,
          height: 1,
        })),
      );
    });
    const logo = await made(store, 'LOGO', 'Night Tin');
    expect(logo.content.images).toHaveLength(4);
    expect(logo.content.images[0]).toMatch(/^\/files\//);
  });

  it('are made anew or extended by a request, one at a time', async () => {
    const store = await testStore();
    const first = await made(store, 'SLOGANS', 'Lines');
    await store.run(requestBrandModule, { module: 'Lines', type: 'VARY' });
    expect((await store.refusal(requestBrandModule, { module: 'Lines' })).code).toBe('conflict');
    await work(store);
    const more = await store.run(getBrandModule, { module: 'Lines' });
    expect(more.content.items.length).toBeGreaterThan(first.content.items.length);
    expect(new Set(more.content.items).size).toBe(more.content.items.length);
    await store.run(requestBrandModule, { module: 'Lines', type: 'GENERATE', wish: 'bolder' });
    await work(store);
    expect((await store.run(getBrandModule, { module: 'Lines' })).content.items).toHaveLength(8);
    expect(await store.run(archiveModuleRequests, { module: 'Lines' })).toEqual({ archived: 3 });
    expect(await store.run(getLatestModuleRequest, { module: 'Lines' })).toEqual({ request: null });
  });

  it('say why a request failed and keep what they held', async () => {
    const store = await testStore();
    const first = await made(store, 'PALETTE', 'Glaze');
    await store.context(async ({ providers }) => {
      vi.spyOn(providers.brandEngine, 'brandIdeas').mockRejectedValue(
        new BrandEngineRefused('Busy. Try again.'),
      );
    });
    await store.run(requestBrandModule, { module: 'Glaze' });
    await work(store);
    const after = await store.run(getBrandModule, { module: 'Glaze' });
    expect(after.latestRequest).toMatchObject({ result: 'FAILURE', failure: 'Busy. Try again.' });
    expect(after.content).toEqual(first.content);
  });

  it('are edited by hand, with undo', async () => {
    const store = await testStore();
    const first = await made(store, 'SLOGANS', 'Lines');
    const [line = ''] = first.content.items;
    const edited = await store.run(updateBrandModule, {
      module: 'slogans',
      addItem: 'Rest well.',
      removeItem: line,
    });
    expect(edited.content.items).toContain('Rest well.');
    expect(edited.content.items).not.toContain(line);
    const [entry] = await store.journal();
    await store.undo(entry?.id ?? '');
    expect((await store.run(getBrandModule, { module: '1' })).content.items).toEqual(first.content.items);
    expect((await store.refusal(updateBrandModule, { module: '1' })).code).toBe('bad_input');
    expect((await store.refusal(updateBrandModule, { module: '1', removeItem: 'zeppelin' })).code).toBe(
      'not_found',
    );
  });

  it('are archived and restored', async () => {
    const store = await testStore();
    await made(store, 'VOICE', 'Shop voice');
    expect((await store.run(archiveBrandModule, { module: 'voice' })).isArchived).toBe(true);
    expect((await store.run(listBrandModules, {})).total).toBe(0);
    expect((await store.run(listBrandModules, { shown: 'ARCHIVED' })).total).toBe(1);
    expect((await store.refusal(archiveBrandModule, { module: 'voice' })).code).toBe('bad_transition');
    expect((await store.run(archiveBrandModule, { module: 'voice', what: 'RESTORE' })).isArchived).toBe(
      false,
    );
  });

  it('belong to their store, and viewers and preview accounts only look', async () => {
    const store = await testStore();
    const other = await testStore();
    const { moduleId } = await made(store, 'STORY');
    expect((await other.refusal(getBrandModule, { module: moduleId })).code).toBe('not_found');
    expect((await other.refusal(requestBrandModule, { module: moduleId })).code).toBe('not_found');
    const input = { type: 'STORY', brief } as const;
    expect((await store.refusal(createBrandModule, input, { as: 'viewer' })).code).toBe('forbidden');
    expect((await store.refusal(createBrandModule, input, { as: 'preview' })).code).toBe('preview_blocked');
    expect((await store.run(listBrandModules, {}, { as: 'viewer' })).total).toBe(1);
  });
});

describe('what a module is for', () => {
  it.each([
    ['new slogans module: refillable soap for hotels', 'refillable soap for hotels'],
    ['set up a names module for a hot sauce brand', 'a hot sauce brand'],
    ['create a brand voice module called Night voice', undefined],
    ['create a voice module called Night voice for a calming tea', 'a calming tea'],
    ['make a palette module for the Milepost kit', undefined],
    ['i need a logo module for my brand', undefined],
    ['a calming tea for night-shift nurses', 'a calming tea for night-shift nurses'],
  ])('%s', (said, brief) => {
    expect(briefIn(said)).toBe(brief);
  });
});

describe('extending', () => {
  it('adds nothing twice', () => {
    const before = { ...emptyContent, items: ['Rest well.'] };
    expect(extended(before, { ...emptyContent, items: ['rest well.', 'Sleep in.'] }).items).toEqual([
      'Rest well.',
      'Sleep in.',
    ]);
  });
});
