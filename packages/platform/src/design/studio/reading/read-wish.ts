import { designModelSaid } from './words-of-models.ts';
import type { DesignMode, DesignModelName } from '@brandwright/contract/design/studio/enums.ts';
import type { ProductTemplate } from '@brandwright/contract/design/studio/templates.ts';
import { readColors } from '@brandwright/language/values/colors.ts';
import { printedWords } from '@brandwright/language/values/printed-words.ts';
import { spokenColor } from '../spoken-color.ts';
import { motifSaid } from './motif.ts';
import { otherProduct, type OtherProduct } from './other-products.ts';
import { productSaid } from './product.ts';

/** What a request for a new design says. */
export interface DesignWish {
  template: ProductTemplate | undefined;
  productColor: string | undefined;
  mode: DesignMode | undefined;
  model: DesignModelName | undefined;
  /** What is to stand on it, said as a change: “add the text "Slow mornings"”. */
  additions: string[];
  /** The name said for the design: "called Harvest Tote". */
  name: string | undefined;
  /** What it is about, for pictures: the request without its opening. */
  subject: string;
  /** The community design to copy, by its name. */
  community: string | undefined;
  /** What should be seen on it and is no text, logo or shape: "lemons". */
  motif: string | undefined;
  /** Whether words should be on it and it does not say which: "a mug with a slogan". */
  wantsWords: boolean;
  /** What is to be designed, where the studio has no blank of it. */
  other: OtherProduct | undefined;
}

const opening =
  /^(?:(?:ok|okay|hey|hi|please|pls|now|and|also|then|so|can you|could you|would you|i want to|i'd like to|i need|let's|lets|help me)[,\s]+)*(?:(?:design|start|make|create|begin|draw up|draft|build|open|set up|do|give me|i want|new|prepare|mock up)\s+(?:me\s+|us\s+)?)*(?:(?:a|an|the|my|our|another|new|blank|empty)\s+)*(?:(?:new|product|blank|empty)\s+)*(?:designs?\s*(?:for|of|from|on|with|that|:|,)?\s*)?/i;
const named =
  /\b(?:called|named|titled|name it|call it)\s+["“']?([^"”',.]+?)["”']?(?=$|[,.]|\s+(?:with|in|on|that|and)\b)/i;
/** Stands for the words to be printed while the rest is read. */
const printedPlace = 'text';
const quote = /["“]([^"”]{1,300})["”]|(?<=\s)['‘]([^'’]{1,300})['’](?=$|[\s.,;!?])/;

/** Reads what a request for a new design says: product, color, what stands on it, how it begins. */
export function readWish(request: string): DesignWish {
  const printed = printedWords(request);
  const text = printed?.text;
  // What is to be printed names no product, color or logo.
  const plain = printed
    ? `${request.slice(0, printed.start)}${printedPlace}${request.slice(printed.end)}`
    : request;
  const body = plain.replace(named, ' ');
  const product = productSaid(body.replaceAll(new RegExp(quote, 'g'), ' '));
  const subject = request
    .replace(opening, '')
    .replace(named, '')
    .replace(/[\s.!?]+$/, '')
    .trim();
  const additions: string[] = [];
  if (text !== undefined) additions.push(`add the text "${text}"${inkSaid(body)}${fontWords(body)}`);
  else if (/\b(?:brand|company|store|shop)(?:['’]s)? name\b|\bour name\b/i.test(body))
    additions.push(`add the brand name${inkSaid(body)}`);
  else if (/\b(?:our|my|the|brand|company|store|shop)(?:['’]s)?\s+(?:slogan|tagline)\b/i.test(body))
    additions.push(`add the slogan${inkSaid(body)}`);
  const shape =
    /\bwith (?:a |an )?((?:\w+ )?(?:circle|star|heart|triangle|stripe|band|square|line|ring))\b/i.exec(
      body,
    )?.[1];
  if (shape !== undefined) additions.push(`add a ${shape}`);
  if (/\b(?:logo|brand mark|monogram|emblem)\b/i.test(body))
    additions.push(logoWords(body, additions.length > 0));
  return {
    template: product?.template,
    productColor: product && colorOfProduct(body, product.said),
    mode: modeSaid(request),
    model: designModelSaid(request),
    additions,
    name: named.exec(plain)?.[1]?.trim().slice(0, 80),
    subject,
    community: communitySaid(request),
    motif: shape === undefined ? motifSaid(body) : undefined,
    wantsWords: text === undefined && additions.length === 0 && saysSomeWords(body),
    other: otherProduct(body.replaceAll(new RegExp(quote, 'g'), ' ')),
  };
}

/** Whether a request wants words to be printed without saying which: "with a slogan", "some text". */
export const saysSomeWords = (words: string): boolean =>
  /\b(?:an?|some|any|the)\s+(?:[\p{L}-]+\s+)?(?:slogan|text|quote|phrase|words|saying|lettering|motto|message)\b/iu.test(
    words,
  );

/** The color right before the product, or after "in" at its side: "dark green tote", "a tote in dark green". */
function colorOfProduct(words: string, product: string): string | undefined {
  const at = words.toLowerCase().indexOf(product.toLowerCase());
  const before = words.slice(Math.max(0, at - 28), at);
  const colorBefore = spokenColor(lastWords(before));
  if (colorBefore) return colorBefore.hex;
  const after = words.slice(at + product.length);
  const inColor = /^\s*(?:bag|mug|shirt|tee|design|box|jar)?\s*(?:in|:|,)\s+([\w #-]{3,24})/i.exec(
    after,
  )?.[1];
  return inColor === undefined ? undefined : spokenColor(inColor)?.hex;
}
const lastWords = (words: string) =>
  words.split(/\b(?:a|an|the|for|with|our|my|on|of|design|new)\b/i).at(-1) ?? '';

const inBefore =
  /(?:\b(?:text|name|words?|letters|lettering|print|slogan|logo|it|on it)\s+)?\bin (?:an? )?$/i;
const lettersBehind = /^\s+(?:text|letters|lettering|type|words|print)\b/i;
/** The ink: the color that stands after "in" and is not the product's own, or before "letters". */
function inkSaid(words: string): string {
  const product = productSaid(words);
  const plain = words.replaceAll(new RegExp(quote, 'g'), ' ');
  const colors = readColors(plain).filter(({ negated, hex }) => !negated && hex !== null);
  const isProducts = (at: number) =>
    product !== undefined && at >= product.index && at - (product.index + product.said.length) <= 2;
  const behindIn = colors.find(({ start }) => {
    const at = plain.slice(0, start).search(inBefore);
    return at >= 0 && !isProducts(at);
  });
  const ink = behindIn ?? colors.find(({ end }) => lettersBehind.test(plain.slice(end)));
  return ink ? ` in ${ink.text.toLowerCase()}` : '';
}

const fontWords = (words: string) => {
  const found =
    /\b(?:in|with) (?:a |an )?((?:\w+ )?(?:handwritten|handwriting|script|serif|bold|elegant|modern|block|cursive)) ?(?:font|typeface|letters|lettering|type)?\b/i.exec(
      words,
    )?.[1];
  return found === undefined ? '' : ` in a ${found} font`;
};

function logoWords(words: string, isBeside: boolean): string {
  const place =
    /\b(?:on|at|in) the (left chest|right chest|chest|top left|top right|top|bottom left|bottom right|bottom|middle|center|centre|back|corner)\b/i.exec(
      words,
    )?.[1];
  return `add the logo${place === undefined || /back/i.test(place) ? (isBeside ? ' at the top' : '') : ` ${/chest/i.test(place) ? 'on' : 'at'} the ${place}`}`;
}

function modeSaid(words: string): DesignMode | undefined {
  if (/\bcommunity\b/i.test(words)) return 'DESIGNCOMMUNITY';
  if (/\bremix\b/i.test(words)) return 'REMIX';
  if (/\bsketch(?:es)?\b/i.test(words)) return 'DESIGNSKETCH';
  if (/\btemplates?\b/i.test(words)) return 'DESIGNTEMPLATE';
  if (/\b(?:blank|empty) (?:canvas|\w+ design|design)\b/i.test(words)) return 'NONE';
  return undefined;
}

const communitySaid = (words: string): string | undefined =>
  /\bcommunity\b/i.test(words)
    ? /\bcommunity(?:['’]s)?\s+(?:designs?|template|one)?\s*(?:called|named)?\s*["“']?([^"”'.,!?]+)/i
        .exec(words)?.[1]
        ?.trim() || undefined
    : undefined;
