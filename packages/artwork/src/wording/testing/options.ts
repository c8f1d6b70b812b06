import type { GenerationOptions } from '../brand-engine.ts';

export const today = '2026-11-20';
export const optionsOf = (
  seed: string,
  count = 3,
  more: Partial<GenerationOptions> = {},
): GenerationOptions => ({
  seed,
  count,
  avoid: [],
  today,
  ...more,
});
