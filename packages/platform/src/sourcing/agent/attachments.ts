import { OperationError } from '@brandwright/contract';
import { readFileText } from '@brandwright/contract/copilot/vault/read-file-text.ts';
import { searchByImage } from '@brandwright/contract/sourcing/marketplace/image-search/search-by-image.ts';
import type { TechPackAttachment } from '@brandwright/contract/sourcing/agent/tech-pack.ts';
import { getFile } from '@brandwright/contract/store/get-file.ts';
import type { Context } from '../../kernel/request/context.ts';
import type { ReadingOptions } from './reading/read-brief.ts';
import { readDocument, type DocumentReading } from './reading/read-document.ts';

/** Files that one brief may have. */
export const mostAttachments = 10;

export interface Attached {
  attachments: TechPackAttachment[];
  readings: DocumentReading[];
}

/** Looks at pictures and documents that were given: what they are, and what can be read from them. */
export async function attach(
  context: Context,
  { fileIds, imageUrl }: { fileIds?: readonly string[] | undefined; imageUrl?: string | undefined },
  options: ReadingOptions,
): Promise<Attached> {
  const ids = [...new Set([...(fileIds ?? []), ...(imageUrl ? [fileIdOf(imageUrl)] : [])])];
  const attached: Attached = { attachments: [], readings: [] };
  for (const fileId of ids) {
    const file = await context.call(getFile, { fileId });
    const kind = file.contentType.startsWith('image/') ? 'PICTURE' : 'DOCUMENT';
    attached.attachments.push({ fileId, url: file.url, name: file.name, kind });
    attached.readings.push(
      kind === 'PICTURE'
        ? await lookAt(context, fileId)
        : readDocument((await context.call(readFileText, { fileId })).text, options),
    );
  }
  return attached;
}

/** The id in the address of a file of this store. Pictures from elsewhere have to be uploaded first. */
function fileIdOf(url: string): string {
  const id = /\/files\/[0-9a-f-]{36}\/([0-9a-f-]{36})\./i.exec(url)?.[1];
  if (id) return id;
  throw new OperationError(
    'bad_input',
    'Upload the picture first, then give the address that the upload returned.',
    [{ path: 'imageUrl', message: 'This isn’t the address of an uploaded file.' }],
  );
}

/** Least agreement of the nearest items for which a category is taken over, and least share of a color. */
const sureEnough = 0.5;
const muchEnough = 0.2;

/** What the visual index sees in a picture: the kind of product and its colors. Nothing where it cannot tell. */
async function lookAt(context: Context, fileId: string): Promise<DocumentReading> {
  const nothing: DocumentReading = { values: {}, sources: [], outsideNotes: null };
  try {
    const { kind, colors } = await context.call(
      searchByImage,
      searchByImage.input.parse({ fileId, quantity: 12 }),
    );
    const isSure = kind !== null && kind.confidence >= sureEnough;
    const main = colors.filter(({ share }) => share >= muchEnough).map(({ name }) => name);
    const because = 'how the picture looks';
    return {
      values: {
        ...(isSure ? { categoryId: kind.categoryId } : {}),
        ...(main.length > 0 ? { colors: main.slice(0, 3) } : {}),
      },
      sources: [
        ...(isSure ? [{ field: 'category' as const, origin: 'PICTURE' as const, because, quote: null }] : []),
        ...(main.length > 0
          ? [{ field: 'colors' as const, origin: 'PICTURE' as const, because, quote: null }]
          : []),
      ],
      outsideNotes: null,
    };
  } catch (error) {
    // A picture that cannot be searched with is still a picture of the brief.
    if (error instanceof OperationError) return nothing;
    throw error;
  }
}
