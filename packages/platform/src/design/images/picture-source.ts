import { OperationError } from '@brandwright/contract';
import { getFile } from '@brandwright/contract/store/get-file.ts';
import { pictureSide } from '@brandwright/artwork';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { keptBytes, ownPicture } from '../../kernel/data/own-picture.ts';
import { galleryImages } from './tables.ts';

/** The bytes of a picture, and where it can be shown. `isOwn` is false for one of the public web. */
export interface PictureSource {
  bytes: Uint8Array;
  url: string;
  title: string | null;
  isOwn: boolean;
}

export interface PictureChoice {
  imageId?: string | undefined;
  fileId?: string | undefined;
  imageUrl?: string | undefined;
}

/**
 * A picture of the gallery, of an uploaded file, or at an address: of this store, drawn, or of the public web. Errors:
 * bad_input when none was named, not_found (also for another store's), and what reading the web refuses.
 */
export async function pictureSource(context: Context, choice: PictureChoice): Promise<PictureSource> {
  if (choice.imageId !== undefined) {
    const row = await galleryRow(context, choice.imageId);
    return { ...(await atAddress(context, row.url)), title: row.title };
  }
  if (choice.fileId !== undefined) {
    const { url, name } = await context.call(getFile, { fileId: choice.fileId });
    const bytes = await keptBytes(context, choice.fileId);
    return { bytes, url, title: name.replace(/\.\w+$/, ''), isOwn: true };
  }
  if (choice.imageUrl !== undefined) return atAddress(context, choice.imageUrl);
  throw new OperationError(
    'bad_input',
    'Which picture? Attach it to your message, or name one of the image gallery.',
  );
}

/** A picture that was not removed, or one that was: what is used elsewhere may still be changed. */
async function galleryRow(context: Context, id: string) {
  const [row] = await context.db
    .select()
    .from(galleryImages)
    .where(and(eq(galleryImages.storeId, context.storeId), eq(galleryImages.id, id)));
  if (!row) throw new OperationError('not_found', 'There is no such picture in your image gallery.');
  return row;
}

async function atAddress(context: Context, said: string): Promise<PictureSource> {
  const path = said.startsWith(`${context.publicUrl}/`) ? said.slice(context.publicUrl.length) : said;
  if (!path.startsWith('/')) {
    if (!/^https?:\/\//i.test(path))
      throw new OperationError(
        'bad_input',
        'Give the address of a picture that begins with https://, or upload the picture.',
      );
    const bytes = await context.providers.webPages.readPicture(path, context.signal);
    return { bytes, url: path, title: null, isOwn: false };
  }
  return { ...(await ownPicture(context, path, pictureSide)), title: null, isOwn: true };
}
