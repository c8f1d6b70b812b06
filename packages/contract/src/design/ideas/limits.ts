/** Ideas that one request makes, unless said and at most. */
export const defaultIdeaCount = 3;
export const mostIdeasAtOnce = 6;
/** Products that an idea begins with; the brand-kit document's number of chosen product ideas (§9). */
export const productsOfAnIdea = 3;
export const mostProductsOfAnIdea = 12;
/** In characters. */
export const longestBrief = 2000;
export const longestIdeaTitle = 120;
export const longestIdeaText = 2000;
