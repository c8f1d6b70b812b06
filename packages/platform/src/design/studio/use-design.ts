import { findProductsForDesign } from '@brandwright/contract/design/studio/find-products-for-design.ts';
import { makeDesignTechPack } from '@brandwright/contract/design/studio/make-design-tech-pack.ts';
import { layerWords } from '@brandwright/contract/design/studio/words.ts';
import { createTechPack } from '@brandwright/contract/sourcing/agent/create-tech-pack.ts';
import { archiveTechPack } from '@brandwright/contract/sourcing/agent/archive-tech-pack.ts';
import { matchProductsToDesign } from '@brandwright/contract/sourcing/marketplace/image-search/match-products-to-design.ts';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../../kernel/request/context.ts';
import { fileAddress, fileKey } from '../../kernel/data/file-address.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { namedId } from '../../kernel/data/random.ts';
import { keepPicture } from '../../kernel/request/keep-picture.ts';
import { colorName } from './spoken-color.ts';
import { costOf, printMethods } from './estimate/cost-table.ts';
import { findDesign, type DesignRow } from './find-design.ts';
import { loadPictures } from './render/load-pictures.ts';
import { renderPng } from './render/render-design.ts';
import { templateOfRow } from './show-design.ts';

const undoBrief = z.object({ techPackId: z.uuid() });

/** Words that the catalogue is searched with: the product, its material. */
function wordsOf(row: DesignRow): string {
  const template = templateOfRow(row);
  return 'tariffWords' in template ? `${template.name} ${template.tariffWords}` : template.name;
}

/** The design's picture at an address of the store: that of a demo design belongs to everybody. */
async function ownPicture(context: Context, row: DesignRow): Promise<string> {
  if (!row.previewUrl.startsWith('/files/public/')) return row.previewUrl;
  const fileId = namedId('design preview', row.id, JSON.stringify(row.document));
  const bytes = await renderPng(row.document, await loadPictures(context, row.document), 'PRODUCT', 800);
  await context.providers.files.put(fileKey(context.storeId, fileId), bytes, 'image/png');
  return fileAddress(context.providers.keyring, context.storeId, fileId);
}

export const useOperations = [
  implement(findProductsForDesign, {
    async run(context, { designId, quantity }) {
      const row = await findDesign(context, designId);
      const startedAt = performance.now();
      const found = await context.call(matchProductsToDesign, {
        imageUrl: await ownPicture(context, row),
        description: wordsOf(row),
        quantity,
      });
      return {
        output: {
          rows: found.rows.map(({ because: _because, ...item }) => item),
          total: found.total,
          kind: null,
          colors: [{ hex: row.document.productColor, name: colorName(row.document.productColor), share: 1 }],
          imageUrl: row.previewUrl,
          tookMs: Math.round(performance.now() - startedAt),
        },
      };
    },
  }),
  implement(makeDesignTechPack, {
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
        words: wordsOf(row),
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
  }),
];
