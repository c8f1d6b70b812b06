/** A title as the name of a file: "Mug refunds?" → "mug-refunds.md". */
export function fileNameOf(title: string, extension: string): string {
  const name = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80);
  return `${name || 'conversation'}.${extension}`;
}
