import { unitPattern } from '@brandwright/language/values/counts.ts';
import type { PageFact } from '@brandwright/contract/sourcing/outreach/analyze-supplier-page.ts';
import { pageFactKinds, type PageFactKind } from '@brandwright/contract/sourcing/outreach/enums.ts';
import { countryName, countryOf, readCountries } from '@brandwright/language/values/countries.ts';
import { companyName } from './company-name.ts';
import { contactFacts } from './contact-facts.ts';
import { addressesMachines } from './orders-to-machines.ts';
import type { PageContent } from './page-content.ts';

const mostOfKind = 12;
const longestSentence = 300;

const made = [
  /\b(?:manufacturer|producer|maker|factory|supplier|exporter|workshop)s? of (?:high[- ]quality |premium |custom )?([^.;:!?]{3,120})/i,
  /\bwe (?:design and )?(?:make|manufacture|produce|craft|pour|weave|sew|print|build|specialize in|specialise in|focus on|offer)\s+([^.;:!?]{3,120})/i,
  /\b(?:speciali[sz](?:es|ed|ing) in|engaged in (?:the )?(?:production|manufactur\w+|making) of|dedicated to (?:making|producing))\s+([^.;:!?]{3,120})/i,
  /\b(?:makes|manufactures|produces|crafts)\s+([^.;:!?]{3,120})/,
];
const unit = `(?:${unitPattern}|sheets)\\b\\.?`;
const moq = new RegExp(
  String.raw`\b(?:MOQ|minimum (?:order )?(?:quantity|quantities|order)|min\.? (?:order|qty))\b[^.;\d]{0,60}?(\d[\d.,  ]*\d|\d)\s*(${unit})?(?:\s+(?:per|each|a) ([\p{L}]+))?`,
  'iu',
);
const fromOn = new RegExp(
  String.raw`\b(?:orders? (?:start|from)|starting (?:at|from)|from as (?:few|little) as|as few as)\D{0,15}(\d[\d.,]*)\s*(${unit})`,
  'i',
);
const leadTime =
  /\b(?:lead|production|delivery|manufacturing|turnaround)[ -]?times?\b[^.;\d]{0,50}?(\d+\s*(?:(?:-|–|to)\s*\d+\s*)?(?:working |business |calendar )?(?:days?|weeks?|months?))/i;
const certificates =
  /\b(?:ISO ?\d{4,5}(?::\d{4})?|GOTS|OEKO-?TEX(?: Standard 100)?|BSCI|SEDEX|SMETA|FSC|PEFC|FDA|REACH|RoHS|LFGB|BRCGS?|GRS|SA ?8000|WRAP|Fair ?Trade|B Corp|GMP|HACCP|HALAL|Kosher|ECOCERT|COSMOS|Prop(?:osition)? 65|CPSIA|EN ?71|Nordic Swan|Cradle to Cradle|Leaping Bunny|RSPO|IFRA)\b/gi;
const notHeld = /\b(?:not|no|without|pending|working towards?|in progress|planned|applied for|soon)\b/i;
const place =
  /\b(?:based|located|situated|factory|factories|workshops?|made|manufactured|produced|headquarter\w*|address|plant|since|family|company|province|city|studio|mill|kilns?)\b/i;
const markets = /\b(?:ship\w*|export\w*|deliver\w*|customers?|clients?|markets?|buyers?|sell|sold)\b/i;
const productHeading =
  /\b(?:products?|collections?|what we (?:make|do)|our range|ranges?|catalogue|catalog|categories|we make|lines?)\b/i;

interface Said {
  value: string;
  sentence: string;
}

/** Countries that a text names with a capital and by a noun, by their English names; Georgia and Jordan are often others. */
const countriesIn = (text: string): string[] => [
  ...new Set(
    readCountries(text)
      .filter(({ text: said, value }) => /^\p{Lu}\p{L}|^U\./u.test(said) && !/^(?:GE|JO)$/.test(value))
      .filter(({ text: said }) => (said.length > 2 || said === 'UK') && countryOf(said) !== undefined)
      .map(({ value }) => countryName(value)),
  ),
];

/** What a page tells of a supplier, by rules, each with its sentence. Sentences that give orders to machines are passed over. */
export function findFacts(page: PageContent): {
  facts: PageFact[];
  notFound: PageFactKind[];
  companyName: string | null;
} {
  const sentences = sentencesOf(page);
  const name = companyName(page);
  const of: Record<PageFactKind, readonly Said[]> = {
    COMPANY_NAME: name ? [name] : [],
    MAKES: makesOf(page, sentences),
    PRODUCT: productsOf(page),
    MOQ: [...each(sentences, moq, numberWithUnit), ...each(sentences, fromOn, numberWithUnit)],
    LEAD_TIME: each(sentences, leadTime, ([, time = '']) => time),
    CERTIFICATE: certificatesOf(sentences),
    COUNTRY: countriesOf(sentences, page),
    ...contactFacts(page),
  };
  const facts = pageFactKinds.flatMap((kind) =>
    unique(of[kind])
      .slice(0, mostOfKind)
      .map((said) => ({ kind, ...said })),
  );
  return {
    facts,
    notFound: pageFactKinds.filter((kind) => of[kind].length === 0),
    companyName: name?.value ?? null,
  };
}

function sentencesOf(page: PageContent): string[] {
  const texts = [
    page.meta['description'] ?? page.meta['og:description'] ?? '',
    ...page.blocks.map((block) => block.text),
  ];
  return texts
    .flatMap((text) => text.split(/(?<=[.!?])\s+(?=[\p{Lu}\d"“])/u))
    .map((sentence) => cut(sentence.trim(), longestSentence))
    .filter((sentence) => sentence !== '' && !addressesMachines(sentence));
}

function each(
  sentences: readonly string[],
  pattern: RegExp,
  valueOf: (match: RegExpExecArray) => string,
): Said[] {
  return sentences.flatMap((sentence) => {
    const match = pattern.exec(sentence);
    return match ? [{ value: tidy(valueOf(match)), sentence }] : [];
  });
}

const numberWithUnit = ([, number = '', unitSaid = 'units', per]: RegExpExecArray) =>
  `${number.trim()} ${unitSaid}${per ? ` per ${per}` : ''}`;

function makesOf(page: PageContent, sentences: readonly string[]): Said[] {
  const said = made.flatMap((pattern) => each(sentences, pattern, ([, what = '']) => clause(what)));
  const described = page.meta['description'] ?? page.meta['og:description'];
  const found = unique(said.filter(({ value }) => value.length > 2)).slice(0, 3);
  return found.length > 0 || !described || addressesMachines(described)
    ? found
    : [{ value: cut(described, 160), sentence: cut(described, longestSentence) }];
}

/** "stoneware mugs and bowls for cafés, since 1986" → "stoneware mugs and bowls for cafés". */
const clause = (text: string) =>
  text.replace(
    /\s*(?:[,(]\s*)?\b(?:since|with|using|that|which|who|where|based|located|and we|in our)\b.*$/i,
    '',
  );

function productsOf(page: PageContent): Said[] {
  const found: Said[] = [];
  let under: string | null = null;
  for (const block of page.blocks) {
    if (block.kind === 'heading') {
      if (under !== null && found.length > 0 && !productHeading.test(block.text) && block.text.length > 60)
        under = null;
      else if (productHeading.test(block.text)) under = block.text;
      else if (
        /\b(?:contact|about|why|how|faq|news|certif|quality|team|story|service|shipping|terms)\w*\b/i.test(
          block.text,
        )
      )
        under = null;
      else if (under !== null) found.push({ value: block.text, sentence: `${under}: ${block.text}` });
    } else if (under !== null && block.kind === 'item' && block.text.length <= 80)
      found.push({ value: block.text, sentence: `${under}: ${block.text}` });
  }
  return found
    .filter(({ value }) => !addressesMachines(value) && value.length > 2)
    .map((one) => ({ ...one, value: tidy(one.value) }));
}

const certificatesOf = (sentences: readonly string[]): Said[] =>
  sentences.flatMap((sentence) =>
    [...sentence.matchAll(certificates)]
      .filter((match) => !notHeld.test(sentence.slice(Math.max(0, match.index - 40), match.index)))
      .map(([value]) => ({ value, sentence })),
  );

function countriesOf(sentences: readonly string[], page: PageContent): Said[] {
  const address = page.organization?.address ?? '';
  const said = sentences
    .filter((sentence) => place.test(sentence) && !markets.test(sentence))
    .flatMap((sentence) => countriesIn(sentence).map((value) => ({ value, sentence })));
  const inAddress = countriesIn(address).map((value) => ({ value, sentence: address }));
  return [...inAddress, ...said].slice(0, 4);
}

const unique = (said: readonly Said[]) =>
  [
    ...new Map(
      said
        .filter(({ value }) => value !== '')
        .toReversed()
        .map((one) => [one.value.toLowerCase(), one]),
    ).values(),
  ].toReversed();

const tidy = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[,;:.]+$/, '');
const cut = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;
