import { imageAtSize, servedSizes } from '@brandwright/contract/store/files.ts';
import type { ServedSize } from '@brandwright/contract/store/files.ts';

/** Narrowest first. */
const sizes = (Object.entries(servedSizes) as [ServedSize, number][]).sort(
  ([, one], [, other]) => one - other,
);

/** The srcset of a picture of ours at the sizes of the server. Pictures of other hosts have no sizes. */
export function pictureSourceSet(url: string): string | undefined {
  if (imageAtSize(url, 'compact') === url) return undefined;
  return sizes.map(([size, width]) => `${imageAtSize(url, size)} ${width}w`).join(', ');
}

/** The address of a picture at the smallest size that is at least `width` pixels wide. */
export function sized(url: string, width: number): string {
  const fit = sizes.find(([, candidate]) => candidate >= width)?.[0] ?? '2048';
  return imageAtSize(url, fit);
}
