import type { DesignDocument, DesignLayer } from '@brandwright/contract/design/studio/document.ts';
import { designLimits } from '@brandwright/contract/design/studio/document.ts';

/** What may be changed of any layer. */
export type LayerChange = Partial<Omit<DesignLayer, 'kind' | 'id'>>;

const withLayers = (document: DesignDocument, layers: DesignLayer[]): DesignDocument => ({
  ...document,
  layers,
});

/** The document with layers replaced by what `change` makes of them. */
export const changeLayers = (
  document: DesignDocument,
  ids: readonly string[],
  change: (layer: DesignLayer) => DesignLayer,
): DesignDocument =>
  withLayers(
    document,
    document.layers.map((layer) => (ids.includes(layer.id) ? change(layer) : layer)),
  );

/** Moves what is not locked. */
export const nudge = (
  document: DesignDocument,
  ids: readonly string[],
  dx: number,
  dy: number,
): DesignDocument =>
  changeLayers(document, ids, (layer) =>
    layer.isLocked ? layer : { ...layer, x: layer.x + dx, y: layer.y + dy },
  );

/** Takes away what is not locked. */
export const removeLayers = (document: DesignDocument, ids: readonly string[]): DesignDocument =>
  withLayers(
    document,
    document.layers.filter((layer) => layer.isLocked || !ids.includes(layer.id)),
  );

export interface Added {
  document: DesignDocument;
  ids: string[];
}

/** A layer in front of the others. Null when the design holds as many as it may. */
export function addLayer(document: DesignDocument, layer: DesignLayer): Added | null {
  if (document.layers.length >= designLimits.layers) return null;
  return { document: withLayers(document, [...document.layers, layer]), ids: [layer.id] };
}

const copyStep = 24;

/** Copies, a little to the lower right, each right above its original. */
export function duplicateLayers(
  document: DesignDocument,
  ids: readonly string[],
  newId: () => string,
): Added | null {
  const chosen = document.layers.filter(({ id }) => ids.includes(id));
  if (chosen.length === 0 || document.layers.length + chosen.length > designLimits.layers) return null;
  const made: string[] = [];
  const layers = document.layers.flatMap((layer) => {
    if (!ids.includes(layer.id)) return [layer];
    const id = newId();
    made.push(id);
    return [layer, { ...layer, id, x: layer.x + copyStep, y: layer.y + copyStep, isLocked: false }];
  });
  return { document: withLayers(document, layers), ids: made };
}

export type OrderStep = 'front' | 'forward' | 'backward' | 'back';

/** Layers brought nearer to the front or to the back; several keep their order among themselves. */
export function reorder(document: DesignDocument, ids: readonly string[], step: OrderStep): DesignDocument {
  const { layers } = document;
  const chosen = layers.filter(({ id }) => ids.includes(id));
  const rest = layers.filter(({ id }) => !ids.includes(id));
  if (chosen.length === 0) return document;
  if (step === 'front') return withLayers(document, [...rest, ...chosen]);
  if (step === 'back') return withLayers(document, [...chosen, ...rest]);
  const first = layers.findIndex(({ id }) => ids.includes(id));
  const last = layers.findLastIndex(({ id }) => ids.includes(id));
  const at = step === 'forward' ? last + 2 - chosen.length : first - 1;
  const place = Math.max(0, Math.min(rest.length, at));
  return withLayers(document, [...rest.slice(0, place), ...chosen, ...rest.slice(place)]);
}

/** The layer after the chosen one in the list (front first), for going through them with Tab; null after the last. */
export function nextLayer(
  { layers }: DesignDocument,
  current: string | undefined,
  isBack: boolean,
): string | null {
  const order = layers.toReversed().map(({ id }) => id);
  const at = current === undefined ? -1 : order.indexOf(current);
  const next = current === undefined ? (isBack ? order.length - 1 : 0) : at + (isBack ? -1 : 1);
  return order[next] ?? null;
}
