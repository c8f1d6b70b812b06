import { listWords } from '@brandwright/contract/kernel/words.ts';
import { OperationError } from '@brandwright/contract';
import type { DesignDocument, DesignLayer } from '@brandwright/contract/design/studio/document.ts';
import {
  templateNamed,
  type PrintArea,
  type ProductTemplate,
} from '@brandwright/contract/design/studio/templates.ts';
import { layerWords } from '@brandwright/contract/design/studio/words.ts';
import type { BrandLook } from '../brand-look.ts';
import { quotesIn, type Clause } from './said.ts';

/** What a request changes, as it stands after the clauses before. */
export interface Scene {
  name: string;
  document: DesignDocument;
  look: BrandLook;
  /** Ids of the layers that the clause before was about, or the change before the request: what "it" means. */
  last: readonly string[];
}

/** What a clause did. */
export interface Step {
  scene: Scene;
  /** "Text “Slow mornings” added in dark green". */
  said: string;
}

/** Reads a clause of its kind and does it; null for any other. Refuses (not_found, conflict) what cannot be told apart. */
export type Reader = (clause: Clause, scene: Scene) => Step | null;

export function templateOf({ document }: Pick<Scene, 'document'>): ProductTemplate {
  const template = templateNamed(document.templateKey);
  if (!template) throw new OperationError('not_found', 'This design’s product is no longer available.');
  return template;
}
export const areaOf = (scene: Pick<Scene, 'document'>): PrintArea => templateOf(scene).printArea;
/** What is printed on: the label, or the product itself. */
export const groundOf = (scene: Pick<Scene, 'document'>): string =>
  templateOf(scene).label ?? scene.document.productColor;

/** The scene with layers replaced by what `change` makes of them. */
export function withLayers(
  scene: Scene,
  targets: readonly DesignLayer[],
  change: (layer: DesignLayer) => DesignLayer,
): Scene {
  const ids = new Set(targets.map(({ id }) => id));
  const layers = scene.document.layers.map((layer) => (ids.has(layer.id) ? change(layer) : layer));
  return { ...scene, document: { ...scene.document, layers }, last: [...ids] };
}

const shapeWords: Record<string, RegExp> = {
  ELLIPSE: /\b(?:circles?|ellipses?|ovals?|dots?|rings?)\b/i,
  RECTANGLE: /\b(?:rectangles?|squares?|boxes|box|blocks?|bands?|stripes?|frames?|panels?)\b/i,
  TRIANGLE: /\btriangles?\b/i,
  LINE: /\b(?:lines?|rules?|underlines?|dividers?)\b/i,
  STAR: /\bstars?\b/i,
  HEART: /\bhearts?\b/i,
};
export const shapeSaid = (words: string) =>
  Object.entries(shapeWords).find(([, pattern]) => pattern.test(words))?.[0];

const logoWords = /\b(?:logo|logos|mark|icon|monogram|emblem|symbol)\b/i;
const pictureWords = /\b(?:picture|pictures|photo|photos|image|images|graphic)\b/i;
const drawingWords = /\b(?:sketch|sketches|drawing|drawings|doodle|doodles|scribble)\b/i;
const textWords =
  /\b(?:text|texts|words?|wording|headline|title|name|brand name|slogan|tagline|letters|lettering|caption|font|writing|type|typography|line of text)\b/i;
const allWords =
  /\b(?:everything|all(?: (?:of )?(?:it|them|the layers|layers))?|every layer|both|the whole thing)\b/i;
const itWords = /\b(?:it|that|this|them|those|the layer|that layer)\b/i;

const isText = (layer: DesignLayer) => layer.kind === 'TEXT';

/** The layers that words mean. Empty when they mean none; refuses when they mean one that is not there or several. */
export function targetsOf(clause: Clause, scene: Scene, words = clause.text): DesignLayer[] {
  const { layers } = scene.document;
  const named = namedLayers(clause, scene, words);
  if (named) return named;
  const shape = shapeSaid(words);
  if (logoWords.test(words))
    return oneOf(
      layers.filter((layer) => layer.kind === 'IMAGE' && layer.isMark),
      'logo',
      words,
    );
  if (shape !== undefined && !/\b(?:line of text)\b/i.test(words))
    return oneOf(
      layers.filter((layer) => layer.kind === 'SHAPE' && layer.shape === shape),
      /\b(\w+?)s?\b/.exec(shapeWords[shape]?.exec(words)?.[0] ?? '')?.[1] ?? 'shape',
      words,
    );
  if (drawingWords.test(words))
    return oneOf(
      layers.filter(({ kind }) => kind === 'DRAWING'),
      'sketch',
      words,
    );
  if (pictureWords.test(words))
    return oneOf(
      layers.filter((layer) => layer.kind === 'IMAGE' && !layer.isMark),
      'picture',
      words,
    );
  if (/\bshapes?\b/i.test(words))
    return oneOf(
      layers.filter(({ kind }) => kind === 'SHAPE'),
      'shape',
      words,
    );
  if (textWords.test(words)) return texts(scene, words);
  if (allWords.test(words)) return [...layers];
  if (itWords.test(words)) return atHand(scene);
  return [];
}

/** The texts that words mean where they can mean nothing else: "the lower line" is no line that was drawn. */
export function textsMeant(clause: Clause, scene: Scene, words: string): DesignLayer[] {
  const named = namedLayers(clause, scene, words)?.filter(isText) ?? [];
  if (named.length > 0) return named;
  return itWords.test(words) && !/\bline\b/i.test(words) && !textWords.test(words)
    ? atHand(scene).filter(isText)
    : texts(scene, words);
}

/** The layers that are quoted, or the only one that is called by its name. */
function namedLayers(clause: Clause, { document: { layers } }: Scene, words: string): DesignLayer[] | null {
  for (const quote of quotesIn({ ...clause, text: words })) {
    const said = quote.toLowerCase();
    const named = layers.filter(
      (layer) =>
        layer.name.toLowerCase() === said ||
        (layer.kind === 'TEXT' && layer.text.toLowerCase().replaceAll('\n', ' ').includes(said)),
    );
    if (named.length > 0) return named;
  }
  const own = layers.filter((layer) => isNamedIn(layer, words));
  return own.length === 1 && !(allWords.test(words) && layers.length > 1) ? own : null;
}

function texts({ document: { layers }, look }: Scene, words: string): DesignLayer[] {
  const all = layers.filter(isText);
  const exact = /\bbrand name\b|\bname of (?:the|our|my) brand\b/i.test(words)
    ? look.brandName
    : /\b(?:slogan|tagline)\b/i.test(words)
      ? look.slogan
      : null;
  if (exact) {
    const said = exact.toLowerCase();
    const named = all.filter(
      (layer) => layer.kind === 'TEXT' && layer.text.toLowerCase().replaceAll('\n', ' ') === said,
    );
    if (named.length > 0) return named;
  }
  return oneOf(describedTexts(all, words), 'text', words);
}

/** "The small text at the bottom": the one that is told by its size or its place. */
function describedTexts(all: DesignLayer[], words: string): DesignLayer[] {
  const said =
    /\b(?<size>small|smaller|little|tiny|big|bigger|large)?\s*(?:text|line|words?|wording|writing)\b(?:\s+(?:at|on) the\s+(?<at>top|bottom))?|\b(?<of>top|bottom|upper|lower)\s+(?:text|line|words?)\b/i.exec(
      words,
    )?.groups;
  const at = said?.['at'] ?? said?.['of'];
  if (all.length < 2 || (!at && !said?.['size'])) return all;
  const isFirst = at ? /^(?:top|upper)$/i.test(at) : /^(?:small|little|tiny)/i.test(said?.['size'] ?? '');
  const measure = (layer: DesignLayer) =>
    at ? layer.y : layer.kind === 'TEXT' ? layer.fontSize : layer.height;
  const ordered = [...all].sort((a, b) => measure(a) - measure(b));
  const one = isFirst ? ordered[0] : ordered.at(-1);
  return one ? [one] : all;
}

/** A layer whose own name or words stand in the clause: "the Slow mornings text". */
function isNamedIn(layer: DesignLayer, words: string): boolean {
  const said = words.toLowerCase();
  const own = [layer.name, ...(layer.kind === 'TEXT' ? [layer.text.replaceAll('\n', ' ')] : [])];
  return own.some((name) => {
    const lower = name.toLowerCase();
    const isCommon =
      /^(?:text|logo|mark|picture|sketch|drawing|shape|circle|line|star|heart|rectangle|square|triangle)$/.test(
        lower,
      );
    return (
      lower.length > 2 &&
      !isCommon &&
      new RegExp(`(?<![\\p{L}\\p{N}])${escaped(lower)}(?![\\p{L}\\p{N}])`, 'u').test(said)
    );
  });
}
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

function oneOf(found: DesignLayer[], what: string, words: string): DesignLayer[] {
  if (found.length === 0)
    throw new OperationError(
      'not_found',
      `There’s no ${what} on this design. Say what to add first, as in “add the ${what === 'text' ? 'text “Slow mornings”' : what}”.`,
    );
  if (
    found.length === 1 ||
    allWords.test(words) ||
    new RegExp(`\\b(?:all|both|every)\\b|\\b(?:the|these|those) (?:\\w+ )?${escaped(what)}s\\b`, 'i').test(
      words,
    )
  )
    return found;
  throw new OperationError(
    'conflict',
    `Which ${what}? There are ${found.length}: ${found.slice(-6).map(layerWords).join(', ')}.`,
  );
}

/** What "it" means: what the clause before was about, else the only layer, else the front one. */
function atHand({ document: { layers }, last }: Scene): DesignLayer[] {
  const recent = layers.filter(({ id }) => last.includes(id));
  if (recent.length > 0) return recent;
  const front = layers.at(-1);
  return front ? [front] : [];
}

/** Layers that may be changed: a locked one is refused, with how to go on. */
export function unlocked(layers: readonly DesignLayer[]): readonly DesignLayer[] {
  const locked = layers.filter(({ isLocked }) => isLocked);
  const [first] = locked;
  if (first && locked.length === layers.length)
    throw new OperationError(
      'bad_transition',
      `The ${layerWords(first)} is locked. Say “unlock the ${layerWords(first)}” first.`,
    );
  return layers.filter(({ isLocked }) => !isLocked);
}

/** "Logo and text “Slow”". */
export function listed(layers: readonly DesignLayer[]): string {
  const text = layers.length > 4 ? `${layers.length} layers` : listWords(layers.map(layerWords));
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
