import { OperationError } from '@brandwright/contract';
import type { DesignLayer, TextLayer } from '@brandwright/contract/design/studio/document.ts';
import { designFontWords } from '@brandwright/contract/design/studio/enums.ts';
import { readFigureChange } from '@brandwright/language/values/changes.ts';
import { readQuantities } from '@brandwright/language/values/quantities.ts';
import { readShares } from '@brandwright/language/values/shares.ts';
import { colorName, relativeColor, spokenColor } from '../spoken-color.ts';
import { markAddress, markOf, resetText } from '../make-layers.ts';
import { fontSaid } from './fonts.ts';
import type { Clause } from './said.ts';
import { areaOf, listed, targetsOf, unlocked, withLayers, type Reader, type Scene } from './scene.ts';

export const onText = (layer: DesignLayer, change: (text: TextLayer) => TextLayer): DesignLayer =>
  layer.kind === 'TEXT' ? change(layer) : layer;
export const textsOf = (layers: readonly DesignLayer[]) => layers.filter(({ kind }) => kind === 'TEXT');

/** What is said of, with "the text" where only its style is named: "use a handwritten font". */
function targetsOrTexts(clause: Clause, scene: Scene, subject: string): readonly DesignLayer[] {
  const found = targetsOf(clause, scene, subject);
  return unlocked(found.length > 0 ? found : targetsOf(clause, scene, 'the text'));
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const sizing =
  /\b(?:bigger|larger|enlarge|increase|grow|smaller|shrink|reduce|decrease|tinier|resize|scale|size|twice|double|half|huge|tiny|wider|taller|fill|fit)\b/i;

export const readSize: Reader = (clause, scene) => {
  const words = clause.text;
  if (!sizing.test(words) || /\b(?:spacing|opacity|transparen\w+)\b/i.test(words)) return null;
  const area = areaOf(scene);
  const targets = unlocked(targetsOf(clause, scene));
  if (targets.length === 0) return null;
  const points = /\b(?:size|to)\s+(?:to\s+)?(\d{1,3})\s*(?:pt|px|points?)?\b(?!\s*%)/i.exec(words)?.[1];
  const isFill = /\b(?:fill|fit|full width|whole width)\b/i.test(words);
  const factor = factorSaid(words);
  if (points === undefined && !isFill && factor === undefined) return null;
  const next = withLayers(scene, targets, (layer) => {
    if (points !== undefined && layer.kind === 'TEXT')
      return resetText(layer, { fontSize: Math.min(500, Math.max(6, Number(points))) });
    const by = isFill
      ? Math.min((area.width * 0.94) / layer.width, (area.height * 0.94) / layer.height)
      : points !== undefined
        ? Number(points) / layer.width
        : (factor ?? 1);
    return grown(layer, by);
  });
  const how = isFill
    ? 'fitted to the print area'
    : points !== undefined
      ? `set to size ${points}`
      : (factor ?? 1) > 1
        ? 'made bigger'
        : 'made smaller';
  return { scene: next, said: `${listed(targets)} ${how}` };
};

function factorSaid(words: string): number | undefined {
  const isSmaller = /\b(?:smaller|shrink|reduce|decrease|tinier|tiny|less)\b/i.test(words);
  const change = readFigureChange(words);
  if (change?.how === 'times')
    return Math.max(leastFactor, isSmaller && change.factor > 1 ? 1 / change.factor : change.factor);
  const [share] = readShares(words);
  if (share) {
    const by = share.percent / 100;
    if (/\bto\s+$/i.test(words.slice(0, share.start))) return by;
    return isSmaller ? Math.max(leastFactor, 1 - by) : 1 + by;
  }
  const much = /\b(?:much|a lot|way|far)\b/i.test(words)
    ? 1.6
    : /\b(?:a bit|a little|slightly|a touch|a tad)\b/i.test(words)
      ? 1.12
      : 1.3;
  if (isSmaller) return 1 / much;
  return /\b(?:bigger|larger|enlarge|increase|grow|huge|wider|taller|scale up|size up)\b/i.test(words)
    ? much
    : undefined;
}
const leastFactor = 0.05;

function grown(layer: DesignLayer, by: number): DesignLayer {
  const limited = Math.min(by, 2900 / Math.max(layer.width, layer.height));
  return layer.kind === 'TEXT'
    ? resetText(layer, {
        fontSize: Math.min(500, Math.max(6, Math.round(layer.fontSize * limited * 10) / 10)),
      })
    : { ...layer, width: Math.max(1, layer.width * limited), height: Math.max(1, layer.height * limited) };
}

export const readTurn: Reader = (clause, scene) => {
  const words = clause.text;
  if (!/\b(?:rotate|turn|tilt|spin|angle|slant|straighten|upside down)\b/i.test(words)) return null;
  const isStraight = /\bstraight(?:en)?\b/i.test(words);
  const targets = unlocked(targetsOf(clause, scene));
  if (targets.length === 0) return null;
  const figure = degreesSaid(words.replaceAll(/⟦\d+⟧/g, ''));
  if (!isStraight && Number.isNaN(figure) && /^turn\b/i.test(words)) return null;
  const isLeft = /\b(?:left|counter ?-?clockwise|anti ?-?clockwise|ccw)\b/i.test(words);
  const by = /\bupside down\b/i.test(words) ? 180 : (Number.isNaN(figure) ? 10 : figure) * (isLeft ? -1 : 1);
  return {
    scene: withLayers(scene, targets, (layer) => ({
      ...layer,
      rotation: isStraight ? 0 : wrapped(layer.rotation + by),
    })),
    said: isStraight ? `${listed(targets)} straightened` : `${listed(targets)} turned by ${by} degrees`,
  };
};

/** "45 degrees", "fifteen", "a quarter turn"; NaN where none is said. */
function degreesSaid(words: string): number {
  const [share] = readShares(words);
  if (share && /^\s+(?:turn|rotation|circle)\b/i.test(words.slice(share.end)))
    return (360 * share.percent) / 100;
  const [figure] = readQuantities(words.replace(/-(?=\d)/, ''));
  return figure === undefined ? Number.NaN : /-\d/.test(words) ? -figure.value : figure.value;
}

const wrapped = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180;

export const readOpacity: Reader = (clause, scene) => {
  const words = clause.text;
  if (!/\b(?:opacity|opaque|transparen\w+|see[- ]through|fade|faded|faint\w*|solid)\b/i.test(words))
    return null;
  const targets = unlocked(targetsOf(clause, scene));
  if (targets.length === 0) return null;
  const share = readShares(words)[0]?.percent;
  const isClear = /\b(?:transparen\w+|see[- ]through)\b/i.test(words);
  const to = (opacity: number) => {
    if (share !== undefined) return Math.min(1, Math.max(0, isClear ? 1 - share / 100 : share / 100));
    if (/\b(?:solid|fully opaque|full opacity|opaque|less transparent)\b/i.test(words)) return 1;
    return Math.max(0.1, opacity * 0.6);
  };
  const shown = Math.round(to(targets[0]?.opacity ?? 1) * 100);
  return {
    scene: withLayers(scene, targets, (layer) => ({ ...layer, opacity: to(layer.opacity) })),
    said: `${listed(targets)} at ${shown}% opacity`,
  };
};

export const readFont: Reader = (clause, scene) => {
  const words = clause.text;
  const isAboutFonts = /\b(?:font|typeface|lettering|handwrit\w+|script|cursive|serif|bold|bolder)\b/i.test(
    words,
  );
  const font = fontSaid(words, /\b(?:bold|bolder)\b/i.test(words));
  if (!isAboutFonts || /\b(?:size|bigger|smaller|larger)\b/i.test(words)) return null;
  // "Make the lettering cream": its color, not its face.
  if (!font && !/\b(?:font|typeface)\b/i.test(words) && spokenColor(words)) return null;
  if (!font)
    throw new OperationError(
      'not_found',
      `I have these typefaces: ${Object.values(designFontWords)
        .map(([name]) => name)
        .join(', ')}. Which one?`,
    );
  const targets = textsOf(
    targetsOrTexts(clause, scene, words.replace(/\b(?:font|typeface|lettering)\b/gi, '')),
  );
  if (targets.length === 0) return null;
  return {
    scene: withLayers(scene, targets, (layer) => onText(layer, (text) => resetText(text, { font }))),
    said: `${listed(targets)} set in ${designFontWords[font][0]}`,
  };
};

export const readLetters: Reader = (clause, scene) => {
  const words = clause.text;
  const isUpper = /\b(?:all caps|caps|uppercase|upper case|capitals|capital letters|capitali[sz]e)\b/i.test(
    words,
  );
  const isLower = /\b(?:lowercase|lower case|small letters)\b/i.test(words);
  const align =
    /\b(?:align|justify)\b.*?\b(left|right|cent(?:er|re))\b/i.exec(words)?.[1] ??
    /\b(left|right|cent(?:er|re))[- ]aligned\b/i.exec(words)?.[1];
  const spacing =
    /\bspac(?:ing|e|ed)\b/i.test(words) &&
    /\b(?:letter|letters|tracking|text|out|more|less|wider|tighter)\b/i.test(words);
  const aligned =
    align !== undefined && /\btext\b|\blines\b/i.test(words)
      ? /^l/i.test(align)
        ? 'LEFT'
        : /^r/i.test(align)
          ? 'RIGHT'
          : 'CENTER'
      : undefined;
  if (!isUpper && !isLower && !spacing && aligned === undefined) return null;
  const targets = textsOf(targetsOrTexts(clause, scene, words));
  if (targets.length === 0) return null;
  const by = /\b(?:less|tighter|closer)\b/i.test(words) ? -1 : 1;
  const next = withLayers(scene, targets, (layer) =>
    onText(layer, (text) =>
      resetText(text, {
        ...(isUpper ? { text: text.text.toUpperCase() } : {}),
        ...(isLower ? { text: text.text.toLowerCase() } : {}),
        ...(aligned ? { align: aligned } : {}),
        ...(spacing
          ? { letterSpacing: Math.max(-20, Math.min(200, text.letterSpacing + by * text.fontSize * 0.08)) }
          : {}),
      }),
    ),
  );
  const how = isUpper
    ? 'in capitals'
    : isLower
      ? 'in small letters'
      : spacing
        ? by > 0
          ? 'spaced out'
          : 'set tighter'
        : `aligned ${(aligned ?? '').toLowerCase()}`;
  return { scene: next, said: `${listed(targets)} ${how}` };
};

/** The color of layers: "make the text gold", "recolor the logo to white". */
export const readColor: Reader = (clause, scene) => {
  const words = clause.text;
  const plain = words.replaceAll(/⟦\d+⟧/g, ' ');
  const relative = relativeColor(plain);
  const color = relative ? undefined : spokenColor(plain);
  if (!color && !relative) return null;
  const subject = color
    ? words.replace(color.said, ' ').replace(new RegExp(escaped(color.said), 'i'), ' ')
    : words;
  const targets = unlocked(targetsOf(clause, scene, subject));
  if (targets.length === 0) return null;
  const next = (from: string) => color?.hex ?? relative?.from(from) ?? from;
  const isOutline = /\b(?:outline|border|stroke)\b/i.test(words);
  const changed = withLayers(scene, targets, (layer) => {
    if (layer.kind === 'TEXT') return { ...layer, color: next(layer.color) };
    if (layer.kind === 'SHAPE')
      return isOutline || layer.fill === null
        ? { ...layer, stroke: next(layer.stroke ?? '#17171a'), strokeWidth: layer.strokeWidth || 6 }
        : { ...layer, fill: next(layer.fill) };
    if (layer.kind === 'DRAWING')
      return { ...layer, strokes: layer.strokes.map((stroke) => ({ ...stroke, color: next(stroke.color) })) };
    const mark = markOf(layer.url);
    if (mark === undefined)
      throw new OperationError(
        'bad_transition',
        'A picture’s colors can’t be set on the canvas. Ask to recolor the picture instead.',
      );
    return {
      ...layer,
      url: markAddress(mark, next(`#${/([0-9a-f]{6})$/.exec(layer.url)?.[1] ?? '17171a'}`)),
    };
  });
  return {
    scene: changed,
    said: `${listed(targets)} ${color ? `in ${colorName(color.hex)}` : (relative?.said ?? '')}`,
  };
};
