import type { ScriptResult, TurnResult, Usage } from './script-result.ts';

export interface ReplayReport {
  url: string;
  repeat: number;
  /** One list of runs a script, in the order of the scripts. */
  scripts: { path: string; name: string; runs: ScriptResult[] }[];
}

/**
 * pass^k for k from 1 to the number of repeats: the chance that k runs of a script all pass, over all scripts. Of n
 * runs with c passes it is C(c, k) / C(n, k), as in Yao et al., "τ-bench", 2024 (arXiv 2406.12045), section 5.
 */
export function passPowers({ scripts, repeat }: ReplayReport): { k: number; share: number }[] {
  return Array.from({ length: repeat }, (_, index) => {
    const k = index + 1;
    const shares = scripts.map(({ runs }) => {
      const passed = runs.filter((run) => run.passed).length;
      return choose(passed, k) / choose(runs.length, k);
    });
    return { k, share: mean(shares) };
  });
}

function choose(n: number, k: number): number {
  if (k > n) return 0;
  let ways = 1;
  for (let index = 0; index < k; index += 1) ways = (ways * (n - index)) / (index + 1);
  return ways;
}

/** Mean of some figures; 0 of none. */
export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Median of some milliseconds; 0 of none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

const turnsOf = ({ scripts }: ReplayReport): TurnResult[] =>
  scripts.flatMap(({ runs }) => runs.flatMap((run) => run.turns)).filter((turn) => turn.endMs > 0);

/** Milliseconds over all turns that were answered: medians, and the mean to the end. */
export function timings(report: ReplayReport) {
  const turns = turnsOf(report);
  return {
    firstEventMs: median(turns.map((turn) => turn.firstEventMs)),
    endMs: median(turns.map((turn) => turn.endMs)),
    meanEndMs: mean(turns.map((turn) => turn.endMs)),
    turns: turns.length,
  };
}

export function usage(report: ReplayReport): Usage {
  return sumUsage(turnsOf(report).map((turn) => turn.used));
}

/** The sum; its cost is of the turns whose price is known, and null where none is. */
export function sumUsage(parts: readonly Usage[]): Usage {
  const sum = (field: 'inputTokens' | 'cachedInputTokens' | 'outputTokens') =>
    parts.reduce((total, part) => total + part[field], 0);
  const costs = parts.flatMap((part) => part.costMicros ?? []);
  return {
    inputTokens: sum('inputTokens'),
    cachedInputTokens: sum('cachedInputTokens'),
    outputTokens: sum('outputTokens'),
    costMicros: costs.length === 0 ? null : costs.reduce((total, cost) => total + cost, 0),
  };
}

/** "$0.0123", or "no price" where it is not known. */
export const sayCost = (costMicros: number | null): string =>
  costMicros === null ? 'no price' : `$${(costMicros / 1e6).toFixed(4)}`;

export const sayShare = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** "12,300 in, 400 out, $0.0193". */
export const sayUsage = ({ inputTokens, outputTokens, costMicros }: Usage): string =>
  `${inputTokens.toLocaleString('en')} tokens in, ${outputTokens.toLocaleString('en')} out, ${sayCost(costMicros)}`;
