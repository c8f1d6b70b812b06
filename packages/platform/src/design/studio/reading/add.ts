import { OperationError } from '@brandwright/contract';
import type { DesignLayer } from '@brandwright/contract/design/studio/document.ts';
import { designShape } from '@brandwright/contract/design/studio/enums.ts';
import { layerWords } from '@brandwright/contract/design/studio/words.ts';
import { readRelation } from '@brandwright/language/values/positions.ts';
import { printedWords } from '@brandwright/language/values/printed-words.ts';
import { colorName, inkFor, spokenColor } from '../spoken-color.ts';
import { makePicture, makeShape, makeText, markAddress, newLayerId, resetText } from '../make-layers.ts';
import { fontSaid } from './fonts.ts';
import { beside, placeSaid } from './positions.ts';
import { quotesIn, unquoted, type Clause } from './said.ts';
import { areaOf, groundOf, shapeSaid, targetsOf, type Reader, type Scene } from './scene.ts';

const adding =
  /^(?:add|put|place|write|print|insert|include|stick|lay|set|give (?:it|me|the \w+)|have|draw|with|i want|make (?:it|the \w+(?: \w+)?) (?:say|read))\b/i;
/** Adds a text, the logo, or a shape. */
export const readAdd: Reader = (clause, scene) => {
  if (!adding.test(clause.text) || isChangeOfText(clause.text)) return null;
  const made = layerToAdd(clause, scene);
  return made && addLayer(clause, scene, made);
};

/** "change the text to …" and "make it say …" are about a text that is there. */
const isChangeOfText = (text: string) => /^make\b.*\b(?:say|read)\b/i.test(text);

function layerToAdd(clause: Clause, scene: Scene): DesignLayer | null {
  const words = clause.text;
  const { look, document } = scene;
  const area = areaOf(scene);
  const ground = groundOf(scene);
  const color =
    spokenColor(
      words.replace(/\b(?:on|onto) (?:the|a|an|our|my) .*$/i, (rest) =>
        rest.replace(/^(?:on|onto) (?:the|a|an|our|my) \w+ \w*/i, ''),
      ),
    )?.hex ?? spokenColor(afterIn(words))?.hex;
  const shape = designShape.safeParse(
    shapeSaid(words.replace(/\b(?:behind|above|below|under|around|next to|in front of)\b.*$/i, '')),
  );
  const [quote] = quotesIn(clause);
  const font = fontSaid(words, false);
  const fontSize =
    Number(/\b(?:size|at)\s+(\d{2,3})\s*(?:pt|px|points?)?\b/i.exec(words)?.[1] ?? 0) || undefined;
  const text = (said: string, face = font) =>
    makeText(area, {
      id: newLayerId('TEXT', document.layers),
      text: cased(said, words),
      color: color ?? inkFor(ground, look.palette),
      font: face,
      fontSize,
    });
  if (quote !== undefined && !/\b(?:picture|photo|image)\b/i.test(words)) return text(quote);
  if (
    /\b(?:brand|company|store|shop)(?:['’]s)? name\b|\bname of (?:the|our|my) (?:brand|company|store|shop)\b/i.test(
      words,
    )
  )
    return text(look.brandName, font ?? look.font);
  if (/\b(?:slogan|tagline)\b/i.test(words)) {
    if (look.slogan === null)
      throw new OperationError(
        'not_found',
        'Your brand kit has no slogan yet. Say the words in quotes, as in “add "Slow mornings"”.',
      );
    return text(look.slogan);
  }
  if (
    /\b(?:logo|brand mark|mark|monogram|emblem|icon|symbol)\b/i.test(
      words.replace(/\b(?:behind|above|below|under|next to|in front of)\b.*$/i, ''),
    )
  )
    return makePicture(area, {
      id: newLayerId('IMAGE', document.layers),
      url: markAddress(look.mark, color ?? inkFor(ground, look.palette)),
      name: 'Logo',
      isMark: true,
    });
  if (shape.success && !/\b(?:line of text)\b/i.test(words)) {
    const name =
      /\b(circle|dot|oval|ring|square|frame|band|stripe|box|underline|divider)/i
        .exec(words)?.[1]
        ?.toLowerCase() ?? shapeNames[shape.data];
    const isOutline = /\b(?:outline[ds]?|ring|frame|hollow|border)\b/i.test(words);
    const made = makeShape(area, {
      id: newLayerId('SHAPE', document.layers),
      shape: shape.data,
      name: name.charAt(0).toUpperCase() + name.slice(1),
      color: color ?? look.palette.find((one) => one !== ground) ?? inkFor(ground),
      isOutline,
    });
    if (name === 'band' || name === 'stripe')
      return { ...made, width: area.width, height: area.height * 0.18 };
    return made;
  }
  const said = printedWords(words)?.text;
  return said === undefined ? null : text(unquoted(said, clause));
}

const shapeNames = {
  RECTANGLE: 'rectangle',
  ELLIPSE: 'circle',
  TRIANGLE: 'triangle',
  LINE: 'line',
  STAR: 'star',
  HEART: 'heart',
} as const;
const afterIn = (words: string) => /\bin\s+(.+)$/i.exec(words)?.[1] ?? '';
const cased = (text: string, words: string) =>
  /\b(?:all caps|uppercase|upper case|capital letters|capitals)\b/i.test(words) ? text.toUpperCase() : text;

/** Places a new layer as the clause says: at a place, beside another layer, in a size, in front or behind. */
function addLayer(clause: Clause, scene: Scene, made: DesignLayer) {
  const area = areaOf(scene);
  const words = clause.text;
  const sized = scaled(made, words);
  const relation =
    /\b(behind|in front of|above|below|under|underneath|beneath|over|on top of|next to|beside|left of|right of|around)\s+(.+)$/i.exec(
      words,
    );
  const others = relation ? targetsOf(clause, scene, relation[2]) : [];
  const [other] = others;
  const side = relation ? readRelation(relation[0]) : null;
  const isBehind =
    /\b(?:behind|around|under|underneath|beneath)\b/i.test(relation?.[1] ?? '') &&
    (made.kind === 'SHAPE' || /\bbehind\b/i.test(relation?.[1] ?? ''));
  const place = other
    ? undefined
    : placeSaid(
        words.replaceAll(/⟦\d+⟧/g, ' ').replace(/\b(?:on|in|to) the (?:front|back)\b/gi, ' '),
        area,
        sized,
      );
  const at =
    other && isBehind
      ? { x: other.x, y: other.y, ...(made.kind === 'SHAPE' ? around(sized, other) : {}) }
      : other && side
        ? beside(sized, other, side)
        : { x: place?.x ?? sized.x, y: place?.y ?? sized.y };
  const layer = { ...sized, ...at };
  const layers = [...scene.document.layers];
  const behind =
    isBehind && other
      ? layers.findIndex(({ id }) => id === other.id)
      : /\b(?:to|in|at) the back\b|\bin the background\b/i.test(words)
        ? 0
        : layers.length;
  layers.splice(behind < 0 ? layers.length : behind, 0, layer);
  const ink =
    layer.kind === 'TEXT' ? layer.color : layer.kind === 'SHAPE' ? (layer.fill ?? layer.stroke) : null;
  const where = other
    ? ` ${isBehind ? 'behind' : (side ?? 'beside')} the ${layerWords(other)}`
    : place
      ? ` ${place.said}`
      : '';
  const what = layerWords(layer);
  return {
    scene: { ...scene, document: { ...scene.document, layers }, last: [layer.id] },
    said: `${what.charAt(0).toUpperCase()}${what.slice(1)} added${ink ? ` in ${colorName(ink)}` : ''}${where}`,
  };
}

const around = (layer: DesignLayer, other: DesignLayer) => {
  const side = Math.max(other.width, other.height) * 1.35;
  return layer.kind === 'SHAPE' && (layer.shape === 'RECTANGLE' || layer.shape === 'LINE')
    ? { width: other.width * 1.2, height: Math.max(other.height * 1.3, 8) }
    : { width: side, height: side };
};

function scaled(layer: DesignLayer, words: string): DesignLayer {
  const by = /\b(?:tiny|very small)\b/i.test(words)
    ? 0.35
    : /\b(?:small|little)\b/i.test(words)
      ? 0.6
      : /\b(?:huge|very big|very large|giant)\b/i.test(words)
        ? 1.7
        : /\b(?:big|large)\b/i.test(words)
          ? 1.3
          : 1;
  const inPlace =
    /\b(?:left|right) (?:chest|breast|pocket)\b/i.test(words) && layer.kind !== 'SHAPE' ? 0.5 : by;
  if (inPlace === 1) return layer;
  return layer.kind === 'TEXT'
    ? resetText(layer, { fontSize: Math.max(8, Math.round(layer.fontSize * inPlace)) })
    : { ...layer, width: layer.width * inPlace, height: layer.height * inPlace };
}
