export const shownToModel = 12;
