import { OperationError } from '@brandwright/contract';
import { isUuid } from '@brandwright/contract/kernel/uuid.ts';
import { getFile } from '@brandwright/contract/store/get-file.ts';
import type { Context } from '../../kernel/request/context.ts';
import { noPicture } from '../../kernel/data/own-picture.ts';
import { isFileSignature } from '../../kernel/data/file-address.ts';

const ownAddress = /^\/files\/([0-9a-f-]{36})\/([0-9a-f-]{36})\.([A-Za-z0-9_-]+)$/;
const drawnAddress = /^\/files\/drawn\/[^/\s\\]+$/;

const bare = (context: Context, said: string) =>
  (said.startsWith(`${context.publicUrl}/`) ? said.slice(context.publicUrl.length) : said).replace(
    /\/(compact|large|grande|1024)$/,
    '',
  );

/** Whether words are an address or a file's id rather than a name. */
export const isAddress = (said: string): boolean => /^(https?:\/\/|\/)/i.test(said) || isUuid(said);

/**
 * The address of a picture as it is kept: an own uploaded file (its id or address), a drawing of ours, or an https
 * address. Another store's file is as good as none. Errors: bad_input, not_found.
 */
export async function pictureAddress(context: Context, said: string): Promise<string> {
  if (isUuid(said)) return (await context.call(getFile, { fileId: said.toLowerCase() })).url;
  const path = bare(context, said);
  if (drawnAddress.test(path)) return path;
  const [, storeId = '', id = '', signature = ''] = ownAddress.exec(path) ?? [];
  if (storeId === context.storeId && isFileSignature(context.providers.keyring, storeId, id, signature))
    return path;
  if (/^https:\/\/[^\s/]+\.[^\s]+$/i.test(path)) return path;
  if (path.startsWith('/')) throw noPicture();
  throw new OperationError(
    'bad_input',
    'Give the address of a picture that begins with https://, or upload it.',
    [{ path: 'imageUrl', message: 'This is no address of a picture.' }],
  );
}

/** An address of the web as it is kept: "example.com/lamps" → "https://example.com/lamps". Errors: bad_input. */
export function linkAddress(said: string): string {
  const whole = /^[a-z][a-z\d+.-]*:/i.test(said) ? said : `https://${said}`;
  const url = URL.parse(whole);
  if (url && (url.protocol === 'https:' || url.protocol === 'http:') && url.hostname.includes('.'))
    return whole;
  throw new OperationError(
    'bad_input',
    `"${said}" is no web address. Give one such as https://example.com.`,
    [{ path: 'linkUrl', message: 'This is no web address.' }],
  );
}
