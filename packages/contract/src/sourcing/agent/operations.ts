// Addresses without a parameter stand before those with one in the same place.
export * from './read-tech-packs.ts';
export * from './change-tech-pack.ts';
export * from './keep-tech-packs.ts';
export * from './match-factories.ts';
export * from './agent-state.ts';
