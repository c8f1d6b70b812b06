import { exportBrandMark } from '@brandwright/contract/brand-kits/export-brand-mark.ts';
import { drawMark } from '@brandwright/artwork/drawing/lettering/draw-mark.ts';
import { rasterize } from '@brandwright/artwork';
import { implement } from '../kernel/request/implementation.ts';
import { findKit } from './find-kit.ts';
import { findIdea } from './find-part.ts';
import { keepDownload } from '../kernel/request/keep-download.ts';
import { fileName } from './share/waitlist-people.ts';

/** In pixels: enough for a shop sign at arm's length. */
const markWidth = 2048;

export default implement(exportBrandMark, {
  async run(context, { brandKit, brandIdea, format }) {
    const row = await findKit(context, brandKit, brandIdea);
    const idea = findIdea(row.content, brandIdea);
    const palette = idea.colorPalette.map(({ hexCode }) => hexCode);
    const svg = drawMark({ brandName: idea.brandName, palette, layout: 'stacked', style: 'colour' });
    const name = `${fileName(idea.brandName)}-mark.${format.toLowerCase()}`;
    const file =
      format === 'SVG'
        ? await keepDownload(context, name, 'image/svg+xml', Buffer.from(svg, 'utf8'))
        : await keepDownload(context, name, 'image/png', await rasterize(svg, markWidth));
    return { output: { ...file, brandName: idea.brandName }, subject: { kind: 'file', id: file.id } };
  },
});
