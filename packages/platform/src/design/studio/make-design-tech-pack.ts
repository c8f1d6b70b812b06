import { makeDesignTechPack } from '@brandwright/contract/design/studio/make-design-tech-pack.ts';
import { layerWords } from '@brandwright/contract/design/studio/words.ts';
import { createTechPack } from '@brandwright/contract/sourcing/agent/create-tech-pack.ts';
import { archiveTechPack } from '@brandwright/contract/sourcing/agent/archive-tech-pack.ts';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { implement } from '../../kernel/request/implementation.ts';
import { keepPicture } from '../../kernel/request/keep-picture.ts';
import { colorName } from './spoken-color.ts';
import { costOf, printMethods } from './estimate/cost-table.ts';
import { findDesign } from './find-design.ts';
import { loadPictures } from './render/load-pictures.ts';
import { renderPng } from './render/render-design.ts';
import { templateOfRow } from './show-design.ts';
import { catalogWords } from './catalog-words.ts';

const undoBrief = z.object({ techPackId: z.uuid() });

export default implement(makeDesignTechPack, {
  async run(context, { designId, quantity, targetPriceMinor }) {
    const row = await findDesign(context, designId);
    const template = templateOfRow(row);
    const cost = costOf(template.key);
    const fileId = randomUUID();
    const bytes = await renderPng(row.document, await loadPictures(context, row.document), 'PRODUCT', 1200);
    await keepPicture(context, { fileId, name: `${row.name}.png`, bytes, contentType: 'image/png' });
    const shown = row.document.layers.filter(({ isVisible }) => isVisible);
    const what = shown.slice(0, 8).map(layerWords);
    const pack = await context.call(createTechPack, {
      words: catalogWords(row),
      fileIds: [fileId],
      values: {
        title: row.name.slice(0, 120),
        product: template.name,
        description:
          `${template.name} in ${colorName(row.document.productColor)}${what.length > 0 ? `, printed with ${what.join(', ')}` : ''}, as in the attached picture.`.slice(
            0,
            2000,
          ),
        materials: [cost.material.slice(0, 60)],
        colors: [colorName(row.document.productColor)],
        customizations: shown.length > 0 ? [printMethods[cost.print].name] : [],
        ...(quantity === undefined ? {} : { quantity }),
        ...(targetPriceMinor === undefined ? {} : { targetPriceMinor }),
      },
    });
    return {
      output: pack,
      undo: { techPackId: pack.techPackId },
      subject: { kind: 'tech_pack', id: pack.techPackId },
    };
  },
  async undo(context, saved) {
    await context.call(archiveTechPack, { techPackId: undoBrief.parse(saved).techPackId });
  },
});
