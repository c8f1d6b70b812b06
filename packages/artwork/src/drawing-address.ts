import { drawBlank, markDrawing } from './drawing/draw-blank.ts';
import { drawLogo, logoShapes, type LogoShape } from './drawing/lettering/draw-logo.ts';
import { drawProduct, type ProductView } from './drawing/draw-product.ts';
import { formNamed } from './drawing/forms/index.ts';
import { kitDrawingNamed } from './drawing/kit/kit-address.ts';
import { isMarkName } from './drawing/lettering/marks.ts';
import { isPaletteName } from './drawing/color/palettes.ts';
import { tileNamed } from './tiles/tile-address.ts';
import { workshopNamed } from './drawing/workshop/workshop-address.ts';

const views: readonly string[] = ['front', 'group', 'close'] satisfies ProductView[];
const isView = (name: string): name is ProductView => views.includes(name);
const isShape = (name: string): name is LogoShape => logoShapes.some((shape) => shape === name);

/**
 * The SVG of a drawing named in an address: `product.{form}.{palette}.{mark}.{view}`, `workshop.{trade}.{palette}.{seed}[.{size}.{land}.{build}]`
 * (workshop/workshop-address.ts), `logo.{letters}.{palette}.{shape}`, `blank.{form}.{rrggbb}`, `mark.{mark}.{rrggbb}` `tile.{kind}.{colors}.{seed}.{name}` (tiles/tile-address.ts) or `kit.{form}.{colors}.{mark}.{view}.{name}[.{setting}]` (kit-address.ts).
 * Undefined for any other name, so that only so many pictures can be asked for.
 */
export function drawingNamed(name: string): string | undefined {
  const [first = '', ...parts] = name.split('.');
  if (first === 'kit') return kitDrawingNamed(parts);
  if (first === 'tile') return tileNamed(parts);
  if (first === 'workshop') return workshopNamed(parts);
  if (first === 'mark')
    return parts.length === 2 ? markDrawing(parts[0] ?? '', `#${parts[1] ?? ''}`) : undefined;
  if (first === 'blank')
    return parts.length === 2 ? drawBlank(parts[0] ?? '', `#${parts[1] ?? ''}`) : undefined;
  const [kind = '', what = '', palette = '', third = '', fourth = '', ...rest] = name.split('.');
  if (rest.length > 0 || !isPaletteName(palette)) return undefined;
  if (kind === 'product' && formNamed(what) && isMarkName(third) && isView(fourth))
    return drawProduct({ form: what, palette, mark: third, view: fourth });
  if (fourth !== '') return undefined;
  if (kind === 'logo' && /^[A-Z]{1,2}$/.test(what) && isShape(third))
    return drawLogo({ letters: what, palette, shape: third });
  return undefined;
}
