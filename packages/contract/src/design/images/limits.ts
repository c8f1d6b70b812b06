/** Pictures of one generation (brand-kit document §9: images per generation 4). */
export const imagesPerGeneration = 4;
/** Characters of a prompt. */
export const longestPrompt = 2000;
export const longestTitle = 160;
/** Stands in a slot while its picture is made (brand-kit document §4). */
export const loadingSlot = 'LOADING';
/** A slot whose picture could not be made. */
export const emptySlot = '';
