// Addresses without a parameter stand before those with one in the same place.
export * from './kits.ts';
export * from './generation.ts';
export * from './choices.ts';
export * from './edits.ts';
export * from './versions.ts';
export * from './share.ts';
export * from './exports.ts';
export * from './modules/operations.ts';
