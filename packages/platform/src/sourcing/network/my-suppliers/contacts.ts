/** An invite with its contacts as they are kept. */
export interface InviteContacts {
  name: string;
  email: string;
  website: string | null;
  phoneNumber: string | null;
}

/** A value as it is kept, or why it cannot be. */
export type ReadContact = { value: string } | { problem: string };

/** Names that never lead out of a network, or nowhere (RFC 6761, RFC 8375, RFC 2606). */
const innerNames = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|home\.arpa|invalid|onion)$/;

/**
 * A public web address: http or https, a name rather than an IP address, no login in it. "annaspottery.com" gets https.
 * Kept without its fragment.
 */
export function readWebsite(written: string): ReadContact {
  const text = written.trim();
  if (/^[a-z][a-z\d+.-]*:/i.test(text) && !/^https?:\/\//i.test(text) && !/^[\w.-]+:\d+(?:\/|$)/.test(text))
    return { problem: 'A website must start with http:// or https://.' };
  let url: URL;
  try {
    url = new URL(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  } catch {
    return { problem: 'That isn’t a web address. Write it like annaspottery.com.' };
  }
  if (url.username !== '' || url.password !== '')
    return { problem: 'A website can’t include a user name or password.' };
  const host = url.hostname.toLowerCase().replace(/\.$/, '');
  if (host.startsWith('[') || /^[\d.]+$/.test(host) || /\s/.test(text))
    return { problem: 'Write the website’s name, such as annaspottery.com.' };
  if (!/\.[a-z][a-z\d-]+$/.test(host) || innerNames.test(host))
    return { problem: 'That address isn’t a public website.' };
  url.hash = '';
  return { value: url.href.replace(/\/$/, '') };
}

/** A telephone number as ITU-T E.164 writes it: a plus, the country code, at most 15 digits. */
export function readPhone(written: string): ReadContact {
  const text = written.trim().replace(/^(?:tel|phone|t|m|mobile|mob|whatsapp)[.:\s]+/i, '');
  if (/[^\d\s+().\-/]/.test(text)) return { problem: 'A phone number can only have digits.' };
  const digits = text
    .replace(/\(0\)/, '')
    .replaceAll(/[^\d+]/g, '')
    .replace(/^00/, '+');
  if (!digits.startsWith('+'))
    return { problem: 'Write the phone number with its country code, such as +351 912 345 678.' };
  return /^\+[1-9]\d{6,14}$/.test(digits)
    ? { value: digits }
    : { problem: 'A phone number must have 7 to 15 digits after the plus.' };
}
