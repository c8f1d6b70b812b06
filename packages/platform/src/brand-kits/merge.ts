import { canonicalJson } from '@brandwright/contract/kernel/canonical-json.ts';
import type { BrandKitContent } from '@brandwright/contract/brand-kits/entities.ts';
import { brandKitContent, loadingImage } from '@brandwright/contract/brand-kits/entities.ts';
import { newestFirst, oldestFirst } from './rules.ts';

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/**
 * Brings two sides together that both began from `base`: what `ours` changed is as in ours, all else as in `theirs`.
 * Generations are matched by uuid, slides by key, pictures and colors by place. A save keeps so what finished
 * meanwhile; taking a change back keeps what was changed after it.
 */
export function mergeKits(
  base: BrandKitContent,
  ours: BrandKitContent,
  theirs: BrandKitContent,
): BrandKitContent {
  const merged = brandKitContent.parse(mergeValue('', base as Json, ours as Json, theirs as Json));
  const { targetAudiences: audiences, brandIdeas: ideas, productSkus: skus } = merged;
  const known = (all: readonly { uuid: string }[], uuid: string | null) =>
    all.some((one) => one.uuid === uuid) ? uuid : null;
  return {
    ...merged,
    targetAudiences: {
      generations: newestFirst(audiences.generations),
      selectedUuid: known(audiences.generations, audiences.selectedUuid),
    },
    brandIdeas: {
      generations: oldestFirst(ideas.generations),
      selectedUuid: known(ideas.generations, ideas.selectedUuid),
    },
    productSkus: {
      ...skus,
      selectedUuids: skus.selectedUuids.filter((uuid) => skus.generations.some((one) => one.uuid === uuid)),
    },
  };
}

/**
 * A save of a screen that does not say from which version it began: what it has not is kept, and a slot in which it saw
 * nothing or LOADING keeps the picture that came meanwhile.
 */
export function mergeUnversioned(sent: BrandKitContent, current: BrandKitContent): BrandKitContent {
  const seen = (now: Json, said: Json): Json => {
    if (Array.isArray(now) && Array.isArray(said)) {
      const name = identityOf([...now, ...said]);
      if (!name) return said;
      const own = said.map((one) => {
        const other = now.find((row) => keyOf(row, name) === keyOf(one, name));
        return other === undefined ? one : seen(other, one);
      });
      return [...own, ...now.filter((one) => !said.some((row) => keyOf(row, name) === keyOf(one, name)))];
    }
    if (isObject(now) && isObject(said)) {
      const both = Object.entries(said).map(([key, value]): [string, Json] => {
        const old = now[key] ?? null;
        if (slotFields.has(key)) return [key, slotsOf(old, value)];
        return [key, seen(old, value)];
      });
      return { ...now, ...Object.fromEntries(both) };
    }
    return said;
  };
  const joined = brandKitContent.parse(seen(current as Json, sent as Json));
  return mergeKits(current, joined, current);
}

const slotFields = new Set(['images', 'moodboardImages', 'image']);

function slotsOf(now: Json, said: Json): Json {
  if (Array.isArray(now) && Array.isArray(said)) return said.map((one, at) => slotsOf(now[at] ?? '', one));
  return (said === loadingImage || said === '') && typeof now === 'string' && now !== loadingImage
    ? now
    : said;
}

const isObject = (value: Json | undefined): value is { [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const same = (a: Json | undefined, b: Json | undefined): boolean => canonicalJson(a) === canonicalJson(b);

/** Fields whose values have fixed places. */
const placed = new Set(['images', 'moodboardImages', 'colorPalette', 'valueProps']);

function mergeValue(field: string, base: Json | undefined, ours: Json, theirs: Json): Json {
  if (same(ours, base)) return theirs;
  if (same(theirs, base)) return ours;
  if (isObject(ours) && isObject(theirs)) {
    const from = isObject(base) ? base : {};
    return Object.fromEntries(
      Object.keys(ours).map((name) => [
        name,
        mergeValue(name, from[name], ours[name] ?? null, theirs[name] ?? null),
      ]),
    );
  }
  if (Array.isArray(ours) && Array.isArray(theirs))
    return mergeRows(field, Array.isArray(base) ? base : [], ours, theirs);
  return ours;
}

function mergeRows(field: string, base: Json[], ours: Json[], theirs: Json[]): Json[] {
  const name = identityOf([...base, ...ours, ...theirs]);
  if (name) {
    const find = (rows: Json[], row: Json) => rows.find((one) => keyOf(one, name) === keyOf(row, name));
    const kept = ours.flatMap((row) => {
      const [old, other] = [find(base, row), find(theirs, row)];
      if (other !== undefined) return [mergeValue('', old, row, other)];
      // Gone on their side: stays gone unless it was changed here.
      return old !== undefined && same(old, row) ? [] : [row];
    });
    const fresh = theirs.filter((row) => find(ours, row) === undefined && find(base, row) === undefined);
    return [...kept, ...fresh];
  }
  if (placed.has(field)) return ours.map((one, at) => mergeValue('', base[at], one, theirs[at] ?? null));
  if (field === 'imageTray') return [...new Set([...ours, ...theirs])];
  return ours;
}

const keyOf = (row: Json, name: 'uuid' | 'key') => (isObject(row) ? row[name] : undefined);

function identityOf(rows: Json[]): 'uuid' | 'key' | undefined {
  const [first] = rows;
  if (!isObject(first)) return undefined;
  if ('uuid' in first) return 'uuid';
  return 'key' in first ? 'key' : undefined;
}
