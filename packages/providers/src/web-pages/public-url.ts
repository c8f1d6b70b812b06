import { isIP } from 'node:net';
import { PageRefused } from './web-pages.ts';

/** Names that are only known inside a network (RFC 6761, 6762, 8375, 9476 and common practice). */
const innerNames =
  /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|corp|home|home\.arpa|onion|private)$/;

/**
 * The address of a page, made whole: `https://` where no scheme was said, no fragment. Throws a PageRefused for anything
 * but http and https on the ports given, for credentials, for names of inner networks and for numbers in disguise.
 * Whether the host's addresses are public is decided when it is resolved.
 */
export function publicUrl(said: string, ports: ReadonlySet<string>): URL {
  const text = said.trim();
  const whole = /^[a-z][a-z\d+.-]*:(?!\d+(?:[/?#]|$))/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(whole))
    throw new PageRefused(`"${short(said)}" isn’t a web address. Use one such as https://www.example.com.`);
  const url = new URL(whole);
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new PageRefused(`Only http and https pages can be read, not ${url.protocol.slice(0, -1)}.`);
  if (url.username !== '' || url.password !== '')
    throw new PageRefused('The address contains a user name or password. Give the address without it.');
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  if (!ports.has(port)) throw new PageRefused(`Pages on port ${port} can’t be read.`);
  checkHost(url, whole);
  url.hash = '';
  return url;
}

function checkHost(url: URL, whole: string): void {
  const host = hostOf(url);
  if (isIP(host) === 4 && writtenHost(whole) !== host)
    throw new PageRefused('The address hides an IP address. Use the page’s name instead.');
  if (isIP(host) > 0) return;
  const name = host.replace(/\.$/, '').toLowerCase();
  if (!name.includes('.') || innerNames.test(name))
    throw new PageRefused(`"${short(name)}" isn’t a page on the public web, so it wasn’t read.`);
}

/** The host without the brackets of IPv6. */
export const hostOf = (url: URL) => url.hostname.replace(/^\[|\]$/g, '');

/** The host as it was typed: `0x7f.1` before it became 127.0.0.1. */
const writtenHost = (whole: string) =>
  /^[a-z][a-z\d+.-]*:[\\/]*([^\\/?#:]*)/i.exec(whole)?.[1]?.replace(/\.$/, '') ?? '';

const short = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text);
