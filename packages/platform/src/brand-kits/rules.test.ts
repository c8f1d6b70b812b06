import type { BrandIdea, BrandKitContent, ProductSku } from '@brandwright/contract/brand-kits/entities.ts';
import { brandKitContent } from '@brandwright/contract/brand-kits/entities.ts';
import { describe, expect, it } from 'vitest';
import { defaultPalette, pastelCount } from './default-palette.ts';
import { exampleDrafts } from './examples/drafts.ts';
import { exampleContent, exampleSummaries } from './examples/index.ts';
import {
  addAudiences,
  addIdeas,
  addResearch,
  addSkus,
  changePalette,
  chooseIdea,
  completenessOf,
  emptyKit,
  isListed,
  mergeByUuid,
  promptsOf,
  resetKit,
} from './rules.ts';
import { emptyLoading, fillSlots, startLoading } from './slots.ts';

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const at = (minute: number) => new Date(Date.UTC(2026, 10, 1, 9, minute)).toISOString();

const idea = (number: number, minute = number, hexCode = '#112233'): BrandIdea => ({
  uuid: uuid(number),
  createdAt: at(minute),
  brandName: `Brand ${number}`,
  slogan: 'A slogan.',
  mission: 'A mission.',
  valueProps: ['One', 'Two', 'Three'],
  colorPalette: [hexCode, '#445566', '#778899', '#AABBCC'].map((hex) => ({
    hexCode: hex,
    name: hex,
    description: '',
  })),
  images: ['', '', '', ''],
  imagePrompts: [],
  imageTray: [],
  moodboardPrompts: [],
});
const sku = (number: number): ProductSku => ({
  uuid: uuid(100 + number),
  createdAt: at(number),
  title: `Product ${number}`,
  suggestedRetailPrice: 12.5,
  popularity: 50,
  description: '',
  image: '',
  imagePrompt: '',
  imageTray: [],
});
const audience = (number: number) => ({
  uuid: uuid(200 + number),
  createdAt: at(number),
  name: `Audience ${number}`,
  description: '',
  ageRange: '',
  needs: [],
  channels: [],
});
const research = (number: number) => ({
  uuid: uuid(300 + number),
  createdAt: at(1),
  content: `Research ${number}`,
});

const full = (): BrandKitContent => {
  const [first] = exampleSummaries();
  const content = first && exampleContent(first.id);
  if (!content) throw new Error('No example.');
  return content;
};

describe('generations', () => {
  it('are merged by uuid: what comes again replaces, what is new joins', () => {
    expect(
      mergeByUuid(
        [
          { uuid: 'a', n: 1 },
          { uuid: 'b', n: 1 },
        ],
        [
          { uuid: 'b', n: 2 },
          { uuid: 'c', n: 2 },
        ],
      ),
    ).toEqual([
      { uuid: 'a', n: 1 },
      { uuid: 'b', n: 2 },
      { uuid: 'c', n: 2 },
    ]);
  });
  it('of ideas stand oldest first, and the first is chosen unless somebody chose', () => {
    const kit = addIdeas(emptyKit(), [idea(3), idea(1), idea(2)]);
    expect(kit.brandIdeas.generations.map((one) => one.brandName)).toEqual(['Brand 1', 'Brand 2', 'Brand 3']);
    expect(kit.brandIdeas.selectedUuid).toBe(uuid(1));
    expect(kit.slideColors.every(({ value }) => value === '#112233')).toBe(true);
    const chosen = { ...kit, brandIdeas: { ...kit.brandIdeas, selectedUuid: uuid(2) } };
    expect(addIdeas(chosen, [idea(0)]).brandIdeas.selectedUuid).toBe(uuid(2));
  });
  it('of audiences stand newest first', () => {
    const kit = addAudiences(emptyKit(), [audience(1), audience(3), audience(2)]);
    expect(kit.targetAudiences.generations.map((one) => one.name)).toEqual([
      'Audience 3',
      'Audience 2',
      'Audience 1',
    ]);
  });
  it('of products: the first three are chosen, and a choice stays', () => {
    const kit = addSkus(emptyKit(), [sku(1), sku(2), sku(3), sku(4)]);
    expect(kit.productSkus.selectedUuids).toEqual([uuid(101), uuid(102), uuid(103)]);
    const chosen = { ...kit, productSkus: { ...kit.productSkus, selectedUuids: [uuid(104)] } };
    expect(addSkus(chosen, [sku(5)]).productSkus).toMatchObject({ selectedUuids: [uuid(104)] });
  });
  it('of research: kept only if there is none', () => {
    const first = addResearch(emptyKit(), research(1));
    expect(first.marketResearch?.content).toBe('Research 1');
    expect(addResearch(first, research(2)).marketResearch?.content).toBe('Research 1');
    const blank = { ...first, marketResearch: { ...research(1), content: '  ' } };
    expect(addResearch(blank, research(2)).marketResearch?.content).toBe('Research 2');
  });
});

describe('a kit', () => {
  it('is reset: everything said and made goes, archive and page stay', () => {
    const kit = { ...full(), isWaitlistSitePublished: true };
    expect(resetKit(kit)).toEqual({ ...emptyKit(), isWaitlistSitePublished: true });
  });
  it('with another idea loses mood board, products, research and slides, and takes its first color', () => {
    const kit = full();
    const other = kit.brandIdeas.generations[1];
    if (!other) throw new Error('No second idea.');
    const next = chooseIdea(kit, other.uuid);
    expect(next.moodboardImages).toEqual(Array(8).fill(''));
    expect(next.productSkus).toEqual({ generations: [], selectedUuids: [] });
    expect(next.marketResearch).toBeNull();
    expect(next.thumbnailImages).toEqual([]);
    expect(new Set(next.slideColors.map(({ value }) => value))).toEqual(
      new Set([other.colorPalette[0]?.hexCode]),
    );
    expect(next.brandIdeas.generations).toEqual(kit.brandIdeas.generations);
    expect(chooseIdea(kit, kit.brandIdeas.selectedUuid ?? '')).toBe(kit);
  });
  it('with another hex code in its palette has it on the slides that had the old one', () => {
    const kit = addIdeas(emptyKit(), [idea(1)]);
    const mixed = {
      ...kit,
      slideColors: [
        { key: 'IDEA' as const, value: '#112233' },
        { key: 'SUMMARY' as const, value: '#445566' },
      ],
    };
    const palette = idea(1, 1, '#FF0000').colorPalette;
    expect(changePalette(mixed, uuid(1), palette).slideColors).toEqual([
      { key: 'IDEA', value: '#FF0000' },
      { key: 'SUMMARY', value: '#445566' },
    ]);
  });
  it('is listed only with a category and a description', () => {
    expect(isListed({ category: 'Tea', productDescription: 'Calming tea' })).toBe(true);
    expect(isListed({ category: ' ', productDescription: 'Calming tea' })).toBe(false);
    expect(isListed({ category: 'Tea', productDescription: '' })).toBe(false);
  });
});

describe('completeness', () => {
  it('needs four pictures, eight tiles, research and chosen products that do not load', () => {
    const kit = full();
    expect(completenessOf(kit)).toEqual({
      idea: true,
      moodboard: true,
      marketResearch: true,
      productSkus: true,
      whole: true,
    });
    expect(promptsOf(kit)).toEqual([]);
    const moodboardImages = kit.moodboardImages.with(7, 'LOADING');
    expect(completenessOf({ ...kit, moodboardImages })).toMatchObject({ moodboard: false, whole: false });
    const [chosen] = kit.productSkus.selectedUuids;
    const loading = startLoading(kit, { group: 'PRODUCT', uuid: chosen ?? '' }, [0]);
    expect(completenessOf(loading)).toMatchObject({ productSkus: false, whole: false });
    expect(
      completenessOf({ ...kit, productSkus: { ...kit.productSkus, selectedUuids: [] } }).productSkus,
    ).toBe(false);
    expect(completenessOf({ ...kit, marketResearch: null }).marketResearch).toBe(false);
  });
  it('is asked for in the specification’s words', () => {
    expect(promptsOf(emptyKit()).slice(0, 3)).toEqual([
      'Please add brand images',
      'Please add moodboard images',
      'Please select your product idea(s)',
    ]);
  });
});

describe('slots', () => {
  it('load, are filled, are emptied on failure, and the tray keeps what was there', () => {
    const place = { group: 'IDEA', uuid: uuid(1) } as const;
    const drawn = fillSlots(
      addIdeas(emptyKit(), [idea(1)]),
      place,
      new Map([
        [0, '/files/a'],
        [1, '/files/b'],
      ]),
    );
    const loading = startLoading(drawn, place, [0, 1]);
    expect(loading.brandIdeas.generations[0]).toMatchObject({
      images: ['LOADING', 'LOADING', '', ''],
      imageTray: ['/files/a', '/files/b'],
    });
    const half = fillSlots(loading, place, new Map([[0, '/files/c']]));
    const ended = emptyLoading(half, place, [0, 1]);
    expect(ended.brandIdeas.generations[0]).toMatchObject({
      images: ['/files/c', '', '', ''],
      imageTray: ['/files/c', '/files/a', '/files/b'],
    });
  });
});

describe('examples', () => {
  it('are four, whole and valid', () => {
    expect(exampleDrafts).toHaveLength(4);
    for (const { id } of exampleSummaries()) {
      const content = exampleContent(id);
      expect(completenessOf(content ?? emptyKit()).whole).toBe(true);
      expect(() => brandKitContent.parse(content)).not.toThrow();
    }
  });
});

describe('the default palette', () => {
  it('is black, white and one of ten pastels, the same for the same seed', () => {
    const palette = defaultPalette('tea');
    expect(palette.slice(0, 2).map(({ hexCode }) => hexCode)).toEqual(['#000000', '#FFFFFF']);
    expect(defaultPalette('tea')).toEqual(palette);
    const seen = new Set(Array.from({ length: 200 }, (_, seed) => defaultPalette(String(seed))[2]?.hexCode));
    expect(seen.size).toBe(pastelCount);
    expect(pastelCount).toBe(10);
  });
});
