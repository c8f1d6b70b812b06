// Addresses without a parameter stand before those with one in the same place.
export { getDesign, listDesigns, listDesignTemplates } from './read-designs.ts';
export { createDesign, duplicateDesign } from './create-design.ts';
export { changeDesign, changeDesignColor, updateDesign } from './change-design.ts';
export { archiveDesign, renderDesign, restoreDesign, restoreDesignVersion } from './keep-designs.ts';
export { chooseDesignPicture, generateDesignPictures } from './design-pictures.ts';
export { estimateDesignCost, findProductsForDesign, makeDesignTechPack } from './use-design.ts';
