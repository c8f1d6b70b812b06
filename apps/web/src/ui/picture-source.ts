/** Widths at which the server keeps pictures: compact, large, grande and 1024 (overview §5). */
export const pictureWidths = [160, 480, 600, 1024] as const;

/**
 * The srcset of a picture of ours: `/files/{id}?w=160 160w, …`. Pictures of other hosts have no sizes.
 */
export function pictureSourceSet(url: string): string | undefined {
  if (!url.startsWith('/files/')) return undefined;
  return pictureWidths.map((width) => `${sized(url, width)} ${width}w`).join(', ');
}

/** The address of a picture at the smallest size that is at least `width` pixels wide. */
export function sized(url: string, width: number): string {
  if (!url.startsWith('/files/')) return url;
  const fit = pictureWidths.find((candidate) => candidate >= width) ?? 1024;
  return `${url}${url.includes('?') ? '&' : '?'}w=${fit}`;
}
