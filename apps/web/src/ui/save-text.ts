/** How long a made address must live for the download to begin (brand-kit document §9). */
const keptMs = 40_000;

/** Saves text as a file on the founder's machine. */
export function saveText(fileName: string, text: string, contentType: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: contentType }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), keptMs);
}
