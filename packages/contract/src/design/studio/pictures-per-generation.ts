/** Pictures of one generation (specification: images per generation). */
export const picturesPerGeneration = 4;
