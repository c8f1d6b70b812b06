import { OperationError } from '@brandwright/contract';
import { uploadTypes, type UploadType } from '@brandwright/contract/store/files.ts';
import { fileTypeFromBuffer } from 'file-type';

/** Bytes of the beginning that tell what a file is, where the whole is too large to look at. */
export const sniffedBytes = 64 * 1024;

const accepted: ReadonlySet<string> = new Set(Object.values(uploadTypes));
/** Names under which plain text is taken for what the name says; content cannot tell these apart. */
const textByExtension: Readonly<Record<string, UploadType>> = {
  csv: 'text/csv',
  txt: 'text/plain',
  md: 'text/markdown',
};

/**
 * What a file is, by its beginning and never by its name alone: a picture or document is recognized by its bytes, text
 * by having nothing but text in it. Throws unsupported_file for anything else.
 */
export async function recognize(beginning: Uint8Array, name: string): Promise<UploadType> {
  const found = await fileTypeFromBuffer(beginning).catch(() => undefined);
  if (found && isAccepted(found.mime)) return found.mime;
  if (found && found.mime !== 'application/xml') throw unsupported(name, `it is ${found.mime}`);
  const text = asText(beginning);
  if (text === undefined) throw unsupported(name, 'its content isn’t of a type that is accepted');
  if (isSvg(text)) return safeSvg(text, name);
  const type = textByExtension[extensionOf(name)];
  if (!type) throw unsupported(name, 'it contains text, which its name doesn’t say');
  if (isMarkupOrScript(text)) throw unsupported(name, 'it contains a web page or a program');
  return type;
}

const isAccepted = (mime: string): mime is UploadType => accepted.has(mime);

export const extensionOf = (name: string): string =>
  /\.([A-Za-z0-9]{1,8})$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Undefined when there are bytes that no text has. Old single-byte encodings count as text. */
function asText(bytes: Uint8Array): string | undefined {
  for (const byte of bytes)
    if (byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0c && byte !== 0x0d) return undefined;
  return new TextDecoder('utf-8').decode(bytes).replace(/^\uFEFF/, '');
}

const isSvg = (text: string) =>
  /^\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*(<!DOCTYPE\s+svg[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*<svg[\s>]/i.test(
    text,
  );

function safeSvg(text: string, name: string): UploadType {
  // Entities can be made to grow without end.
  if (/<!ENTITY/i.test(text)) throw unsupported(name, 'it defines entities');
  return 'image/svg+xml';
}

const isMarkupOrScript = (text: string) => /^\s*(<!doctype|<html|<script|<\?php|<\?xml|#!)/i.test(text);

const unsupported = (name: string, because: string) =>
  new OperationError(
    'unsupported_file',
    `${name.slice(0, 80)} can't be uploaded: ${because}. Accepted files: pictures (${pictures}), PDF, CSV, XLSX, DOCX, TXT and MD.`,
  );

const pictures = 'PNG, JPG, BMP, GIF, WEBP, PSD, SVG, TIFF';
