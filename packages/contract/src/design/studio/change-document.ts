import type { DesignDocument, DesignLayer } from './document.ts';

/** What one editor changed since it last read the design; everything left out stays as it is. */
export interface DocumentChange {
  templateKey?: string | undefined;
  productColor?: string | undefined;
  /** Layers that are new or differ. */
  layers: readonly DesignLayer[];
  removedLayerIds: readonly string[];
  /** All ids from the back to the front, where the order changed or layers came. */
  order?: readonly string[] | undefined;
}

/** Whether two JSON values hold the same; the order of keys, which a database may change, does not count. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [first, second] = [Object.entries(one), new Map(Object.entries(other))];
  return (
    first.length === second.size &&
    first.every(([key, value]) => second.has(key) && sameValue(value, second.get(key)))
  );
}

/** What leads from `before` to `after`; null when nothing differs. */
export function changeBetween(before: DesignDocument, after: DesignDocument): DocumentChange | null {
  const old = new Map(before.layers.map((layer) => [layer.id, layer]));
  const kept = new Set(after.layers.map(({ id }) => id));
  const layers = after.layers.filter((layer) => !sameValue(old.get(layer.id), layer));
  const removedLayerIds = before.layers.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  const order = after.layers.map(({ id }) => id);
  const oldOrder = before.layers.map(({ id }) => id).filter((id) => kept.has(id));
  const isReordered = !sameValue(oldOrder, order);
  const change: DocumentChange = {
    ...(before.templateKey === after.templateKey ? {} : { templateKey: after.templateKey }),
    ...(before.productColor === after.productColor ? {} : { productColor: after.productColor }),
    layers,
    removedLayerIds,
    ...(isReordered ? { order } : {}),
  };
  const isNothing =
    layers.length === 0 &&
    removedLayerIds.length === 0 &&
    !isReordered &&
    change.templateKey === undefined &&
    change.productColor === undefined;
  return isNothing ? null : change;
}

/** The document with a change made to it. Layers that the change does not know keep their place. */
export function applyChange(document: DesignDocument, change: DocumentChange): DesignDocument {
  const removed = new Set(change.removedLayerIds);
  const changed = new Map(change.layers.map((layer) => [layer.id, layer]));
  const known = new Set(document.layers.map(({ id }) => id));
  const layers = [
    ...document.layers.filter(({ id }) => !removed.has(id)).map((layer) => changed.get(layer.id) ?? layer),
    ...change.layers.filter(({ id }) => !known.has(id) && !removed.has(id)),
  ];
  return {
    templateKey: change.templateKey ?? document.templateKey,
    productColor: change.productColor ?? document.productColor,
    layers: change.order ? inOrder(layers, change.order) : layers,
  };
}

/** Layers in the order of `order`; one that it does not name stays right above the layer it stood on. */
function inOrder(layers: readonly DesignLayer[], order: readonly string[]): DesignLayer[] {
  const place = new Map(order.map((id, index) => [id, index]));
  let last = -1;
  const placed = layers.map((layer, index) => {
    const own = place.get(layer.id);
    if (own !== undefined) last = own;
    return { layer, at: own ?? last + 0.5, index };
  });
  return placed.sort((a, b) => a.at - b.at || a.index - b.index).map(({ layer }) => layer);
}
