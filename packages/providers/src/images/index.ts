export { blankNames, drawBlank, markDrawing } from './draw-blank.ts';
export { drawLogo, type LogoDrawing } from './draw-logo.ts';
export { drawProduct, type ProductDrawing, type ProductView } from './draw-product.ts';
export { drawWorkshop, tradeNames, type Trade, type WorkshopDrawing } from './draw-workshop.ts';
export { drawingNamed } from './drawing-address.ts';
export { formNames } from './forms/index.ts';
export { markNames, type MarkName } from './marks.ts';
export { paletteNames, type Palette, type PaletteName } from './palettes.ts';
export { rasterize } from './rasterize.ts';
export { labelLine } from './label-line.ts';
export { brandVoice, labelLayouts, type BrandVoice, type LabelLayout } from './brand-voice.ts';
export { initialsOf, letterableName, longestName, nameLines } from './brand-name.ts';
export { drawKitProduct, kitSeries, kitViews, type KitProduct, type KitView } from './draw-kit-product.ts';
export { formIn, formOf } from './form-of.ts';
export {
  colorsFromAddress,
  colorsInAddress,
  kitProductAddress,
  nameFromAddress,
  nameInAddress,
  recoloredAddress,
} from './kit-address.ts';
export { rolesOf, type Roles } from './kit-colors.ts';
export { kitFormNames } from './kit-forms/index.ts';
export { fitSize, letter, outline, type Lettered, type LetterStyle } from './lettering.ts';
export { chosen, hashOf, seeded } from './seeded.ts';
export { settingNames, settingOf, type Setting } from './settings.ts';
export { typefaceNames, type Typeface } from './typefaces.ts';
export { moodboardTiles } from './tiles/draw-tile.ts';
export { tileAddress } from './tiles/tile-address.ts';
