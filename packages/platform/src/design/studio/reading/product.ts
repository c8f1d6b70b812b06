import {
  productTemplates,
  templateNamed,
  type ProductTemplate,
} from '@brandwright/contract/design/studio/templates.ts';
import type { DesignDocument, DesignLayer } from '@brandwright/contract/design/studio/document.ts';
import { colorName, relativeColor, spokenColor } from '../spoken-color.ts';
import { resetText } from '../make-layers.ts';
import { unquoted } from './said.ts';
import { templateOf, type Reader } from './scene.ts';

const spoken = productTemplates
  .flatMap((template) => template.words.map((words) => ({ template, words })))
  .sort((a, b) => b.words.length - a.words.length);

export interface SpokenProduct {
  template: ProductTemplate;
  said: string;
  index: number;
}

/** The blank product that words name, the longest name first: "coffee bag" before "bag". */
export function productSaid(words: string): SpokenProduct | undefined {
  for (const { template, words: own } of spoken) {
    const found = new RegExp(`(?<![\\w-])${own.replaceAll(/[- ]/g, '[- ]?')}(?:e?s)?(?![\\w-])`, 'i').exec(
      words,
    );
    if (found) return { template, said: found[0], index: found.index };
  }
  return undefined;
}

/** "rename the design to Harvest Tote", "call it Harvest Tote". */
export const readName: Reader = (clause, scene) => {
  const found =
    /^(?:re)?name\s+(?:it|this|the design|this design|my design|the \w+ design|the [\w ]+? design)?\s*(?:to|as|into)?\s*(.+)$/i.exec(
      clause.text,
    ) ??
    /^(?:call|title)\s+(?:it|this|the design|this design|the [\w ]+? design)\s+(.+)$/i.exec(clause.text) ??
    /^change the name(?: of (?:it|this|the design|this design|the [\w ]+? design))? to\s+(.+)$/i.exec(
      clause.text,
    );
  const name = found
    ? unquoted(found[1] ?? '', clause)
        .replaceAll(/^["'“]|["'”]$/g, '')
        .slice(0, 80)
        .trim()
    : '';
  return name === '' ? null : { scene: { ...scene, name, last: scene.last }, said: `Renamed to ${name}` };
};

const productNoun = /\b(?:product|item|fabric|garment|base|blank|background|material|the bag|cloth)\b/i;

/** "make the tote navy", "change the color of the product to sage", and "it" where no layer is at hand. */
export const readProductColor: Reader = (clause, scene) => {
  const words = clause.text;
  const plain = words.replaceAll(/⟦\d+⟧/g, ' ');
  const relative = relativeColor(plain);
  const hex = relative?.from(scene.document.productColor) ?? spokenColor(plain)?.hex;
  if (!hex || /^(?:add|put|place|write|print|insert|include)\b/i.test(words)) return null;
  const template = templateOf(scene);
  const named = productSaid(words);
  const isOwn =
    named?.template.key === template.key ||
    productNoun.test(words) ||
    /\b(?:bag|shirt|cup|jar|top|box)\b/i.test(words);
  const isAboutLayer =
    /\b(?:text|words?|logo|mark|circle|line|star|heart|triangle|rectangle|square|slogan|name|title|sketch|drawing|letters|font|outline|border)\b/i.test(
      words,
    );
  const isIt = /\b(?:it|this|the design|this design)\b/i.test(words) && scene.last.length === 0;
  const isBare =
    /^(?:make|turn|change|paint|colou?r|dye|show)\b/i.test(words) &&
    /\b(?:whole (?:thing|design)|design)\b/i.test(words);
  // "Navy.": a color by itself is that of the product.
  const isAlone =
    spokenColor(words)?.said === words.toLowerCase().replace(/[,\s]+(?:like|instead|then|please)\b.*$/, '');
  if (isAboutLayer || !(isOwn || isIt || isBare || isAlone)) return null;
  return {
    scene: { ...scene, document: { ...scene.document, productColor: hex } },
    said: relative
      ? `${template.name} ${relative.said}, now ${colorName(hex)}`
      : `${template.name} in ${colorName(hex)}`,
  };
};

/** "put the design on a hoodie instead", "use the mug template": layers keep their places within the print area. */
export const readProduct: Reader = (clause, scene) => {
  const words = clause.text;
  const named = productSaid(words);
  if (!named || named.template.key === scene.document.templateKey) return null;
  const isMoving =
    /^(?:put|move|use|try|switch|change|make|show|turn|place|convert|transfer|swap|set)\b/i.test(words) &&
    (/\b(?:instead|template|design|artwork|everything|it|this|product)\b/i.test(words) ||
      /^(?:make|turn|use|try|switch)\b/i.test(words));
  if (!isMoving || /\b(?:logo|text|name|slogan|circle|line)\b/i.test(words)) return null;
  const color = spokenColor(words)?.hex;
  return {
    scene: {
      ...scene,
      document: ontoTemplate(scene.document, named.template, color),
    },
    said: `Put on a ${named.template.name.toLowerCase()}${color ? ` in ${colorName(color)}` : ''}`,
  };
};

/** The document on another product: what was in the print area of the one is fitted into that of the other. */
export function ontoTemplate(document: DesignDocument, to: ProductTemplate, color?: string): DesignDocument {
  const from = templateNamed(document.templateKey)?.printArea ?? to.printArea;
  const area = to.printArea;
  const scale = Math.min(area.width / from.width, area.height / from.height);
  const layers = document.layers.map((layer) => ({
    ...fitted(layer, scale),
    x: area.x + area.width / 2 + (layer.x - from.x - from.width / 2) * scale,
    y: area.y + area.height / 2 + (layer.y - from.y - from.height / 2) * scale,
  }));
  return { ...document, templateKey: to.key, productColor: color ?? document.productColor, layers };
}

function fitted(layer: DesignLayer, scale: number): DesignLayer {
  if (layer.kind === 'TEXT')
    return resetText(layer, {
      fontSize: Math.max(6, Math.round(layer.fontSize * scale * 10) / 10),
      letterSpacing: layer.letterSpacing * scale,
    });
  const sized = {
    ...layer,
    width: Math.max(1, layer.width * scale),
    height: Math.max(1, layer.height * scale),
  };
  return sized.kind === 'SHAPE' ? { ...sized, strokeWidth: sized.strokeWidth * scale } : sized;
}
