import { uploadTypes } from '@brandwright/contract/store/files.ts';
import type { UploadedFile } from '#api/upload-file.ts';

interface Attached {
  imageUrls?: string[];
  videoUrls?: string[];
  pdfUrls?: string[];
  fileUrls?: string[];
  attributes?: { fileName: string };
}

/** Uploaded files in the lists that a message has for them; the name goes with a file that is alone. */
export function attachmentsOf(files: readonly UploadedFile[]): Attached {
  const lists: Attached = {};
  for (const file of files) (lists[listOf(file.contentType)] ??= []).push(file.url);
  const [only] = files;
  if (only && files.length === 1 && !lists.imageUrls) lists.attributes = { fileName: only.name };
  return lists;
}

function listOf(contentType: string): 'imageUrls' | 'videoUrls' | 'pdfUrls' | 'fileUrls' {
  if (contentType === 'application/pdf') return 'pdfUrls';
  if (contentType.startsWith('video/')) return 'videoUrls';
  // Browsers draw neither; they travel as files.
  if (contentType === 'image/vnd.adobe.photoshop' || contentType === 'image/tiff') return 'fileUrls';
  return contentType.startsWith('image/') ? 'imageUrls' : 'fileUrls';
}

const endings: readonly string[] = Object.keys(uploadTypes);

/** What the file chooser offers. */
export const acceptedFiles = endings.map((ending) => `.${ending}`).join(',');

/** Why a file cannot travel, by its name; null when it may. The server looks at the content. */
export function refusalOf(file: { name: string }): string | null {
  const ending = /\.([a-z0-9]+)$/i.exec(file.name)?.[1]?.toLowerCase();
  if (ending === undefined || endings.includes(ending)) return null;
  return `.${ending} files can’t be sent.`;
}
