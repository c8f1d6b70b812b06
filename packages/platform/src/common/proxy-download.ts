import { OperationError } from '@brandwright/contract';
import {
  downloadTypes,
  largestDownload,
  proxyDownload,
} from '@brandwright/contract/common/proxy-download.ts';
import { implement } from '../kernel/request/implementation.ts';

const types = Object.keys(downloadTypes);

const isKnown = (type: string): type is keyof typeof downloadTypes => type in downloadTypes;

/** The last part of the address as a plain file name, with the ending of what it is: `moss-candle.png`. */
export function fileNameOf(url: string, contentType: keyof typeof downloadTypes): string {
  const last = new URL(url).pathname.split('/').findLast((part) => part !== '') ?? '';
  const stem = last
    .replace(/%[0-9A-F]{2}/gi, '-')
    .replace(/\.[A-Za-z0-9]{1,8}$/, '')
    .replaceAll(/[^A-Za-z0-9._-]+/g, '-')
    .replaceAll(/^[.-]+|[.-]+$/g, '')
    .slice(0, 80);
  return `${stem === '' ? 'download' : stem}.${downloadTypes[contentType]}`;
}

export default implement(proxyDownload, {
  async run(context, { url }) {
    const { bytes, contentType, finalUrl } = await context.providers.webPages.readFile(
      url,
      { types, largestBytes: largestDownload },
      context.signal,
    );
    if (!isKnown(contentType))
      throw new OperationError('unsupported_file', 'That kind of file isn’t downloaded.');
    return {
      output: {
        fileName: fileNameOf(finalUrl, contentType),
        contentType,
        sizeBytes: bytes.length,
        content: Buffer.from(bytes).toString('base64'),
      },
    };
  },
});
