import { ordinalPattern } from '@brandwright/language/words/ordinals.ts';
import { OperationError, type InputOf } from '@brandwright/contract';
import { chooseBrandIdea as chooseDeclaration } from '@brandwright/contract/brand-kits/choose-brand-idea.ts';
import { chooseProductIdeas as productsDeclaration } from '@brandwright/contract/brand-kits/choose-product-ideas.ts';
import { chooseTargetAudience as audienceDeclaration } from '@brandwright/contract/brand-kits/choose-target-audience.ts';
import { showBrandIdea as showDeclaration } from '@brandwright/contract/brand-kits/show-brand-idea.ts';
import type { BrandIdea, BrandKitContent } from '@brandwright/contract/brand-kits/entities.ts';
import { recolor, recolorTo } from '@brandwright/contract/brand-kits/recolor.ts';
import { countWords } from '@brandwright/language/words/number-words.ts';
import { implement } from '../kernel/request/implementation.ts';
import { changed } from './answer-change.ts';
import { exampleKit } from './examples/index.ts';
import { findKit, isUuid } from './find-kit.ts';
import { findAudience, findIdea, findSku } from './find-part.ts';
import { cancelWork } from './generation/cancel.ts';
import { markLoading } from './generation/places.ts';
import { afterIdea } from './generation/make-whole-kit.ts';
import { orderWork, type Work } from './generation/requests.ts';
import { changeKit } from './keep-kit.ts';
import { inColors } from './name-colors.ts';
import { previewPictures } from './preview-pictures.ts';
import { chooseIdea, isListed, isPicture } from './rules.ts';
import { putBack, undoOf } from './undo-change.ts';

export const showBrandIdea = implement(showDeclaration, {
  async run(context, { brandKit, brandIdea: named, which, request, color, hexCode }) {
    const brandIdea = countedIn(request) ?? named ?? which?.toLowerCase();
    const example = brandKit && isUuid(brandKit) ? exampleKit(brandKit, context.publicUrl) : undefined;
    const row = example ?? (await findKit(context, brandKit, brandIdea));
    const content: BrandKitContent = 'content' in row ? row.content : row;
    const idea = findIdea(content, brandIdea);
    const all = content.brandIdeas.generations;
    const shown = color || hexCode ? recolored(idea, content, color, hexCode) : withPictures(idea, content);
    return {
      output: {
        brandKitId: row.id,
        kitName: row.name,
        idea: shown,
        place: all.findIndex(({ uuid }) => uuid === idea.uuid) + 1,
        of: all.length,
        isChosen: content.brandIdeas.selectedUuid === idea.uuid,
        isRecolored: color !== undefined || hexCode !== undefined,
        ownColors: idea.colorPalette.map((one) => one.hexCode),
      },
      subject: { kind: 'brand_kit', id: row.id },
    };
  },
});

/** The place that a request counts: "show me the second idea", "number two" → "second". */
function countedIn(request: string | undefined): string | undefined {
  const said = (request ?? '').toLowerCase();
  const ordinal = counted.exec(said)?.[1];
  const number = /\b(?:number|no\.|idea|option|#)\s*(\d{1,2}|one|two|three|four|five|six)\b/.exec(said)?.[1];
  return ordinal?.replace(/(?:st|nd|rd|th)$/, (end) => (/\d/.test(ordinal) ? '' : end)) ?? spelled(number);
}

const counted = new RegExp(
  `\\b(${ordinalPattern})(?:\\s+(?:brand\\s+)?(?:idea|concept|one|name|brand)\\b|[\\s.!]*$)`,
  'i',
);

const spelled = (number: string | undefined): string | undefined =>
  number === undefined ? undefined : String(countWords[number] ?? number);

/** The idea that an input means; refuses (bad_input) one that names none. */
function ideaSaid({
  brandIdea,
  which,
  request,
}: Pick<InputOf<typeof chooseDeclaration>, 'brandIdea' | 'which' | 'request'>): string {
  const said = countedIn(request) ?? brandIdea ?? which?.toLowerCase();
  if (said !== undefined) return said;
  throw new OperationError('bad_input', 'Which brand idea? Say its name or its place, such as "the second".');
}

type Color = Parameters<typeof recolor>[1];

/** The idea in other colours, with pictures drawn in them. Nothing is kept. */
function recolored(
  idea: BrandIdea,
  content: BrandKitContent,
  color: Color | undefined,
  hexCode: string | undefined,
): BrandIdea {
  const own = idea.colorPalette.map((one) => one.hexCode);
  const hexCodes = hexCode ? recolorTo(own, hexCode) : color ? recolor(own, color) : own;
  const colorPalette = inColors(idea.colorPalette, hexCodes);
  return { ...idea, colorPalette, images: previewPictures({ ...idea, colorPalette }, content) };
}

/** The idea with its pictures; where there are none yet, with drawings of how it would look. */
const withPictures = (idea: BrandIdea, content: BrandKitContent): BrandIdea =>
  idea.images.some((image) => isPicture(image) || image === 'LOADING')
    ? idea
    : { ...idea, images: previewPictures(idea, content) };

export const chooseBrandIdea = implement(chooseDeclaration, {
  /** An approval names the idea that is meant, not the kit's present one. */
  async prepare(context, input) {
    const brandIdea = ideaSaid(input);
    const row = await findKit(context, input.brandKit, brandIdea);
    const idea = findIdea(row.content, brandIdea);
    return {
      input: { ...input, brandKit: row.id, brandIdea: idea.uuid, which: undefined, request: undefined },
      preview: {
        verb: `Choose ${idea.brandName}`,
        what: `${idea.brandName}, “${idea.slogan}”, becomes the brand of the kit${row.name === idea.brandName ? '' : ` ${row.name}`}.`,
        toWhom: null,
        cost: null,
        irreversible: null,
        values: [{ label: 'Brand idea', value: idea.brandName }],
        warnings: [],
      },
    };
  },
  async run(context, { brandKit, brandIdea: named, which, request, generate }) {
    const brandIdea = ideaSaid({ brandIdea: named, which, request });
    const row = await findKit(context, brandKit, brandIdea);
    const idea = findIdea(row.content, brandIdea);
    const isAnother = row.content.brandIdeas.selectedUuid !== idea.uuid;
    if (!isAnother) return changed(context, { before: row, after: row });
    await cancelWork(context, row.id, [
      'IDEA_IMAGES',
      'MOODBOARD_IMAGES',
      'PRODUCT_SKU',
      'PRODUCT_IMAGES',
      'MARKET_RESEARCH',
      'SLIDES',
    ]);
    const pictures: Work = { type: 'IDEA_IMAGES', order: { ideaUuid: idea.uuid } };
    const willMake = generate && isListed(row.content);
    const change = await changeKit(context, row.id, `Chose the idea ${idea.brandName}`, (content) => {
      const chosen = chooseIdea(content, idea.uuid);
      return willMake ? markLoading(chosen, pictures.type, pictures.order) : chosen;
    });
    if (willMake)
      await orderWork(context, row.id, [
        ...(idea.images.every(isPicture) ? [] : [pictures]),
        ...afterIdea({}),
      ]);
    return { ...(await changed(context, change)), undo: undoOf(change, 'idea') };
  },
  undo: putBack,
});

export const chooseTargetAudience = implement(audienceDeclaration, {
  async run(context, { brandKit, audience }) {
    const row = await findKit(context, brandKit);
    const { uuid, name } = findAudience(row.content, audience);
    const change = await changeKit(context, row.id, `Chose the audience ${name}`, (content) => ({
      ...content,
      targetAudiences: { ...content.targetAudiences, selectedUuid: uuid },
    }));
    return changed(context, change);
  },
  undo: putBack,
});

export const chooseProductIdeas = implement(productsDeclaration, {
  async run(context, { brandKit, productIdeas, how }) {
    const row = await findKit(context, brandKit, productIdeas[0]);
    const named = [...new Set(productIdeas.map((words) => findSku(row.content, words).uuid))];
    const now = row.content.productSkus.selectedUuids;
    const wanted = {
      ONLY: named,
      ADD: [...now, ...named.filter((uuid) => !now.includes(uuid))],
      REMOVE: now.filter((uuid) => !named.includes(uuid)),
    }[how];
    if (how === 'REMOVE' && wanted.length === now.length)
      throw new OperationError('conflict', 'That product idea is not among the chosen ones.');
    const change = await changeKit(context, row.id, 'Chose product ideas', (content) => ({
      ...content,
      productSkus: { ...content.productSkus, selectedUuids: wanted },
    }));
    return changed(context, change);
  },
  undo: putBack,
});
