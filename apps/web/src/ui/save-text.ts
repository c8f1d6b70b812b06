/** How long a made address must live for the download to begin (brand-kit document §9). */
const keptMs = 40_000;

/** Saves text as a file on the founder's machine. */
export function saveText(fileName: string, text: string, contentType: string): void {
  saveBlob(fileName, new Blob([text], { type: contentType }));
}

/** Saves what was made here as a file on the founder's machine. */
export function saveBlob(fileName: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), keptMs);
}
