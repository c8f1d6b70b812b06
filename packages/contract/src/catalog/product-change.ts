import { catalogReads, mayAct } from './entities.ts';

/** What all changes of one product have in common. */
export const productChange = {
  access: mayAct,
  effect: 'write',
  undoable: true,
  card: 'product_change',
  offered: true,
  invalidates: catalogReads,
} as const;
