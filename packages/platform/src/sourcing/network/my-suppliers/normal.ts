import { plainWords } from '@brandwright/language/text.ts';

/** Words of the law in a company's name, which say nothing of who it is (joined single letters included). */
const legalWords = new Set(
  'co coltd ltd ltda limited inc incorporated llc llp lp corp corporation company cie gmbh mbh kg ohg ag ug sa sas sarl srl spa sl sau bv nv oy oyj ab as asa aps plc pte pty pvt private proprietary pt cv tbk jsc ojsc cjsc lda kft zrt doo dd sro spzoo rl sab sacv sadecv scrl eirl bhd sdn ltdsti sti tic san ve'.split(
    ' ',
  ),
);
/** Of these the name itself may begin: "AS Color", "Co & Kin". */
const neverFirst = new Set(['pt', 'cv', 'pvt']);

/**
 * The name as duplicates are told by: plain words without the forms of the law, wherever they stand.
 * "S. DE R.L. DE C.V." and "Co.,Ltd" vanish; a name of nothing else stays as it is.
 */
export function normalName(name: string): string {
  const words = plainWords(name)
    .replaceAll(/\bs (?:a )?de (?:r l )?(?:de )?c v\b|\bs de r l\b/g, ' ')
    // "s a" → "sa", "g m b h" → "gmbh"
    .replaceAll(/\b(?:\p{L} )+\p{L}\b/gu, (letters) => letters.replaceAll(' ', ''))
    .split(' ')
    .filter(Boolean);
  const telling = words.filter((word, at) => (at === 0 ? !neverFirst.has(word) : !legalWords.has(word)));
  return (telling.length > 0 ? telling : words).join(' ');
}

/** Words of an address that every address has. */
const placeWords = new Set(
  'no number road rd street st avenue ave lane block building bldg floor room unit zone industrial industry park district city town county province village area plot the of and p o box zip'.split(
    ' ',
  ),
);

/** The address as duplicates are told by. */
export const normalAddress = (address: string) => plainWords(address);

/**
 * Whether two addresses may be of the same place: one of them is not known, or half of the telling words of the shorter
 * one stand in the other.
 */
export function mayBeSamePlace(one: string, other: string): boolean {
  if (one === '' || other === '' || one === other) return true;
  const [a, b] = [tellingWords(one), tellingWords(other)];
  const [few, many] = a.size <= b.size ? [a, b] : [b, a];
  if (few.size === 0) return true;
  const shared = [...few].filter((word) => many.has(word)).length;
  return shared / few.size >= 0.5;
}

const tellingWords = (key: string) => new Set(key.split(' ').filter((word) => !placeWords.has(word)));

/** Hosts on which many companies have their page: there the path tells them apart. */
const sharedHosts =
  /(?:^|\.)(?:facebook\.com|instagram\.com|linkedin\.com|alibaba\.com|made-in-china\.com|globalsources\.com|indiamart\.com|etsy\.com|google\.com|wixsite\.com|wordpress\.com|blogspot\.com|linktr\.ee)$/;

/** By what websites are told apart: the host without `www.`, with the path where many share the host. */
export function websiteKey(website: string): string {
  const url = new URL(website);
  const host = url.hostname.toLowerCase().replace(/^www\./, '');
  return sharedHosts.test(host) ? `${host}${url.pathname.replace(/\/+$/, '').toLowerCase()}` : host;
}
