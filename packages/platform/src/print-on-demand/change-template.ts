import { OperationError } from '@brandwright/contract';
import type { DesignLayer } from '@brandwright/contract/print-on-demand/entities.ts';
import { addToTemplateDesign as addDeclaration } from '@brandwright/contract/print-on-demand/add-to-template-design.ts';
import { clearTemplatePrint as clearDeclaration } from '@brandwright/contract/print-on-demand/clear-template-print.ts';
import { saveTemplateDesign as saveDeclaration } from '@brandwright/contract/print-on-demand/save-template-design.ts';
import { setTemplatePrice as priceDeclaration } from '@brandwright/contract/print-on-demand/set-template-price.ts';
import { updateProductTemplate as updateDeclaration } from '@brandwright/contract/print-on-demand/update-product-template.ts';
import { mostLayers } from '@brandwright/contract/print-on-demand/entities.ts';
import type { z } from 'zod';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { newLayer } from './layers.ts';
import { pictureFacts } from './pictures.ts';
import { refreshTemplate } from './read-templates.ts';
import { areaFor, checkChangeable, chosenVariants } from './rules.ts';
import {
  changeTemplate,
  describeTemplate,
  findTemplate,
  offeredVariants,
  type TemplateRow,
} from './templates.ts';
import { keptTemplate, templateAsBefore } from './undo-template.ts';

/** What a change of a template answers, and what takes it back. */
async function changed(context: Context, before: TemplateRow, row: TemplateRow) {
  return {
    output: await describeTemplate(context, await refreshTemplate(context, row)),
    undo: keptTemplate(before),
    subject: { kind: 'product_template', id: row.id },
  };
}

const undo = (context: Context, saved: unknown) => templateAsBefore(context, saved);

async function changeableTemplate(context: Context, said: string): Promise<TemplateRow> {
  const row = await findTemplate(context, said);
  checkChangeable(row.title, row.state);
  return row;
}

/** What is ready to be sold keeps something to print. */
function checkStillPrinted(row: TemplateRow, layers: readonly DesignLayer[]): void {
  if (row.state !== 'READY' || layers.length > 0 || row.remotePlacements.length > 0) return;
  throw new OperationError(
    'conflict',
    `${row.title} is ready to sell, so it needs something to print. Take it back to draft first.`,
  );
}

export const addToTemplateDesign = implement(addDeclaration, {
  async run(context, { templateId, place, ...asked }) {
    const row = await changeableTemplate(context, templateId);
    const area = areaFor(row.productTitle, row.blank.printAreas, place);
    const layer = await newLayer(context, asked, area);
    if (!layer)
      throw new OperationError('bad_input', 'Say which words should be printed, or attach a picture.', [
        { path: 'text', message: 'Words or a picture.' },
      ]);
    if (row.layers.length >= mostLayers)
      throw new OperationError(
        'conflict',
        `A template has at most ${mostLayers} layers. Take something off first.`,
      );
    const layers = [...row.layers, below(row.layers, layer)];
    return changed(context, row, await changeTemplate(context, row.id, { layers }));
  },
  undo,
});

/** Words under what is in the area already, so that neither covers the other. */
function below(layers: readonly DesignLayer[], layer: DesignLayer): DesignLayer {
  const lowest = Math.max(
    0,
    ...layers.filter(({ placement }) => placement === layer.placement).map(({ y }) => y + 0.16),
  );
  return lowest === 0 ? layer : { ...layer, y: Math.min(0.92, Math.max(layer.y, lowest)) };
}

export const clearTemplatePrint = implement(clearDeclaration, {
  async run(context, { templateId, place }) {
    const row = await changeableTemplate(context, templateId);
    const area = place === undefined ? undefined : areaFor(row.productTitle, row.blank.printAreas, place);
    const layers =
      area === undefined ? [] : row.layers.filter(({ placement }) => placement !== area.placement);
    if (layers.length === row.layers.length)
      throw new OperationError(
        'conflict',
        `Nothing is printed ${area ? `on the ${area.title.toLowerCase()}` : ''} of ${row.title}.`.replace(
          '  ',
          ' ',
        ),
      );
    checkStillPrinted(row, layers);
    return changed(context, row, await changeTemplate(context, row.id, { layers }));
  },
  undo,
});

export const saveTemplateDesign = implement(saveDeclaration, {
  async run(context, { templateId, layers }) {
    const row = await changeableTemplate(context, templateId);
    await checkLayers(context, row, layers);
    checkStillPrinted(row, layers);
    return changed(context, row, await changeTemplate(context, row.id, { layers }));
  },
  undo,
});

/** Refuses layers of areas that the blank has not, without content, or with pictures of another store. */
async function checkLayers(
  context: Context,
  row: TemplateRow,
  layers: readonly DesignLayer[],
): Promise<void> {
  const places = new Set(row.blank.printAreas.map(({ placement }) => placement));
  for (const [at, layer] of layers.entries()) {
    const bad = (message: string) =>
      new OperationError('bad_input', message, [{ path: `layers.${at}`, message }]);
    if (!places.has(layer.placement))
      throw bad(`${row.productTitle} has no print area "${layer.placement}".`);
    if (layer.kind === 'TEXT' && !layer.text?.trim()) throw bad('Write something, or take the words off.');
    if (layer.kind === 'PICTURE' && layer.imageUrl === null) throw bad('Choose a picture, or take it off.');
    const before = row.layers.some(({ imageUrl }) => imageUrl === layer.imageUrl);
    if (layer.imageUrl !== null && !before) await pictureFacts(context, layer.imageUrl);
  }
}

export const updateProductTemplate = implement(updateDeclaration, {
  async run(context, { templateId, title, colors, colorNames, sizes }) {
    const row = await changeableTemplate(context, templateId);
    if (title === undefined && colors === undefined && colorNames === undefined && sizes === undefined)
      throw new OperationError('bad_input', 'Say a new title, the colors or the sizes it should be sold in.');
    const change: { title?: string; variantIds?: number[] } = title === undefined ? {} : { title };
    if (colors !== undefined || colorNames !== undefined || sizes !== undefined)
      change.variantIds = variantsAfter(row, { colors, colorNames, sizes });
    return changed(context, row, await changeTemplate(context, row.id, change));
  },
  undo,
});

type Choice = Pick<z.output<typeof updateDeclaration.input>, 'colors' | 'colorNames' | 'sizes'>;

/** Colors that were not named stay, and so do sizes. */
function variantsAfter(row: TemplateRow, { colors, colorNames, sizes }: Choice): number[] {
  const offered = offeredVariants(row);
  const keepsColors = colors === undefined && colorNames === undefined;
  const allSizes = new Set(offered.map(({ size }) => size));
  const variants = chosenVariants(row.productTitle, row.blank.variants, {
    families: colors,
    names: keepsColors ? [...new Set(offered.map(({ color }) => color))] : colorNames,
    sizes: sizes ?? [...allSizes].filter((size) => size !== null),
  });
  return variants.map(({ id }) => id);
}

export const setTemplatePrice = implement(priceDeclaration, {
  async run(context, { templateId, retailPriceMinor, freeShipping }) {
    const row = await changeableTemplate(context, templateId);
    return changed(
      context,
      row,
      await changeTemplate(context, row.id, {
        retailPriceMinor,
        ...(freeShipping === undefined ? {} : { freeShipping }),
      }),
    );
  },
  undo,
});
