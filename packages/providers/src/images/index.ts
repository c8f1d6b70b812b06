export { drawLogo, type LogoDrawing } from './draw-logo.ts';
export { drawProduct, type ProductDrawing, type ProductView } from './draw-product.ts';
export { drawWorkshop, tradeNames, type Trade, type WorkshopDrawing } from './draw-workshop.ts';
export { drawingNamed } from './drawing-address.ts';
export { formNames } from './forms/index.ts';
export { markNames, type MarkName } from './marks.ts';
export { paletteNames, type Palette, type PaletteName } from './palettes.ts';
export { rasterize } from './rasterize.ts';
