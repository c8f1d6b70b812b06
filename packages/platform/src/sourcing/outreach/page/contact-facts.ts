import { emailAddress } from '@brandwright/contract/store/entities.ts';
import type { PageContent } from './page-content.ts';

const email = /[\w.+-]{1,64}@(?:[\w-]{1,63}\.){1,4}[a-z]{2,24}/gi;
const phone = /(?:\+|\b00)\d[\d\s().-]{6,18}\d/g;
const phoneLabel = /\b(?:tel|phone|telephone|mobile|whatsapp|call us)\b\D{0,12}(\(?\d[\d\s().-]{6,18}\d)/i;
const addressLabel = /\b(?:address|visit us|factory|headquarters|office)\s*:\s*(.{8,160})/i;
const notPeople = /\.(?:png|jpe?g|gif|svg|webp|css|js)$/i;
const socialHosts =
  /^(?:[\w-]+\.)?(?:linkedin\.com|instagram\.com|facebook\.com|youtube\.com|tiktok\.com|pinterest\.\w+|x\.com|twitter\.com|threads\.net|weibo\.com)$/;

interface Said {
  value: string;
  sentence: string;
}

/** How the company can be reached, from its words and its links. */
export function contactFacts(
  page: PageContent,
): Record<'EMAIL' | 'PHONE' | 'ADDRESS' | 'SOCIAL_LINK', Said[]> {
  const { organization, links, blocks } = page;
  const linked = (scheme: string) =>
    links
      .filter((link) => link.toLowerCase().startsWith(scheme))
      .map((link) => decoded(link.slice(scheme.length).split('?')[0] ?? ''));
  const inWords = (pattern: RegExp) =>
    blocks.flatMap(({ text }) =>
      [...text.matchAll(pattern)].map(([value]) => ({ value: value.trim(), sentence: text.slice(0, 300) })),
    );
  const alone = (values: readonly (string | null | undefined)[]) =>
    values.flatMap((value) => (value ? [{ value, sentence: value }] : []));
  const labeled = (pattern: RegExp) =>
    blocks.flatMap(({ text }) => {
      const [, value] = pattern.exec(text) ?? [];
      return value ? [{ value: value.trim(), sentence: text.slice(0, 300) }] : [];
    });
  return {
    EMAIL: [...inWords(email), ...alone([organization?.email, ...linked('mailto:')])].flatMap(
      ({ value, sentence }) => {
        const read = emailAddress.safeParse(value);
        return read.success && !notPeople.test(read.data) ? [{ value: read.data, sentence }] : [];
      },
    ),
    PHONE: oncePerNumber([
      ...inWords(phone),
      ...labeled(phoneLabel),
      ...alone([organization?.telephone, ...linked('tel:')]),
    ]),
    ADDRESS: [...alone([organization?.address]), ...labeled(addressLabel)],
    SOCIAL_LINK: alone(links.filter(isSocial)),
  };
}

/** "+351 912 345 678" and "tel:+351912345678" are one. */
function oncePerNumber(said: readonly Said[]): Said[] {
  const seen = new Set<string>();
  return said.filter(({ value }) => {
    const digits = value.replace(/\D/g, '').replace(/^00/, '');
    if (digits.length < 7 || digits.length > 15 || seen.has(digits)) return false;
    seen.add(digits);
    return true;
  });
}

function isSocial(link: string): boolean {
  if (!URL.canParse(link)) return false;
  const { hostname, pathname } = new URL(link);
  return socialHosts.test(hostname) && pathname.length > 1 && !/\/(?:share|sharer|intent)/.test(pathname);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
