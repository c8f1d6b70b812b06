/** Bounds of a turn that nobody reads along. */
export interface TurnLimits {
  /** Names of the only operations offered to the model. */
  operations: readonly string[];
  /** The turn ends after so many steps. */
  steps: number;
  /** The turn is stopped after so long. */
  milliseconds: number;
  /** Name of the assistant whose run it is. */
  unattended: string;
}
