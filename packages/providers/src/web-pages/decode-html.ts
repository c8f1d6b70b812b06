/** The text of a page: by its byte order mark, the header's charset, the page's own, else UTF-8. */
export function decodeHtml(bytes: Uint8Array, contentType: string): string {
  const label = markOf(bytes) ?? charsetOf(contentType) ?? declaredIn(bytes) ?? 'utf-8';
  return decodeAs(label, bytes);
}

function markOf([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return first === 0xef && second === 0xbb && third === 0xbf ? 'utf-8' : undefined;
}

const charsetOf = (text: string) => /charset\s*=\s*["']?([\w-]+)/i.exec(text)?.[1];

/** HTML says where to look: in the first 1024 bytes. */
const declaredIn = (bytes: Uint8Array) =>
  charsetOf(new TextDecoder('latin1').decode(bytes.subarray(0, 1024)));

function decodeAs(label: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    return new TextDecoder('utf-8').decode(bytes);
  }
}
