/** What the models used: all turns together. `costMicros` in millionths of a US dollar; null where no price is known. */
export interface Usage {
  inputTokens: number;
  cachedInputTokens: number;
  outputTokens: number;
  costMicros: number | null;
}

export interface TurnResult {
  said: string;
  answered: string;
  calls: string[];
  failures: string[];
  firstEventMs: number;
  endMs: number;
  used: Usage;
  /** How far it went is a matter of milliseconds: it was stopped while it was written. */
  wasStopped: boolean;
}

export interface ScriptResult {
  path: string;
  name: string;
  turns: TurnResult[];
  /** What is wrong with the state it left. */
  afterFailures: string[];
  passed: boolean;
}
