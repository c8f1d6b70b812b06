import type { BrandKitContent } from '@brandwright/contract/brand-kits/entities.ts';
import { tabNames } from '@brandwright/contract/brand-kits/enums.ts';
import { dollars } from '@brandwright/contract/brand-kits/say.ts';
import { count } from '@brandwright/contract/kernel/words.ts';
import { isPicture } from '../rules.ts';

/** A difference in words. Null: it did not exist yet, or no longer exists. */
export interface Difference {
  what: string;
  before: string | null;
  after: string | null;
}

/** What is said of a kit, by what it is. Two kits differ where these differ. */
type Facts = ReadonlyMap<string, string>;

/** What differs between two versions of a kit, in the order of its tabs. */
export function differences(before: BrandKitContent, after: BrandKitContent): Difference[] {
  const names = namesIn(before, after);
  const [old, now] = [factsOf(before, names), factsOf(after, names)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((what): Difference[] => {
    const [was, is] = [old.get(what) ?? null, now.get(what) ?? null];
    return was === is ? [] : [{ what, before: was, after: is }];
  });
}

/** A thing keeps one name in a comparison, the later one, so that a rename reads as a rename. */
function namesIn(...kits: readonly BrandKitContent[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const kit of kits) {
    for (const { uuid, brandName } of kit.brandIdeas.generations) names.set(uuid, brandName);
    for (const { uuid, title } of kit.productSkus.generations) names.set(uuid, title);
    for (const { uuid, name } of kit.targetAudiences.generations) names.set(uuid, name);
  }
  return names;
}

function factsOf(kit: BrandKitContent, names: ReadonlyMap<string, string>): Facts {
  const facts = new Map<string, string>();
  const put = (what: string, said: string) => {
    if (said !== '') facts.set(what, said);
  };
  put('Category', kit.category);
  put('Product description', kit.productDescription);
  const nameOf = (uuid: string | null) => (uuid === null ? '' : (names.get(uuid) ?? ''));
  for (const { uuid, description } of kit.targetAudiences.generations)
    put(`Audience ${nameOf(uuid)}`, description);
  put('Chosen audience', nameOf(kit.targetAudiences.selectedUuid));
  for (const idea of kit.brandIdeas.generations) {
    const of = nameOf(idea.uuid);
    put(`Brand name of ${of}`, idea.brandName);
    put(`Slogan of ${of}`, idea.slogan);
    put(`Mission of ${of}`, idea.mission);
    for (const [at, prop] of idea.valueProps.entries()) put(`Value prop ${at + 1} of ${of}`, prop);
    put(`Colors of ${of}`, idea.colorPalette.map(({ name, hexCode }) => `${name} ${hexCode}`).join(', '));
    put(`Pictures of ${of}`, pictures(idea.images));
  }
  put('Chosen idea', nameOf(kit.brandIdeas.selectedUuid));
  put('Mood board', pictures(kit.moodboardImages));
  for (const sku of kit.productSkus.generations) {
    const of = nameOf(sku.uuid);
    put(`Product idea ${of}`, sku.title);
    put(`Price of ${of}`, dollars(sku.suggestedRetailPrice));
    put(`Popularity of ${of}`, String(sku.popularity));
    put(`Description of ${of}`, sku.description);
    put(`Picture of ${of}`, pictures([sku.image]));
  }
  put('Chosen product ideas', kit.productSkus.selectedUuids.map(nameOf).filter(Boolean).join(', '));
  put('Market research', kit.marketResearch?.content ?? '');
  for (const { key, value } of kit.slideColors) put(`Color of the ${tabNames[key]} slide`, value);
  put('Waitlist site', kit.isWaitlistSitePublished ? 'published' : 'not published');
  put('Archive', kit.isArchived ? 'archived' : 'not archived');
  return facts;
}

/** Pictures are told by how many there are and which: another picture in the same place is a difference too. */
function pictures(slots: readonly string[]): string {
  const there = slots.filter(isPicture);
  if (there.length === 0) return '';
  const marks = there.map((url) => url.slice(-6)).join(' ');
  return `${count(there.length, 'picture')} (${marks})`;
}
