import { OperationError } from '@brandwright/contract';
import type { BrandKitContent } from '@brandwright/contract/brand-kits/entities.ts';
import { slideKeys } from '@brandwright/contract/brand-kits/enums.ts';
import { exportBrandMark as markDeclaration } from '@brandwright/contract/brand-kits/export-brand-mark.ts';
import { getBrandColors as colorsDeclaration } from '@brandwright/contract/brand-kits/get-brand-colors.ts';
import { getBrandKitPdf as pdfDeclaration } from '@brandwright/contract/brand-kits/get-brand-kit-pdf.ts';
import { inkColor, valuesOf } from '@brandwright/contract/brand-kits/recolor.ts';
import { slideList, stateOf } from '@brandwright/contract/brand-kits/say.ts';
import { drawMark } from '@brandwright/artwork/drawing/lettering/draw-mark.ts';
import { rasterize } from '@brandwright/artwork/drawing/index.ts';
import type { Context } from '../kernel/request/context.ts';
import { fileAddress, fileKey } from '../kernel/data/file-address.ts';
import { implement } from '../kernel/request/implementation.ts';
import { namedId } from '../kernel/data/random.ts';
import { describeKit } from './describe-kit.ts';
import { exampleKit } from './examples/index.ts';
import { findKit, isUuid } from './find-kit.ts';
import { findIdea } from './find-part.ts';
import { keepDownload } from './keep-file.ts';
import { isPicture, promptsOf } from './rules.ts';
import { fileName } from './share/operations.ts';
import { layOut } from './slides/lay-out.ts';
import type { Piece } from './slides/pieces.ts';
import { paintPdf } from './slides/paint-pdf.ts';
import { readPictures } from './slides/read-pictures.ts';

/** Pixels a point of the PDF's pictures: 150 a inch. */
const pdfScale = 150 / 72;

/** Slides without a picture of them. */
const missingSlides = (kit: BrandKitContent) =>
  slideKeys.filter((key) => !kit.thumbnailImages.some((one) => one.key === key && isPicture(one.value)));

export const getBrandKitPdf = implement(pdfDeclaration, {
  async run(context, { brandKit }) {
    const row = await findKit(context, brandKit);
    const missing = missingSlides(row.content);
    if (missing.length > 0) {
      const kit = await describeKit(context, row);
      if (kit.generations.some(({ result }) => result === 'PENDING'))
        throw new OperationError(
          'conflict',
          `The PDF of ${row.name} is made from its slides, and they are not ready yet. ${stateOf(kit)} Ask for the PDF again in a few minutes.`,
        );
      const prompts = promptsOf(row.content);
      const next = prompts.length > 0 ? `${prompts.join('. ')}.` : 'Say "draw the slides", then ask again.';
      throw new OperationError(
        'conflict',
        `The PDF needs the pictures of all slides. Missing: ${slideList(missing)}. ${next}`,
      );
    }
    const pages = slideKeys.flatMap((key) => layOut(row.content, key));
    // A version of a kit has one PDF: it is made when first asked for, and read after that.
    const fileId = namedId('brand kit pdf', context.storeId, row.id, row.version);
    const key = fileKey(context.storeId, fileId);
    const { files, keyring } = context.providers;
    const kept = await files.get(key);
    const bytes = kept?.bytes ?? (await pdfOf(context, row.name, pages));
    if (!kept) await files.put(key, bytes, 'application/pdf');
    return {
      output: {
        id: fileId,
        name: `${fileName(row.name)}-brand-kit.pdf`,
        contentType: 'application/pdf',
        url: fileAddress(keyring, context.storeId, fileId),
        sizeBytes: bytes.length,
        pages: pages.length,
      },
      subject: { kind: 'brand_kit', id: row.id },
    };
  },
});

async function pdfOf(
  context: Context,
  name: string,
  pages: readonly (readonly Piece[])[],
): Promise<Uint8Array> {
  const pictures = await readPictures(context.providers, context.storeId, pages, pdfScale);
  return paintPdf(pages, pictures, { title: `${name} brand kit`, at: context.clock.now() });
}

/** A kit of the store, or an example. */
async function contentNamed(
  context: Context,
  brandKit: string | undefined,
  brandIdea: string | undefined,
): Promise<{ id: string; content: BrandKitContent }> {
  const example = brandKit && isUuid(brandKit) ? exampleKit(brandKit, context.publicUrl) : undefined;
  return example ? { id: example.id, content: example } : findKit(context, brandKit, brandIdea);
}

export const getBrandColors = implement(colorsDeclaration, {
  async run(context, { brandKit, brandIdea }) {
    const { id, content } = await contentNamed(context, brandKit, brandIdea);
    const idea = findIdea(content, brandIdea);
    return {
      output: {
        brandKitId: id,
        brandName: idea.brandName,
        ink: inkColor,
        colors: idea.colorPalette.map((color, at) => ({
          place: at + 1,
          ...color,
          ...valuesOf(color.hexCode),
        })),
      },
      subject: { kind: 'brand_kit', id },
    };
  },
});

/** In pixels: enough for a shop sign at arm's length. */
const markWidth = 2048;

export const exportBrandMark = implement(markDeclaration, {
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
