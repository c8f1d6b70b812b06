/** The receipt of a purchase that was booked last. */
export interface LastReceipt {
  good: number;
  damaged: number;
  /** The number that was said; null when all of it came. */
  said: number | null;
  /** Id of the person, or what called in place of one. */
  by: string;
  /** ISO. */
  at: string;
}
