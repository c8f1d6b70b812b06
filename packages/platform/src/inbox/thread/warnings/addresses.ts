import { editDistance } from '@brandwright/language/words/near-words.ts';

/** A web address in a text. */
export interface SaidLink {
  text: string;
  host: string;
  path: string;
}

const link = /\b(?:https?:\/\/|www\.)[^\s<>"')\]]{3,400}/gi;
const mail = /[\w.+-]{1,64}@((?:[a-z0-9-]{1,63}\.)+[a-z]{2,24})\b/gi;

/** Web addresses in a text; what cannot be read as one is left out. */
export function linksIn(text: string): SaidLink[] {
  return [...text.matchAll(link)].flatMap(([found]) => {
    const trimmed = found.replace(/[.,;:!?]+$/, '');
    try {
      const url = new URL(/^https?:/i.test(trimmed) ? trimmed : `https://${trimmed}`);
      return [
        {
          text: trimmed,
          host: url.hostname.toLowerCase(),
          path: `${url.pathname}${url.search}`.toLowerCase(),
        },
      ];
    } catch {
      return [];
    }
  });
}

/** Domains of the mail addresses in a text, lower case, in order, each once. */
export const mailDomainsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(mail)].map(([, domain = '']) => domain.toLowerCase())),
];

/** The part of a host that somebody registered: "sales.olaria.pt" is "olaria.pt", "a.co.uk" keeps three parts. */
export function registered(host: string): string {
  const parts = host.replace(/^www\./, '').split('.');
  const isSecondLevel =
    parts.length > 2 &&
    /^(?:com?|net|org|gov|edu|ac)$/.test(parts.at(-2) ?? '') &&
    (parts.at(-1) ?? '').length === 2;
  return parts.slice(isSecondLevel ? -3 : -2).join('.');
}

/** Whether two domains differ by a letter or two: "olariadovale.com" and "o1ariadovale.com". */
export function looksLike(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 2 || Math.min(a.length, b.length) < 6) return false;
  const sameName = a.split('.')[0] === b.split('.')[0];
  return sameName || editDistance(a, b, 2) <= 2;
}
