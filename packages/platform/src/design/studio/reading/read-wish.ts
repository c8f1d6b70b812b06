import { designModelSaid } from './words-of-models.ts';
import type { DesignMode, DesignModelName } from '@brandwright/contract/design/studio/enums.ts';
import type { ProductTemplate } from '@brandwright/contract/design/studio/templates.ts';
import { readColors } from '@brandwright/language/values/colors.ts';
import { spokenColor, withoutInk } from '../spoken-color.ts';
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
}

const opening =
  /^(?:(?:ok|okay|hey|hi|please|pls|now|and|also|then|so|can you|could you|would you|i want to|i'd like to|i need|let's|lets|help me)[,\s]+)*(?:(?:design|start|make|create|begin|draw up|draft|build|open|set up|do|give me|i want|new|prepare|mock up)\s+(?:me\s+|us\s+)?)*(?:(?:a|an|the|my|our|another|new|blank|empty)\s+)*(?:(?:new|product|blank|empty)\s+)*(?:designs?\s*(?:for|of|from|on|with|that|:|,)?\s*)?/i;
const named =
  /\b(?:called|named|titled|name it|call it)\s+["“']?([^"”',.]+?)["”']?(?=$|[,.]|\s+(?:with|in|on|that|and)\b)/i;
const quote = /["“]([^"”]{1,300})["”]|(?<=\s)['‘]([^'’]{1,300})['’](?=$|[\s.,;!?])/;

/** Reads what a request for a new design says: product, colour, what stands on it, how it begins. */
export function readWish(request: string): DesignWish {
  const product = productSaid(request.replaceAll(new RegExp(quote, 'g'), ' '));
  const body = request.replace(named, ' ');
  const said = quote.exec(body);
  const text = said?.[1] ?? said?.[2] ?? unquotedText(body);
  const subject = request
    .replace(opening, '')
    .replace(named, '')
    .replace(/[\s.!?]+$/, '')
    .trim();
  const additions: string[] = [];
  if (text !== undefined) additions.push(`add the text "${text}"${inkSaid(body)}${fontWords(body)}`);
  else if (/\b(?:brand|company|store|shop)(?:['’]s)? name\b|\bour name\b/i.test(body))
    additions.push(`add the brand name${inkSaid(body)}`);
  else if (/\b(?:slogan|tagline)\b/i.test(body)) additions.push(`add the slogan${inkSaid(body)}`);
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
    name: named.exec(request)?.[1]?.trim().slice(0, 80),
    subject,
    community: communitySaid(request),
  };
}

/** The colour right before the product, or after "in" at its side: "dark green tote", "a tote in dark green". */
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

/** The words that a request gives without quotation marks: "that says slow mornings". */
function unquotedText(words: string): string | undefined {
  const found =
    /\b(?:that says?|saying|that reads?|reading|with the (?:words?|text|line|phrase|quote))\s+(.+?)(?=\s+(?:in (?:a |an )?(?:\w+ )?(?:font|script|lettering|serif|caveat)|on (?:a|an|the|our|it)\b|across\b|for our\b|and (?:our|the|a)\b|with (?:our|the|a)\b)|[,.;!]|$)/i.exec(
      words,
    )?.[1];
  const text = found === undefined ? '' : withoutInk(found).trim();
  return text === '' ? undefined : text.slice(0, 300);
}

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
