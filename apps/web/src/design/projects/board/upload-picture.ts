import type { UploadType } from '@brandwright/contract/store/files.ts';
import { contentType, largestUpload } from '@brandwright/contract/store/files.ts';
import { getUploadAddress } from '@brandwright/contract/store/get-upload-address.ts';
import { ApiError, toConnectionError } from '#api/api-error.ts';
import { callOperation } from '#api/call-operation.ts';

/** Types that a board shows; documents and layered files are not among them. */
const pictureTypes: readonly string[] = [
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/svg+xml',
];

export const acceptedPictures = '.png,.jpg,.jpeg,.jfif,.gif,.webp,.svg';

const typeOf = (file: File): UploadType | null =>
  pictureTypes.includes(file.type) ? (contentType.safeParse(file.type).data ?? null) : null;

/**
 * Uploads a picture to an address that the server signs for exactly this file, and answers where it is served. Throws
 * ApiError.
 */
export async function uploadPicture(file: File, signal: AbortSignal): Promise<string> {
  const type = typeOf(file);
  if (type === null)
    throw new ApiError('refused', `"${file.name}" can’t be shown as a picture. Choose another file.`, 400);
  if (file.size > largestUpload)
    throw new ApiError('refused', `"${file.name}" is over 25 MB. Make it smaller first.`, 413);
  const address = await callOperation(
    getUploadAddress,
    { fileName: file.name, contentType: type, size: file.size },
    { signal },
  );
  const sent = await fetch(address.uploadUrl, {
    method: address.method,
    body: file,
    headers: { 'Content-Type': type },
    signal,
  }).catch((error: unknown) => {
    if (signal.aborted) throw error;
    throw toConnectionError();
  });
  if (!sent.ok) throw new ApiError('refused', `"${file.name}" couldn’t be saved. Try again.`, sent.status);
  return address.url;
}
