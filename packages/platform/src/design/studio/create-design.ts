import { OperationError, type InputOf } from '@brandwright/contract';
import { connectedEngines, engineFor } from '@brandwright/providers/image-maker/connected.ts';
import { readPrompt } from '@brandwright/artwork/image-maker/read-prompt.ts';
import { createDesign } from '@brandwright/contract/design/studio/create-design.ts';
import {
  productTemplates,
  templateNamed,
  type ProductTemplate,
} from '@brandwright/contract/design/studio/templates.ts';
import type { DesignDocument } from '@brandwright/contract/design/studio/document.ts';
import type { DesignMode } from '@brandwright/contract/design/studio/enums.ts';
import { getCatalogItem } from '@brandwright/contract/sourcing/marketplace/get-catalog-item.ts';
import { getFile } from '@brandwright/contract/store/get-file.ts';
import { singularNoun } from '@brandwright/language/products/singular-noun.ts';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { brandLook } from './brand-look.ts';
import { findCommunityDesign } from './community.ts';
import { colorName } from './spoken-color.ts';
import { ofStore } from './find-design.ts';
import { makePicture, newLayerId } from './make-layers.ts';
import { noSuchBlank } from './reading/other-products.ts';
import { productSaid } from './reading/product.ts';
import { readChange } from './reading/read-change.ts';
import { readWish, type DesignWish } from './reading/read-wish.ts';
import { checkPicture } from './render/load-pictures.ts';
import { keepDesign, noGenerations } from './save-design.ts';
import { showDesign } from './show-design.ts';
import { productDesigns, type StoredGenerations } from './tables.ts';

type Input = InputOf<typeof createDesign>;

const undoNew = z.object({ designId: z.uuid() });

/** A new design goes when it is undone; nothing else knows of it yet. */
export const undoCreation = async (context: Context, saved: unknown) => {
  const { designId } = undoNew.parse(saved);
  await context.db.delete(productDesigns).where(ofStore(context, eq(productDesigns.id, designId)));
};

/** The product a design stands on when none is named. */
const usual = 'tote';

/** A picture or an item that a design begins from. */
interface Beginning {
  pictureUrl: string | null;
  title: string;
  itemId: string | null;
}

/** Whether pictures made here can show what was asked for: a connected model's can, the built-in renderer's say what they cannot. */
const canDraw = ({ providers }: Context, { motif, subject }: DesignWish): boolean =>
  motif === undefined ||
  connectedEngines(providers.imageMaker).length > 0 ||
  readPrompt(subject, undefined, '').notDrawn.length === 0;

async function copyOfCommunity(context: Context, input: Input, named: string | undefined) {
  const from = await findCommunityDesign(context, named);
  return keepDesign(
    context,
    {
      name: input.name ?? from.name,
      mode: 'DESIGNCOMMUNITY',
      step: 'REFINE',
      model: input.model ?? 'OPENAI',
      document: from.document,
      generations: noGenerations,
      sketchKeys: [],
    },
    `Copied from ${from.madeBy} in the community`,
  );
}

async function newDesign(context: Context, input: Input, wish: DesignWish) {
  if (wish.model) engineFor(context.providers.imageMaker, wish.model);
  const begin = await beginning(context, input);
  const template = templateFor(input, wish, begin);
  const look = await brandLook(context, input.brandKit);
  const mode = modeOf(input, wish, begin, template);
  const isSketch = mode === 'DESIGNSKETCH';
  const document: DesignDocument = {
    templateKey: template.key,
    productColor: input.productColor ?? wish.productColor ?? template.color,
    layers: [],
  };
  if (begin.pictureUrl !== null && !isSketch && mode !== 'DESIGNEXISTING' && mode !== 'REMIX') {
    const pixels = await checkPicture(context, begin.pictureUrl);
    document.layers = [
      makePicture(template.printArea, {
        id: newLayerId('IMAGE', []),
        url: begin.pictureUrl,
        name: begin.title || 'Picture',
        isMark: false,
        pixels,
      }),
    ];
  }
  const prompt = promptOf(input, wish, begin);
  const scene = {
    name: input.name ?? wish.name ?? nameFor(wish, template, begin, look.brandName),
    document,
    look,
    last: [],
  };
  const drawn = wish.additions.length > 0 ? readChange(wish.additions.join('; '), scene).scene : scene;
  const generations: StoredGenerations = {
    ...noGenerations,
    prompt,
    attributes: input.attributes
      ? { form: '', material: '', color: '', finish: '', style: '', ...input.attributes }
      : null,
    firstPictures:
      begin.pictureUrl !== null && !isSketch && (mode === 'DESIGNEXISTING' || mode === 'REMIX')
        ? [{ pictureId: crypto.randomUUID(), url: begin.pictureUrl, prompt: begin.title }]
        : [],
  };
  return keepDesign(
    context,
    {
      name: drawn.name,
      mode,
      step: drawn.document.layers.length > 0 || mode === 'NONE' ? 'REFINE' : 'PROMPT',
      model: input.model ?? wish.model ?? 'OPENAI',
      document: drawn.document,
      generations,
      sketchKeys: isSketch && begin.pictureUrl !== null ? [begin.pictureUrl] : [],
      brandKitId: look.brandKitId,
      itemId: begin.itemId,
    },
    'Begun',
  );
}

/** The picture or item that the input names, looked at before anything is kept. */
async function beginning(context: Context, { itemId, fileId, pictureUrl }: Input): Promise<Beginning> {
  if (itemId !== undefined) {
    const item = await context.call(getCatalogItem, { itemId });
    return { pictureUrl: item.pictureUrls[0] ?? null, title: item.title, itemId: item.itemId };
  }
  if (fileId !== undefined) {
    const file = await context.call(getFile, { fileId });
    if (!file.contentType.startsWith('image/'))
      throw new OperationError(
        'unsupported_file',
        'A design starts from a picture. Attach a PNG, JPG or WebP.',
      );
    await checkPicture(context, file.url);
    return { pictureUrl: file.url, title: file.name.replace(/\.\w+$/, ''), itemId: null };
  }
  if (pictureUrl === undefined) return { pictureUrl: null, title: '', itemId: null };
  await checkPicture(context, pictureUrl);
  return { pictureUrl, title: '', itemId: null };
}

function templateFor(input: Input, wish: DesignWish, begin: Beginning): ProductTemplate {
  if (input.templateKey !== undefined) {
    const named = templateNamed(input.templateKey) ?? productSaid(input.templateKey)?.template;
    if (named) return named;
    throw new OperationError(
      'not_found',
      `There’s no product “${input.templateKey}” to design on. Choose from ${productTemplates.map(({ name }) => name.toLowerCase()).join(', ')}.`,
    );
  }
  if (wish.other && input.itemId === undefined) throw noSuchBlank(wish.other, wish.motif);
  const attributes = Object.values(input.attributes ?? {}).join(' ');
  const found =
    wish.template ??
    productSaid(attributes)?.template ??
    productSaid(begin.title)?.template ??
    templateNamed(input.mode === 'TSHIRT' ? 'tee' : usual);
  if (!found) throw new OperationError('not_found', 'There’s no product to design on.');
  return found;
}

function modeOf(input: Input, wish: DesignWish, begin: Beginning, template: ProductTemplate): DesignMode {
  if (input.mode) return input.mode;
  if (wish.mode) return wish.mode;
  if (begin.itemId !== null) return 'DESIGNEXISTING';
  if (input.attributes) return 'DESIGNATTRIBUTE';
  if (input.templateKey !== undefined) return 'DESIGNTEMPLATE';
  if (template.key === 'tee') return 'TSHIRT';
  return input.words === undefined ? 'DESIGNSTUDIO' : 'CREATION';
}

function promptOf({ attributes }: Input, wish: DesignWish, begin: Beginning): string {
  const parts = [wish.subject || begin.title, ...Object.values(attributes ?? {})]
    .map((part) => part.trim())
    .filter(Boolean);
  return [...new Set(parts)].join(', ').slice(0, 1500);
}

/** "Slow mornings tote", "Maren tee", "Dark green tote". */
function nameFor(wish: DesignWish, template: ProductTemplate, begin: Beginning, brandName: string): string {
  const product = template.name.toLowerCase();
  const said = /"([^"]+)"/.exec(wish.additions.join(' '))?.[1];
  if (said !== undefined) return titled(`${said.slice(0, 40)} ${product}`);
  if (wish.additions.length > 0) return titled(`${brandName} ${product}`.slice(0, 80));
  if (begin.title !== '') return titled(begin.title.slice(0, 70));
  if (wish.motif !== undefined)
    return titled(`${singularNoun(wish.motif.replace(/^an?\s+/i, '')).slice(0, 40)} ${product}`);
  return titled(`${wish.productColor ? `${colorName(wish.productColor)} ` : 'New '}${product}`);
}

const titled = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

export default implement(createDesign, {
  async run(context, input) {
    const wish = readWish(input.words ?? '');
    const community = input.communityDesignId ?? wish.community;
    const isCopy = community !== undefined || (input.mode ?? wish.mode) === 'DESIGNCOMMUNITY';
    const row = isCopy
      ? await copyOfCommunity(context, input, community)
      : await newDesign(context, input, wish);
    const notDrawn = !isCopy && wish.motif !== undefined ? [wish.motif] : [];
    return {
      output: {
        ...(await showDesign(context, row)),
        notDrawn,
        canBeDrawn: canDraw(context, wish),
        wantsWords: !isCopy && wish.wantsWords,
      },
      undo: { designId: row.id },
      subject: { kind: 'design', id: row.id },
    };
  },
  undo: undoCreation,
});
