export interface Ground {
  /** Where the floor meets the wall. */
  horizon: number;
  /** Where the thing stands, and half of how wide it is there. */
  foot: { x: number; y: number; reach: number };
  seed: string;
}
