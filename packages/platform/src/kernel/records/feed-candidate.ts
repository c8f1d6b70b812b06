import type { FeedFigure, FeedKind, FeedRecord, FeedUrgency } from '@brandwright/contract/home/feed-item.ts';

/** What decides how far up a candidate stands. Facts only: the feed's rules make the score of them. */
export interface FeedWeight {
  urgency: FeedUrgency;
  /** Money at stake, in minor units. */
  amountMinor?: number;
  /** Whole days that the oldest of it has waited beyond what is usual. */
  daysOver?: number;
  /** When it will be too late. */
  dueAt?: Date;
}

/** Something that may matter today, with what it rests on. */
export interface FeedCandidate {
  /** What it is about within its source, the same each time: `all` for a gathering, else the record's id. */
  key: string;
  weight: FeedWeight;
  /** With its figure: "12 orders are late". */
  title: string;
  detail?: string;
  /** The first few records, most important first. */
  records: readonly FeedRecord[];
  /** How many there are in all. */
  recordCount: number;
  figures: readonly FeedFigure[];
  /** What its button says to the partner: a sentence that leads to the same records. */
  say: string;
  /** A verb with its object: "Look at them". */
  sayLabel: string;
  /**
   * What it rests on, piece by piece: the records' ids, with whatever would make a difference (`sku:out`). Dismissed,
   * it stays away until a piece comes that was not there.
   */
  parts: readonly string[];
  /** Since when the oldest of it stands. */
  since: Date;
  /** For notes: who wrote it, and texts in it from outside the store. */
  author?: string;
  outsideWords?: readonly string[];
}

/**
 * Finds things that matter in one area's data, by a context C of the kernel. Runs whenever the home screen is read, so it is one or two indexed
 * queries, and answers at most a few candidates: many records of a kind are one candidate that counts them.
 */
export interface FeedSourceOn<C> {
  /** Snake case, as the thing is called: `late_orders`. */
  name: string;
  kind: FeedKind;
  /** What people call it, longest first, singular: `late order`. By these words it is named when it is put aside. */
  words: readonly string[];
  read(context: C): Promise<readonly FeedCandidate[]>;
}
