/** Tiles of a mood board. */
export const tileKinds = ['texture', 'pattern', 'still-life', 'type-specimen', 'color-study'] as const;
export type TileKind = (typeof tileKinds)[number];
