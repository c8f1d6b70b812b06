import type { BrandKitContent } from '@brandwright/contract/brand-kits/entities.ts';
import { tabNames, type SlideKey } from '@brandwright/contract/brand-kits/enums.ts';
import { dollars } from '@brandwright/contract/brand-kits/say.ts';
import { valuesOf } from '@brandwright/contract/brand-kits/recolor.ts';
import { brandVoice } from '@brandwright/artwork/drawing/lettering/brand-voice.ts';
import { chosenAudience, chosenIdea, chosenSkus, isPicture } from '../rules.ts';
import {
  contentBottom,
  contentTop,
  innerWidth,
  label,
  plain,
  slideHeight,
  slidePadding,
  slideWidth,
  strong,
  type Piece,
  type SlideLook,
} from './pieces.ts';
import { researchPages } from './research-pages.ts';
import { setBlock, sizeFor } from './set-text.ts';

/** The pages of a slide: one, but for research that is longer. */
export function layOut(kit: BrandKitContent, key: SlideKey): Piece[][] {
  const idea = chosenIdea(kit);
  const ground =
    kit.slideColors.find((one) => one.key === key)?.value ?? idea?.colorPalette[0]?.hexCode ?? '#FFFFFF';
  const brandName = idea?.brandName ?? kit.category;
  const { typeface, casing, tracking } = brandVoice(brandName).name;
  const look: SlideLook = {
    kit,
    ground,
    ink: valuesOf(ground).textColor,
    name: { typeface, casing, tracking },
    brandName,
  };
  if (key === 'MARKET_RESEARCH') return researchPages(look).map((pieces) => [...frame(look, key), ...pieces]);
  return [[...frame(look, key), ...slides[key](look)]];
}

const slides: Record<Exclude<SlideKey, 'MARKET_RESEARCH'>, (look: SlideLook) => Piece[]> = {
  IDEA: ideaSlide,
  MOODBOARD: moodboardSlide,
  PRODUCT_SKUS: productSlide,
  GET_STARTED: startSlide,
  SUMMARY: summarySlide,
};

/** Ground, the slide's name and the brand's. */
function frame({ ground, ink, name, brandName }: SlideLook, key: SlideKey): Piece[] {
  return [
    { kind: 'rect', x: 0, y: 0, width: slideWidth, height: slideHeight, fill: ground },
    {
      kind: 'text',
      x: slidePadding,
      y: slidePadding + 11,
      words: tabNames[key],
      size: 10,
      color: ink,
      face: label,
    },
    {
      kind: 'text',
      x: slideWidth - slidePadding,
      y: slidePadding + 13,
      words: brandName,
      size: 15,
      color: ink,
      face: name,
      anchor: 'end',
    },
  ];
}

const column = (innerWidth - 32) / 2;

/** The brand's name at the top of a slide. */
const brandTitle = ({ ink, name, brandName }: SlideLook, size: number): Piece => ({
  kind: 'text',
  x: slidePadding,
  y: contentTop + size * 0.86,
  words: brandName,
  size,
  color: ink,
  face: name,
});

function ideaSlide(look: SlideLook): Piece[] {
  const { kit, ink, name, brandName } = look;
  const idea = chosenIdea(kit);
  if (!idea) return [];
  const size = sizeFor(brandName, name, column, 58);
  const title = brandTitle(look, size);
  const slogan = setBlock(idea.slogan, {
    x: slidePadding,
    y: contentTop + size + 18,
    width: column,
    size: 20,
    color: ink,
    face: plain,
    mostLines: 3,
  });
  const mission = setBlock(idea.mission, {
    x: slidePadding,
    y: slogan.below + 14,
    width: column,
    size: 13,
    color: ink,
    face: plain,
    leading: 1.5,
    mostLines: 7,
  });
  const props = stack(idea.valueProps, mission.below + 16, (prop, y) => {
    const { pieces, below } = setBlock(prop, {
      x: slidePadding + 16,
      y,
      width: column - 16,
      size: 12.5,
      color: ink,
      face: strong,
      mostLines: 2,
    });
    return {
      pieces: [
        { kind: 'rect', x: slidePadding, y: y + 5, width: 6, height: 6, fill: ink, radius: 3 },
        ...pieces,
      ],
      below: below + 8,
    };
  });
  const left = slidePadding + column + 32;
  const side = (column - 12) / 2;
  const pictures = idea.images.flatMap((url, at): Piece[] =>
    picture(url, left + (at % 2) * (side + 12), contentTop + Math.floor(at / 2) * (side + 12), side),
  );
  return [
    title,
    ...slogan.pieces,
    ...mission.pieces,
    ...props,
    ...pictures,
    ...paletteStrip(kit, left, contentTop + 2 * side + 30, column, ink),
  ];
}

/** The four colors with their names. */
function paletteStrip(kit: BrandKitContent, x: number, y: number, width: number, ink: string): Piece[] {
  const palette = chosenIdea(kit)?.colorPalette ?? [];
  const step = width / Math.max(1, palette.length);
  return palette.flatMap(({ hexCode, name }, at): Piece[] => [
    // A thin edge, so that the color of the ground is seen too.
    {
      kind: 'rect',
      x: x + at * step - 0.75,
      y: y - 0.75,
      width: step - 6.5,
      height: 37.5,
      fill: ink,
      radius: 7,
    },
    { kind: 'rect', x: x + at * step, y, width: step - 8, height: 36, fill: hexCode, radius: 6 },
    ...setBlock(name, {
      x: x + at * step,
      y: y + 44,
      width: step - 8,
      size: 8,
      color: ink,
      face: strong,
      mostLines: 1,
    }).pieces,
    { kind: 'text', x: x + at * step, y: y + 65, words: hexCode, size: 7.5, color: ink, face: plain },
  ]);
}

const picture = (url: string, x: number, y: number, side: number, height = side): Piece[] =>
  isPicture(url) ? [{ kind: 'picture', x, y, width: side, height, url, radius: 8 }] : [];

/** Things one below the other. */
function stack<T>(
  items: readonly T[],
  top: number,
  draw: (item: T, y: number) => { pieces: Piece[]; below: number },
): Piece[] {
  let y = top;
  return items.flatMap((item) => {
    const { pieces, below } = draw(item, y);
    y = below;
    return pieces;
  });
}

function moodboardSlide({ kit }: SlideLook): Piece[] {
  const gap = 12;
  const width = (innerWidth - 3 * gap) / 4;
  const height = (contentBottom - contentTop - gap) / 2;
  return kit.moodboardImages.flatMap((url, at) =>
    picture(
      url,
      slidePadding + (at % 4) * (width + gap),
      contentTop + Math.floor(at / 4) * (height + gap),
      width,
      height,
    ),
  );
}

function productSlide({ kit, ink }: SlideLook): Piece[] {
  const chosen = chosenSkus(kit).slice(0, 6);
  const columns = chosen.length > 3 ? 3 : Math.max(1, chosen.length);
  const rows = Math.ceil(chosen.length / columns);
  const gap = 20;
  const width = Math.min(240, (innerWidth - (columns - 1) * gap) / columns);
  const rowHeight = (contentBottom - contentTop - (rows - 1) * gap) / Math.max(1, rows);
  const side = rows > 1 ? Math.min(width, rowHeight - 88) : Math.min(width, rowHeight - 150);
  return chosen.flatMap((sku, at): Piece[] => {
    const x = slidePadding + (at % columns) * (width + gap);
    const y = contentTop + Math.floor(at / columns) * (rowHeight + gap);
    const title = setBlock(sku.title, {
      x,
      y: y + side + 10,
      width,
      size: 14,
      color: ink,
      face: strong,
      mostLines: 2,
      leading: 1.25,
    });
    const price = setBlock(`${dollars(sku.suggestedRetailPrice)}   ·   popularity ${sku.popularity} of 100`, {
      x,
      y: title.below + 2,
      width,
      size: 10.5,
      color: ink,
      face: plain,
      mostLines: 1,
    });
    const text = setBlock(sku.description, {
      x,
      y: price.below + 3,
      width,
      size: 10.5,
      color: ink,
      face: plain,
      mostLines: rows > 1 ? 2 : 6,
    });
    return [...picture(sku.image, x, y, width, side), ...title.pieces, ...price.pieces, ...text.pieces];
  });
}

/** What a founder does next with a kit that stands. */
const steps: readonly (readonly [string, string])[] = [
  [
    'Find a maker',
    'Ask for suppliers who make your first product, with their minimum, price and lead time beside each other.',
  ],
  [
    'Write the tech pack',
    'Materials, measures, colors of this kit and packaging on one page, so that every maker quotes the same thing.',
  ],
  ['Order a sample', 'Hold it, use it and photograph it before you order a first run.'],
  [
    'Count the landed cost',
    'Price, freight and duty together tell whether the recommended price leaves you a margin.',
  ],
  ['Open the waitlist', 'Share the public page of this kit and let people leave an email until you launch.'],
];

function startSlide({ ink, name }: SlideLook): Piece[] {
  const heading: Piece = {
    kind: 'text',
    x: slidePadding,
    y: contentTop + 36,
    words: 'From kit to first order',
    size: 40,
    color: ink,
    face: name,
  };
  const rows = stack(steps, contentTop + 74, ([title, text], y) => {
    const number = String(steps.findIndex((step) => step[0] === title) + 1);
    const head = setBlock(title, { x: slidePadding + 44, y, width: 220, size: 16, color: ink, face: strong });
    const body = setBlock(text, {
      x: slidePadding + 270,
      y,
      width: innerWidth - 270,
      size: 12.5,
      color: ink,
      face: plain,
      leading: 1.5,
    });
    return {
      pieces: [
        { kind: 'text', x: slidePadding, y: y + 20, words: number, size: 26, color: ink, face: name },
        ...head.pieces,
        ...body.pieces,
      ],
      below: Math.max(head.below, body.below) + 34,
    };
  });
  return [heading, ...rows];
}

function summarySlide(look: SlideLook): Piece[] {
  const { kit, ink, name, brandName } = look;
  const idea = chosenIdea(kit);
  if (!idea) return [];
  const size = sizeFor(brandName, name, innerWidth * 0.55, 64);
  const title = brandTitle(look, size);
  const slogan = setBlock(idea.slogan, {
    x: slidePadding,
    y: contentTop + size + 12,
    width: innerWidth * 0.55,
    size: 16,
    color: ink,
    face: plain,
    mostLines: 2,
  });
  const audience = chosenAudience(kit);
  const skus = chosenSkus(kit);
  const prices = skus.map((sku) => sku.suggestedRetailPrice);
  const facts: [string, string][] = [
    ['Product', kit.productDescription],
    ...(audience
      ? [['For', `${audience.name}${audience.ageRange ? `, ${audience.ageRange}` : ''}`] as [string, string]]
      : []),
    ...(skus.length > 0
      ? [
          ['Starts with', skus.map((sku) => sku.title).join(', ')] as [string, string],
          [
            'Prices',
            Math.min(...prices) === Math.max(...prices)
              ? dollars(prices[0] ?? 0)
              : `${dollars(Math.min(...prices))} to ${dollars(Math.max(...prices))}`,
          ] as [string, string],
        ]
      : []),
  ];
  const rows = stack(facts, slogan.below + 18, ([what, text], y) => {
    const head = setBlock(what, {
      x: slidePadding,
      y: y + 1,
      width: 90,
      size: 8.5,
      color: ink,
      face: label,
      mostLines: 1,
    });
    const body = setBlock(text, {
      x: slidePadding + 96,
      y,
      width: innerWidth * 0.55 - 96,
      size: 12.5,
      color: ink,
      face: plain,
      mostLines: 3,
    });
    return { pieces: [...head.pieces, ...body.pieces], below: Math.max(head.below, body.below) + 8 };
  });
  const left = slidePadding + innerWidth * 0.6;
  const width = innerWidth * 0.4;
  const pictures = [...idea.images, ...kit.moodboardImages].filter(isPicture).slice(0, 3);
  const big = pictures.slice(0, 1).flatMap((url) => picture(url, left, contentTop, width, 250));
  const small = pictures
    .slice(1)
    .flatMap((url, at) => picture(url, left + at * (width / 2 + 6), contentTop + 262, width / 2 - 6, 130));
  return [
    title,
    ...slogan.pieces,
    ...rows,
    ...big,
    ...small,
    ...paletteStrip(kit, slidePadding, contentBottom - 72, innerWidth * 0.55, ink),
  ];
}
