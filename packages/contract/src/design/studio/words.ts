import { count, dayWords } from '../../kernel/words.ts';
import type { Design, DesignSummary } from './entities.ts';
import { designModeWords } from './enums.ts';
import type { DesignLayer } from './document.ts';

export const quoted = (text: string, length = 40): string =>
  `“${text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text}”`.replaceAll('\n', ' ');

/** `text “Slow mornings”`, `circle`, `picture “Logo”`: how a layer is told apart in words. */
export function layerWords(layer: DesignLayer): string {
  if (layer.kind === 'TEXT') return `text ${quoted(layer.text)}`;
  if (layer.kind === 'IMAGE') return layer.isMark ? 'logo' : `picture ${quoted(layer.name)}`;
  if (layer.kind === 'SHAPE') return layer.name.toLowerCase();
  return `sketch ${quoted(layer.name)}`;
}

/** `Harvest Tote: tote bag in dark green, 3 layers`. */
export const designLine = ({ name, product, productColorName, layerCount }: DesignSummary): string =>
  `${name}: ${product.toLowerCase()} in ${productColorName}, ${count(layerCount, 'layer')}`;

/** "At version 2 of 5 (Text added, Nora, November 3, 2026) it was Harvest Tote: …": an earlier state of a design. */
export function versionWords(design: Design, layers: readonly string[]): string {
  const { shownVersion, version, versions } = design;
  const of = versions.find((one) => one.version === shownVersion);
  const when = of ? ` (${of.what}, ${of.who}, ${dayWords(of.createdAt)})` : '';
  const on = layers.length > 0 ? ` (${layers.join(', ')})` : '';
  return `At version ${shownVersion} of ${version}${when} it was ${designLine(design)}${on}. Nothing was changed.`;
}

/** A design as a model sees it: what is on it, without points and addresses. */
export function designForModel(design: Design) {
  const { designId, name, mode, step, product, productColorName, isArchived, updatedAt } = design;
  const { version, shownVersion } = design;
  const layers = design.document.layers.slice(-30);
  return {
    designId,
    name,
    mode,
    step,
    product,
    productColorName,
    layers: layers.map((layer) => ({
      layer: layerWords(layer),
      ...(layer.kind === 'TEXT' ? { color: layer.color, font: layer.font } : {}),
      ...(layer.isVisible ? {} : { hidden: true }),
      ...(layer.isLocked ? { locked: true } : {}),
    })),
    ...(design.document.layers.length > layers.length
      ? { cut: `the front ${layers.length} of ${design.document.layers.length} layers` }
      : {}),
    pictures: design.generateData.pictures.map(({ number, result }) => ({ number, result })),
    isArchived,
    version,
    ...(shownVersion === null ? {} : { shownVersion }),
    updatedAt,
  };
}

/** A list's row as a model sees it. */
export const summaryForModel = ({
  designId,
  name,
  mode,
  step,
  product,
  productColorName,
  layerCount,
  isArchived,
  madeBy,
}: DesignSummary) => ({
  designId,
  name,
  mode: designModeWords[mode][0],
  step,
  product,
  productColorName,
  layerCount,
  isArchived,
  madeBy,
});
