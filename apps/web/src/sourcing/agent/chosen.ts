/** Factories that are chosen: name by id. */
export type Chosen = ReadonlyMap<string, string>;

/** A copy with one factory put in, or taken out when it was there. */
export function toggled(chosen: Chosen, { supplierId, name }: { supplierId: string; name: string }): Chosen {
  const next = new Map(chosen);
  if (!next.delete(supplierId)) next.set(supplierId, name);
  return next;
}

export const factoriesOf = (chosen: Chosen) =>
  [...chosen].map(([supplierId, name]) => ({ supplierId, name }));
