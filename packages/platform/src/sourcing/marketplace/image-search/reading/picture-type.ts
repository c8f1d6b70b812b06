export type PictureType = 'png' | 'jpg' | 'gif' | 'webp' | 'tiff' | 'svg' | 'bmp' | 'psd' | 'pdf';

const starts: readonly (readonly [type: PictureType, bytes: readonly number[]])[] = [
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['jpg', [0xff, 0xd8, 0xff]],
  ['gif', [0x47, 0x49, 0x46, 0x38]],
  ['tiff', [0x49, 0x49, 0x2a, 0x00]],
  ['tiff', [0x4d, 0x4d, 0x00, 0x2a]],
  ['bmp', [0x42, 0x4d]],
  ['psd', [0x38, 0x42, 0x50, 0x53]],
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
];

/** What kind of picture the bytes are, by their beginning and never by a name; undefined for none that is accepted. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | undefined {
  const known = starts.find(([, start]) => start.every((byte, index) => bytes[index] === byte));
  if (known) return known[0];
  const text = new TextDecoder('latin1').decode(bytes.subarray(0, 4096));
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  return /<svg[\s>]/i.test(text) && !text.includes('\0') ? 'svg' : undefined;
}
