import { editBrandIdea } from '@brandwright/contract/brand-kits/edit-brand-idea.ts';
import { editProductIdea } from '@brandwright/contract/brand-kits/edit-product-idea.ts';
import { exportBrandMark } from '@brandwright/contract/brand-kits/export-brand-mark.ts';
import { getBrandColors } from '@brandwright/contract/brand-kits/get-brand-colors.ts';
import { getBrandKitPdf } from '@brandwright/contract/brand-kits/get-brand-kit-pdf.ts';
import { archiveBrandKit } from '@brandwright/contract/brand-kits/archive-brand-kit.ts';
import { createBrandKit } from '@brandwright/contract/brand-kits/create-brand-kit.ts';
import { deleteBrandKit } from '@brandwright/contract/brand-kits/delete-brand-kit.ts';
import { getBrandKit } from '@brandwright/contract/brand-kits/get-brand-kit.ts';
import { listBrandKits } from '@brandwright/contract/brand-kits/list-brand-kits.ts';
import { listExampleBrandKits } from '@brandwright/contract/brand-kits/list-example-brand-kits.ts';
import { resetBrandKit } from '@brandwright/contract/brand-kits/reset-brand-kit.ts';
import { updateBrandKit } from '@brandwright/contract/brand-kits/update-brand-kit.ts';
import { closeBrandKitLink } from '@brandwright/contract/brand-kits/close-brand-kit-link.ts';
import { exportWaitlist } from '@brandwright/contract/brand-kits/export-waitlist.ts';
import { getSharedBrandKit } from '@brandwright/contract/brand-kits/get-shared-brand-kit.ts';
import { joinWaitlist } from '@brandwright/contract/brand-kits/join-waitlist.ts';
import { listWaitlist } from '@brandwright/contract/brand-kits/list-waitlist.ts';
import { publishWaitlistSite } from '@brandwright/contract/brand-kits/publish-waitlist-site.ts';
import { shareBrandKit } from '@brandwright/contract/brand-kits/share-brand-kit.ts';
import { unpublishWaitlistSite } from '@brandwright/contract/brand-kits/unpublish-waitlist-site.ts';
import { compareBrandKitVersions } from '@brandwright/contract/brand-kits/compare-brand-kit-versions.ts';
import { listBrandKitVersions } from '@brandwright/contract/brand-kits/list-brand-kit-versions.ts';
import { restoreBrandKitVersion } from '@brandwright/contract/brand-kits/restore-brand-kit-version.ts';
import { describe, expect, it } from 'vitest';
import { testStore, type TestStore } from '../kernel/testing.ts';
import { wholeKit } from './testing.ts';

const calm = 'a calming tea for night-shift nurses';

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
      { version: 1, what: 'Created the kit' },
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
    const link = await sharedAt(store);
    await store.run(deleteBrandKit, { brandKit: 'Lowlight' });
    expect((await store.refusal(getSharedBrandKit, { brandKitId: link }, { as: 'public' })).code).toBe(
      'not_found',
    );
    await undoLast();
    expect((await store.run(listBrandKits, {})).total).toBe(1);
  });
});

/** Shares the only kit of a store as a conversation does, and answers what its address holds. */
async function sharedAt(store: TestStore): Promise<string> {
  const action = await store.ask(shareBrandKit, {});
  expect(action.preview).toMatchObject({ verb: 'Share Lowlight', toWhom: 'Anyone with the link' });
  await store.decide(action.id, true);
  const { shareUrl } = await store.run(getBrandKit, {});
  expect(shareUrl).toMatch(/^http:\/\/127\.0\.0\.1:8787\/bk\/[0-9a-f-]{36}$/);
  return shareUrl?.split('/').at(-1) ?? '';
}

describe('links', () => {
  it('are not there before sharing, say that they are closed, and come back at another address', async () => {
    const store = await testStore();
    const id = await wholeKit(store);
    const seen = (brandKitId: string) => store.refusal(getSharedBrandKit, { brandKitId }, { as: 'public' });
    expect((await store.run(getBrandKit, {})).shareUrl).toBeNull();
    expect((await seen(id)).code).toBe('not_found');
    expect((await store.refusal(closeBrandKitLink, {})).code).toBe('conflict');

    const first = await sharedAt(store);
    expect(first).not.toBe(id);
    expect((await seen(id)).code).toBe('not_found');
    expect((await store.run(getSharedBrandKit, { brandKitId: first }, { as: 'public' })).brandKitId).toBe(
      first,
    );
    // Sharing what is shared keeps the address.
    expect((await store.run(shareBrandKit, {})).shareUrl).toContain(first);

    expect((await store.run(closeBrandKitLink, {})).shareUrl).toBeNull();
    expect(await seen(first)).toMatchObject({
      code: 'locked',
      message: expect.stringContaining('is closed'),
    });
    const join = { brandKitId: first, email: 'a@example.com' };
    expect((await store.refusal(joinWaitlist, join, { as: 'public' })).code).toBe('locked');
    expect((await store.journal())[0]).toMatchObject({ operation: 'close_brand_kit_link' });

    const second = await sharedAt(store);
    expect(second).not.toBe(first);
    expect((await seen(first)).code).toBe('locked');
    expect((await store.run(getSharedBrandKit, { brandKitId: second }, { as: 'public' })).name).toBe(
      'Lowlight',
    );
  });

  it('open with a published waitlist, and take it offline when they close', async () => {
    const store = await testStore();
    await wholeKit(store);
    const action = await store.ask(publishWaitlistSite, {});
    await store.decide(action.id, true);
    const { shareUrl } = await store.run(getBrandKit, {});
    const link = shareUrl?.split('/').at(-1) ?? '';
    expect(
      (await store.run(getSharedBrandKit, { brandKitId: link }, { as: 'public' })).isWaitlistSitePublished,
    ).toBe(true);
    expect(await store.run(closeBrandKitLink, {})).toMatchObject({
      shareUrl: null,
      isWaitlistSitePublished: false,
    });
  });

  it('are opened and closed by members of the store alone', async () => {
    const [store, other] = [await testStore(), await testStore()];
    const id = await wholeKit(store);
    for (const operation of [shareBrandKit, closeBrandKitLink]) {
      expect((await other.refusal(operation, { brandKit: id })).code).toBe('not_found');
      for (const as of ['viewer', 'preview'] as const)
        expect((await store.refusal(operation, { brandKit: id }, { as })).code).toMatch(
          /forbidden|preview_blocked/,
        );
    }
    expect(
      (await store.refusal(getSharedBrandKit, { brandKitId: 'x' as never }, { as: 'public' })).code,
    ).toBe('bad_input');
  });
});

describe('sharing', () => {
  it('shows what was chosen to anybody, and takes emails while it is published', async () => {
    const store = await testStore();
    await wholeKit(store);
    const link = await sharedAt(store);
    const shared = await store.run(getSharedBrandKit, { brandKitId: link }, { as: 'public' });
    expect(shared).toMatchObject({ name: 'Lowlight', preview: { title: 'Lowlight: One room, one glow.' } });
    expect(JSON.stringify(shared)).not.toContain('Hearthnote');
    const join = { brandKitId: link, email: '  Maya@Example.com ' };
    expect((await store.refusal(joinWaitlist, join, { as: 'public' })).code).toBe('conflict');
    await store.run(editBrandIdea, { slogan: 'One room, [adjective] glow.' });
    expect((await store.refusal(publishWaitlistSite, {})).message).toContain('“[adjective]” is still');
    await store.run(editBrandIdea, { slogan: 'One room, one glow.' });
    const action = await store.ask(publishWaitlistSite, {});
    expect(action.preview.verb).toBe('Publish Lowlight');
    await store.decide(action.id, true);
    await store.run(joinWaitlist, join, { as: 'public' });
    await store.run(joinWaitlist, { ...join, name: '=cmd()' }, { as: 'public' });
    await store.run(
      joinWaitlist,
      { brandKitId: link, email: 'b@example.com', name: '=HYPERLINK("x")' },
      { as: 'public' },
    );
    expect(
      (await store.refusal(joinWaitlist, { brandKitId: link, email: 'not an email' }, { as: 'public' })).code,
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
    await store.run(createBrandKit, { productDescription: calm, generate: false });
    const refused = await store.refusal(getBrandKitPdf, {});
    expect(refused).toMatchObject({ code: 'conflict', message: expect.stringContaining('Mood board') });
    expect(refused.message).toContain('Please add brand images');
  });

  it('the PDF of a kit that is being made is told to wait for, and asks for nothing', async () => {
    const store = await testStore();
    await store.run(createBrandKit, { productDescription: calm });
    const refused = await store.refusal(getBrandKitPdf, {});
    expect(refused).toMatchObject({ code: 'conflict', message: expect.stringContaining('Being made now: ') });
    expect(refused.message).not.toContain('Please add');
  });

  it('colors have print values, the mark is a drawing', async () => {
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
