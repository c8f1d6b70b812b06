import type { ShopAccess } from '@brandwright/providers';

/** The shop that a store has connected. Several areas reach it; what it is reached with never leaves the server. */
export interface ShopOfStore {
  /** What the shop is called. */
  name: string;
  access: ShopAccess;
}
