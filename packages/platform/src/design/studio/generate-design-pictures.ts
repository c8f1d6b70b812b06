import { drawFromSketch } from '@brandwright/contract/design/images/draw-from-sketch.ts';
import { shownThing } from '@brandwright/contract/design/images/shown-thing.ts';
import { generateDesignPictures } from '@brandwright/contract/design/studio/generate-design-pictures.ts';
import { picturesPerGeneration } from '@brandwright/contract/design/studio/pictures-per-generation.ts';
import type { DesignAttributes } from '@brandwright/contract/design/studio/entities.ts';
import { connectedEngines, engineFor } from '@brandwright/providers/image-maker/connected.ts';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { startGeneration } from '../images/start-generation.ts';
import { notArchived } from './change-design.ts';
import { colorName } from './spoken-color.ts';
import { findDesign, type DesignRow } from './find-design.ts';
import { designModelSaid } from './reading/words-of-models.ts';
import { pictureBasis } from './picture-basis.ts';
import { saveDesign } from './save-design.ts';
import { showDesign, templateOfRow } from './show-design.ts';

const aboutDesign =
  /\b(?:(?:for|of|from|with)\s+)?(?:the|this|my|our|that)\s+(?:[\w'-]+\s+){0,4}?(?:design|concept)s?\b|\b(?:the|this|my|our) sketch(?: of (?:this|the|my) design)?\b|\bthe design\b/gi;

/** The engine that a design was begun with, where it is connected still. */
const usable = ({ providers }: Context, kept: DesignRow['model']) =>
  connectedEngines(providers.imageMaker).find(({ model }) => model === kept)?.model;

/**
 * What the pictures should show: the design's own prompt (or its product and color), its attributes, and what the request
 * says beyond "pictures for this design".
 */
export function promptFor(
  row: Pick<DesignRow, 'document' | 'generations'>,
  words: string | undefined,
  attributes: DesignAttributes | null,
): string {
  const product = templateOfRow(row).name.toLowerCase();
  const base = row.generations.prompt || `${product} in ${colorName(row.document.productColor)}`;
  const texts = row.document.layers.flatMap((layer) =>
    layer.kind === 'TEXT' && layer.isVisible ? [`"${layer.text.replaceAll('\n', ' ')}"`] : [],
  );
  const said = shownThing(words ?? '')
    .replaceAll(aboutDesign, ' ')
    .replace(
      /^\s*(?:turn|remix|redraw|redo|make|draw|generate|create|into|pictures?|images?|concepts?|four|4|more|new|some|again|for|of|with|[,;:-]|\s)+/i,
      '',
    )
    .replace(/\b(?:into|as) (?:pictures?|images?|concepts?)\b/gi, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s,;:-]+|[\s,;:.-]+$/g, '');
  const facts = attributes ? Object.values(attributes).filter(Boolean) : [];
  const parts = [
    base,
    ...facts,
    said,
    ...(texts.length > 0 && !/"/.test(base) ? [`with the words ${texts.slice(0, 2).join(' and ')}`] : []),
  ];
  return [...new Set(parts.map((part) => part.trim()).filter(Boolean))].join(', ').slice(0, 2000);
}

export default implement(generateDesignPictures, {
  async run(context, { designId, words, model, attributes, sketchUrl }) {
    const row = notArchived(await findDesign(context, designId));
    const own = attributes
      ? { form: '', material: '', color: '', finish: '', style: '', ...attributes }
      : row.generations.attributes;
    const prompt = promptFor(row, words, own);
    const named = model ?? designModelSaid(words ?? '');
    const asked = named ?? usable(context, row.model);
    const maker = engineFor(context.providers.imageMaker, asked);
    const sketch = sketchUrl ?? (row.mode === 'DESIGNSKETCH' ? row.sketchKeys.at(-1) : undefined);
    const generation =
      sketch === undefined
        ? await startGeneration(context, {
            source: 'PROMPT',
            prompt,
            model: maker,
            count: picturesPerGeneration,
            deducts: true,
            savesToGallery: true,
            ...(await pictureBasis(context, row, maker)),
          })
        : await context.call(drawFromSketch, {
            imageUrl: sketch,
            prompt,
            numImages: picturesPerGeneration,
            ...(asked ? { model: asked } : {}),
          });
    const after = await saveDesign(context, row, {
      step: 'CHOOSE',
      model: maker,
      sketchKeys:
        sketch === undefined || row.sketchKeys.includes(sketch)
          ? row.sketchKeys
          : [...row.sketchKeys, sketch].slice(-20),
      generations: {
        ...row.generations,
        prompt:
          row.generations.prompt === '' || words === undefined
            ? row.generations.prompt || prompt
            : row.generations.prompt,
        attributes: own,
        generationIds: [...row.generations.generationIds, generation.id].slice(-12),
      },
    });
    return { output: await showDesign(context, after), subject: { kind: 'design', id: row.id } };
  },
});
