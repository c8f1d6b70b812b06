import type { BrandEngine } from './brand-engine.ts';
import { createLocalBrandEngine } from './local/local-engine.ts';

/** The engine that the settings ask for. */
export function chooseBrandEngine(): BrandEngine {
  return createLocalBrandEngine();
}
