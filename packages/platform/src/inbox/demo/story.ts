import type { MessageAttributes } from '@brandwright/contract/inbox/entities.ts';
import type { ConversationOrigin, MessageType } from '@brandwright/contract/inbox/enums.ts';

/** What a demo message carries beside its words. Files are named and made when the store is seeded. */
export interface Extra {
  type?: MessageType;
  imageUrls?: string[];
  /** Documents that are made for the demo: a title and its lines. */
  pdf?: { name: string; lines: string[] };
  sheet?: { name: string; rows: string[][] };
  video?: { name: string };
  /** The first item that this supplier has in the catalog. */
  withItem?: boolean;
  attributes?: MessageAttributes;
  /** Days from now of a call or a due date, with its hour in UTC. */
  callIn?: [days: number, hour: number];
  dueIn?: number;
}

/** s: the supplier, b: the brand, a: the sourcing agent for the brand. */
export type Line = [daysAgo: number, who: 's' | 'b' | 'a', text: string, extra?: Extra];

/** A conversation of a demo store, oldest line first. */
export interface Story {
  supplier: string;
  origin: ConversationOrigin;
  isArchived?: boolean;
  isConciergeRecommended?: boolean;
  subject?: string;
  /** How many of the supplier's last messages nobody has read. */
  unread: number;
  lines: Line[];
}

const picture = (form: string, palette: string, mark: string, view: 'front' | 'group' | 'close') =>
  `/files/drawn/product.${form}.${palette}.${mark}.${view}`;

export const mug = (palette: string, view: 'front' | 'group' | 'close' = 'front') =>
  picture('mug', palette, 'arch', view);
export const product = picture;
