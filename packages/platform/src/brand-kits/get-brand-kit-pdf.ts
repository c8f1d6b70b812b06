import { OperationError } from '@brandwright/contract';
import type { BrandKitContent } from '@brandwright/contract/brand-kits/entities.ts';
import { slideKeys } from '@brandwright/contract/brand-kits/enums.ts';
import { getBrandKitPdf } from '@brandwright/contract/brand-kits/get-brand-kit-pdf.ts';
import { slideList, stateOf } from '@brandwright/contract/brand-kits/say.ts';
import type { Context } from '../kernel/request/context.ts';
import { fileAddress, fileKey } from '../kernel/data/file-address.ts';
import { implement } from '../kernel/request/implementation.ts';
import { namedId } from '../kernel/data/random.ts';
import { describeKit } from './describe-kit.ts';
import { findKit } from './find-kit.ts';
import { isPicture, promptsOf } from './rules.ts';
import { fileName } from './share/waitlist-people.ts';
import { layOut } from './slides/lay-out.ts';
import type { Piece } from './slides/pieces.ts';
import { paintPdf } from './slides/paint-pdf.ts';
import { readPictures } from './slides/read-pictures.ts';

/** Pixels a point of the PDF's pictures: 150 a inch. */
const pdfScale = 150 / 72;

/** Slides without a picture of them. */
const missingSlides = (kit: BrandKitContent) =>
  slideKeys.filter((key) => !kit.thumbnailImages.some((one) => one.key === key && isPicture(one.value)));

async function pdfOf(
  context: Context,
  name: string,
  pages: readonly (readonly Piece[])[],
): Promise<Uint8Array> {
  const pictures = await readPictures(context, pages, pdfScale);
  return paintPdf(pages, pictures, { title: `${name} brand kit`, at: context.clock.now() });
}

export default implement(getBrandKitPdf, {
  async run(context, { brandKit }) {
    const row = await findKit(context, brandKit);
    const missing = missingSlides(row.content);
    if (missing.length > 0) {
      const kit = await describeKit(context, row);
      if (kit.generations.some(({ result }) => result === 'PENDING'))
        throw new OperationError(
          'conflict',
          `The PDF of ${row.name} is made from its slides, which aren’t ready yet. ${stateOf(kit)} Ask for the PDF again in a few minutes.`,
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
