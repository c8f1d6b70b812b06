import { describe, expect, it } from 'vitest';
import { exampleContent, exampleSummaries } from './examples/index.ts';
import { mergeKits, mergeUnversioned } from './merge.ts';
import { changeIdea, changeSku } from './rules.ts';

const kit = () => {
  const [first] = exampleSummaries();
  const content = first && exampleContent(first.id);
  if (!content) throw new Error('No example.');
  return content;
};
const ideaOf = (content = kit()) => content.brandIdeas.generations[0]?.uuid ?? '';

describe('a save that began from an older version', () => {
  it('keeps what finished meanwhile, and brings its own edits', () => {
    const base = { ...kit(), moodboardImages: Array<string>(8).fill('LOADING'), marketResearch: null };
    const sent = changeIdea(base, ideaOf(), (idea) => ({ ...idea, slogan: 'Sent.' }));
    const merged = mergeKits(base, sent, kit());
    expect(merged.moodboardImages).toEqual(kit().moodboardImages);
    expect(merged.marketResearch).toEqual(kit().marketResearch);
    expect(merged.brandIdeas.generations[0]?.slogan).toBe('Sent.');
  });
  it('keeps generations that came meanwhile, and lets go what it removed itself', () => {
    const now = kit();
    const [first, ...others] = now.productSkus.generations;
    if (!first) throw new Error('No product.');
    const base = { ...now, productSkus: { generations: [first], selectedUuids: [first.uuid] } };
    const removed = { ...now, productSkus: { generations: [], selectedUuids: [] } };
    expect(mergeKits(base, removed, now).productSkus.generations).toEqual(others);
  });
  it('changes the same thing as somebody else: the save wins, field by field', () => {
    const base = kit();
    const sku = base.productSkus.generations[0]?.uuid ?? '';
    const ours = changeSku(base, sku, (one) => ({ ...one, title: 'Ours' }));
    const theirs = changeSku(base, sku, (one) => ({ ...one, title: 'Theirs', suggestedRetailPrice: 99 }));
    expect(mergeKits(base, ours, theirs).productSkus.generations[0]).toMatchObject({
      title: 'Ours',
      suggestedRetailPrice: 99,
    });
  });
});

describe('taking a change back', () => {
  it('puts back what it changed and leaves what was changed after it', () => {
    const before = kit();
    const after = changeIdea(before, ideaOf(), (idea) => ({ ...idea, slogan: 'New.', mission: 'New.' }));
    const current = {
      ...changeIdea(after, ideaOf(), (idea) => ({ ...idea, mission: 'Later.' })),
      category: 'Later',
    };
    const back = mergeKits(after, current, before);
    expect(back.brandIdeas.generations[0]).toMatchObject({
      slogan: before.brandIdeas.generations[0]?.slogan,
      mission: 'Later.',
    });
    expect(back.category).toBe('Later');
  });
});

describe('a save that names no version', () => {
  it('loses nothing that it has not seen', () => {
    const current = kit();
    const sent = {
      ...current,
      moodboardImages: Array<string>(8).fill('LOADING'),
      productSkus: { ...current.productSkus, generations: [] },
    };
    const merged = mergeUnversioned(sent, current);
    expect(merged.moodboardImages).toEqual(current.moodboardImages);
    expect(merged.productSkus.generations).toEqual(current.productSkus.generations);
  });
});
