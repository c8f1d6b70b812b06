import { OperationError } from '@brandwright/contract';
import {
  applyChange,
  sameValue,
  type DocumentChange,
} from '@brandwright/contract/design/studio/change-document.ts';
import { designDocument, type DesignDocument } from '@brandwright/contract/design/studio/document.ts';
import { layerWords } from '@brandwright/contract/design/studio/words.ts';

/** A save of the same person by the same hand within this time adds to the newest version. */
export const versionMinutes = 10;
/** Versions that are kept of a design; the oldest but the first go. */
export const mostVersions = 100;
/** Designs that a store keeps, archived ones included. */
export const mostDesigns = 2000;

/** What a save was made from and what stands now. */
export interface Standing {
  document: DesignDocument;
  revision: number;
  layerRevisions: Readonly<Record<string, number>>;
  productRevision: number;
}

/**
 * The document with a late save merged into what stands now. Layers that only one side changed are taken from it; where
 * both changed the same layer, or both the product, it refuses (conflict) and names what it was, so that nobody's work is
 * lost without a word. A layer that was removed meanwhile stays removed.
 */
export function mergeChange(
  standing: Standing,
  change: DocumentChange,
  baseRevision: number,
): DesignDocument {
  const { document, layerRevisions } = standing;
  if (baseRevision > standing.revision)
    throw new OperationError(
      'conflict',
      'This save is newer than what the server has. Load the design again.',
    );
  const now = new Map(document.layers.map((layer) => [layer.id, layer]));
  const changedSince = (id: string) => (layerRevisions[id] ?? 0) > baseRevision;
  const both = change.layers.filter(
    (layer) => changedSince(layer.id) && now.has(layer.id) && !sameValue(now.get(layer.id), layer),
  );
  const gone = change.layers.filter((layer) => changedSince(layer.id) && !now.has(layer.id));
  const removedAndChanged = change.removedLayerIds.filter((id) => changedSince(id) && now.has(id));
  const isProductChanged =
    standing.productRevision > baseRevision &&
    ((change.templateKey !== undefined && change.templateKey !== document.templateKey) ||
      (change.productColor !== undefined && change.productColor !== document.productColor));
  const what = [
    ...both.map(layerWords),
    ...removedAndChanged.flatMap((id) => {
      const layer = now.get(id);
      return layer ? [layerWords(layer)] : [];
    }),
    ...(isProductChanged ? ['the product'] : []),
  ];
  if (what.length > 0)
    throw new OperationError(
      'conflict',
      `Someone else changed ${what.slice(0, 3).join(', ')} since you opened it. Load the design again to see it; your other changes stay on this screen.`,
      [...both.map(({ id }) => id), ...removedAndChanged].map((id) => ({
        path: `layers.${id}`,
        message: 'changed by both',
      })),
    );
  const lost = new Set(gone.map(({ id }) => id));
  return checked(
    applyChange(document, {
      ...change,
      layers: change.layers.filter(({ id }) => !lost.has(id)),
      ...(change.order ? { order: change.order.filter((id) => !lost.has(id)) } : {}),
    }),
  );
}

/** The document, when it keeps the limits of a design; a refusal says which it breaks. */
export function checked(document: DesignDocument): DesignDocument {
  const result = designDocument.safeParse(document);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new OperationError('bad_input', issue?.message ?? 'The design has a layer that can’t be saved.');
}

/** The revision stamps after a change from one document to the next. Removed layers keep theirs, so that a late save is told. */
export function stampsAfter(
  standing: Standing,
  next: DesignDocument,
): Pick<Standing, 'revision' | 'layerRevisions' | 'productRevision'> {
  const revision = standing.revision + 1;
  const before = new Map(standing.document.layers.map((layer) => [layer.id, layer]));
  const kept = new Set(next.layers.map(({ id }) => id));
  const stamps: Record<string, number> = { ...standing.layerRevisions };
  for (const layer of next.layers) if (!sameValue(before.get(layer.id), layer)) stamps[layer.id] = revision;
  for (const id of before.keys()) if (!kept.has(id)) stamps[id] = revision;
  const isProductChanged =
    next.templateKey !== standing.document.templateKey ||
    next.productColor !== standing.document.productColor;
  return {
    revision,
    layerRevisions: newest(stamps),
    productRevision: isProductChanged ? revision : standing.productRevision,
  };
}

/** Stamps of layers long gone need not be kept for ever. */
const mostStamps = 600;
function newest(stamps: Record<string, number>): Record<string, number> {
  const all = Object.entries(stamps);
  if (all.length <= mostStamps) return stamps;
  return Object.fromEntries(all.sort(([, a], [, b]) => b - a).slice(0, mostStamps));
}

/** What a save changed, in a few words for the list of versions. */
export function changeWords(before: DesignDocument, after: DesignDocument): string {
  const old = new Map(before.layers.map((layer) => [layer.id, layer]));
  const kept = new Set(after.layers.map(({ id }) => id));
  const said = [
    ...after.layers.filter(({ id }) => !old.has(id)).map((layer) => `${layerWords(layer)} added`),
    ...before.layers.filter(({ id }) => !kept.has(id)).map((layer) => `${layerWords(layer)} removed`),
    ...after.layers
      .filter((layer) => old.has(layer.id) && !sameValue(old.get(layer.id), layer))
      .map((layer) => `${layerWords(layer)} changed`),
    ...(before.templateKey === after.templateKey ? [] : ['product changed']),
    ...(before.productColor === after.productColor ? [] : ['color of the product changed']),
  ];
  if (said.length === 0) return 'Order of layers changed';
  const text = said.slice(0, 3).join(', ') + (said.length > 3 ? ` and ${said.length - 3} more` : '');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** Words that a design is found by. */
export const searchableOf = (name: string, product: string, prompt: string): string =>
  `${name} ${product} ${prompt}`.toLowerCase().slice(0, 2000);
