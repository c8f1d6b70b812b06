import { isLoopbackHost } from '@brandwright/providers';
import { isIP } from 'node:net';
import { hostname } from 'node:os';

/** The addresses under which this server is called, and so the pages that may call it: its own. */
export interface OwnAddresses {
  /** Whether a Host header names this server. */
  isOwnHost(host: string): boolean;
  /** Whether an Origin header names a page of this server. `null`, which hidden origins send, is none. */
  isOwnOrigin(origin: string): boolean;
}

interface Reached {
  /** What it listens on. */
  host: string;
  /** Further host names (with a port, or for every port) under which it is called. */
  allowedHosts: readonly string[];
  /** The port that was bound. */
  port: number;
  /** With the address in links, whether it was set or is where the server listens. */
  publicUrl: string;
}

interface Named {
  /** Lower case, IPv6 without brackets. */
  name: string;
  port: number;
}

const anyPort = 0;

/**
 * A page elsewhere can point a name of its own at this machine and then reads our answers as its own (DNS rebinding). Its
 * browser still says that name as Host and Origin, so only names known beforehand count:
 * - the public address and ALLOWED_HOSTS (without a port: at every port);
 * - while only this machine is listened for, its loopback names with the very port;
 * - while a network is listened for, every plain IP address and the machine's name too, at every port, because a container
 *   or a router may pass another one on. Nobody can point those elsewhere.
 */
export function ownAddresses({ host, allowedHosts, port, publicUrl }: Reached): OwnAddresses {
  const isPrivate = isLoopbackHost(host);
  const machine = hostname().toLowerCase();
  const published = new URL(publicUrl);
  const configured = [
    partsOf(published.host, published.protocol === 'https:' ? 443 : 80),
    ...allowedHosts.map((allowed) => partsOf(allowed, anyPort)),
  ];

  const isOwn = (asked: Named): boolean => {
    const isAsked = (known: Named | undefined) =>
      known?.name === asked.name && (known.port === anyPort || known.port === asked.port);
    if (configured.some(isAsked)) return true;
    if (isPrivate) return isLoopbackHost(asked.name) && asked.port === port;
    return isLoopbackHost(asked.name) || isIP(asked.name) > 0 || asked.name === machine;
  };
  const isOwnText = (text: string, usualPort: number) => {
    const asked = partsOf(text, usualPort);
    return asked !== undefined && isOwn(asked);
  };
  // The scheme of the public address may be told by a proxy in front, so a Host without a port is either one.
  return {
    isOwnHost: (text) => isOwnText(text, 80) || (!/:\d+$/.test(text) && isOwnText(text, 443)),
    isOwnOrigin(origin) {
      const page =
        /^https?:\/\/[^/?#@\s]+$/i.test(origin) && URL.canParse(origin) ? new URL(origin) : undefined;
      return page !== undefined && isOwnText(page.host, page.protocol === 'https:' ? 443 : 80);
    },
  };
}

const hostPattern = /^(?<name>[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::(?<port>\d{1,5}))?$/i;

/** Whether a text is a host, with a port or without. */
export const isHost = (text: string): boolean => hostPattern.test(text);

function partsOf(text: string, usualPort: number): Named | undefined {
  const { name, port } = hostPattern.exec(text)?.groups ?? {};
  if (name === undefined) return undefined;
  return {
    name: name.replace(/^\[|\]$|\.$/g, '').toLowerCase(),
    port: port === undefined ? usualPort : Number(port),
  };
}
