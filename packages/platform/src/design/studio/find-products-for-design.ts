import { findProductsForDesign } from '@brandwright/contract/design/studio/find-products-for-design.ts';
import { matchProductsToDesign } from '@brandwright/contract/sourcing/marketplace/image-search/match-products-to-design.ts';
import type { Context } from '../../kernel/request/context.ts';
import { fileAddress, fileKey } from '../../kernel/data/file-address.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { namedId } from '../../kernel/data/random.ts';
import { colorName } from './spoken-color.ts';
import { findDesign, type DesignRow } from './find-design.ts';
import { loadPictures } from './render/load-pictures.ts';
import { renderPng } from './render/render-design.ts';
import { catalogWords } from './catalog-words.ts';

/** The design's picture at an address of the store: that of a demo design belongs to everybody. */
async function ownPicture(context: Context, row: DesignRow): Promise<string> {
  if (!row.previewUrl.startsWith('/files/public/')) return row.previewUrl;
  const fileId = namedId('design preview', row.id, JSON.stringify(row.document));
  const bytes = await renderPng(row.document, await loadPictures(context, row.document), 'PRODUCT', 800);
  await context.providers.files.put(fileKey(context.storeId, fileId), bytes, 'image/png');
  return fileAddress(context.providers.keyring, context.storeId, fileId);
}

export default implement(findProductsForDesign, {
  async run(context, { designId, quantity }) {
    const row = await findDesign(context, designId);
    const startedAt = performance.now();
    const found = await context.call(matchProductsToDesign, {
      imageUrl: await ownPicture(context, row),
      description: catalogWords(row),
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
});
