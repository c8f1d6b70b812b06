/** Figures of brand kits (brand-kit document §9). */
export const ideaImageCount = 4;
export const moodboardImageCount = 8;
/** Product ideas chosen unless the founder chooses. */
export const defaultSkuCount = 3;
/** Page size with which kits and sub-categories are listed whole. */
export const wholeListSize = 9999;
export const paletteSize = 4;
export const valuePropCount = 3;

/** In characters. */
export const longestCategory = 80;
export const longestDescription = 2000;
export const longestName = 80;
export const longestSlogan = 200;
export const longestMission = 1000;
export const longestValueProp = 200;
export const longestResearch = 40_000;
export const longestWish = 300;
/** A kit keeps so many of each; older ones that are not chosen give way. */
export const mostGenerations = 60;
export const mostTrayImages = 60;
