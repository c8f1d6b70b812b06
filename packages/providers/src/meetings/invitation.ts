/** What a calendar file says. */
export interface Invitation {
  /** The same for every version of the same meeting. */
  uid: string;
  topic: string;
  description: string;
  /** ISO instants. */
  startsAt: string;
  madeAt: string;
  minutes: number;
  joinUrl: string | null;
}

/** A calendar file (RFC 5545): one event, times in UTC, lines folded at 75 octets and ended with CRLF. */
export function invitationFile(invitation: Invitation): string {
  const { uid, topic, description, startsAt, madeAt, minutes, joinUrl } = invitation;
  const endsAt = new Date(new Date(startsAt).getTime() + minutes * 60_000).toISOString();
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Brandwright//Meetings//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${stamp(madeAt)}`,
    `DTSTART:${stamp(startsAt)}`,
    `DTEND:${stamp(endsAt)}`,
    `SUMMARY:${escaped(topic)}`,
    `DESCRIPTION:${escaped(description)}`,
    ...(joinUrl ? [`LOCATION:${escaped(joinUrl)}`, `URL:${joinUrl.replace(/[\r\n]/g, '')}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
}

/** 20261124T150000Z */
const stamp = (instant: string) => new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '');

const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/[\u0000-\u001F\u007F]/g, '');

/** Lines are at most 75 octets; what goes on begins with a space. A letter of several octets is not cut. */
function folded(line: string): string {
  let out = '';
  let octets = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (octets + size > 75) {
      out += '\r\n ';
      octets = 1;
    }
    out += letter;
    octets += size;
  }
  return out;
}
