/** An address of a server as somebody types it, with its place in the text. */
export interface ServerAddress {
  text: string;
  start: number;
  end: number;
}

const octet = String.raw`\d{1,3}`;
const ip = String.raw`${octet}(?:\.${octet}){3}`;
const local = String.raw`(?:127|10)(?:\.${octet}){3}|192\.168(?:\.${octet}){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.${octet}){2}|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])(?:\.${octet}){2}`;
const name = String.raw`[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*`;
/** With a user name, which nobody should write, it is an address all the same. */
const scheme = String.raw`https?:\/\/(?:[^\s/@]+@)?`;
const port = String.raw`:\d{1,5}`;
const path = String.raw`(?:\/[^\s<>"'),;]*)?`;

/**
 * Addresses that only programs call: on this machine or its network, with a port, or of a versioned API ("…/v1"). A page of the
 * web is none.
 */
const patterns = [
  String.raw`${scheme}(?:localhost|${local}|\[[\da-f:.]+\]|[\w-]+(?:\.[\w-]+)*\.(?:local|internal|lan|home))(?:${port})?(?![\w.-])${path}`,
  String.raw`${scheme}${name}${port}${path}`,
  String.raw`${scheme}${name}(?:\/[^\s<>"'),;]*)?\/v\d+(?:beta)?(?![\w-])${path}`,
  String.raw`(?:localhost|${ip})${port}${path}`,
  String.raw`\[::1\]${port}${path}`,
];
const anyOf = new RegExp(String.raw`(?<![\w./@-])(?:${patterns.join('|')})`, 'giu');

/** Every address of a server in a text that programs call, in order. Punctuation after it is no part of it. */
export const readServerAddresses = (text: string): ServerAddress[] =>
  [...text.matchAll(anyOf)].map((match) => {
    const address = match[0].replace(/[.:!?]+$/, '');
    return { text: address, start: match.index, end: match.index + address.length };
  });
