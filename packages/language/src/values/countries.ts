import type { CodeValue } from './value.ts';

/** ISO 3166-1 codes with the names and adjectives people use beside the official English name. */
const table = `
AE uae,emirati,emirates,dubai;AL albanian;AM armenian;AR argentine,argentinian,argentinean;AT austrian;AU australian,aussie,oz;AZ azerbaijani;BA bosnian,bosnia;
BD bangladeshi,dhaka;BE belgian;BG bulgarian;BH bahraini;BO bolivian;BR brazilian,brasil;BY belarusian;CA canadian;CH swiss;CI ivory coast,ivorian,cote d'ivoire;CL chilean;CM cameroonian;
CN chinese,prc,mainland china,shenzhen,guangzhou,yiwu;CO colombian,columbia;CR costa rican;CU cuban;CY cypriot;CZ czech,czech republic;DE german,deutschland;DK danish;DO dominican;DZ algerian;EC ecuadorian;
EE estonian;EG egyptian;ES spanish,espana;ET ethiopian;FI finnish;FR french;GB uk,u.k.,british,britain,great britain,england,english made,scotland,scottish,wales,welsh;GE georgian;GH ghanaian;GR greek;GT guatemalan;
HK hong kong,hongkong;HN honduran;HR croatian;HT haitian;HU hungarian;ID indonesian,bali;IE irish;IL israeli;IN indian;IQ iraqi;IR iranian;IS icelandic;IT italian,italia;
JM jamaican;JO jordanian;JP japanese;KE kenyan;KH cambodian;KR korea,korean,south korean,south korea;KP north korea,north korean;KW kuwaiti;KZ kazakh;LA laos,laotian,lao;LB lebanese;LK sri lankan,sri lanka;LT lithuanian;LU luxembourgish;LV latvian;
MA moroccan;MD moldovan;MG malagasy;MK macedonian,macedonia;MM burma,burmese;MN mongolian;MO macau,macao;MT maltese;MU mauritian;MX mexican,mejico;MY malaysian;MZ mozambican;NG nigerian;NI nicaraguan;NL dutch,holland,netherlands,the netherlands;
NO norwegian;NP nepali,nepalese;NZ new zealander,kiwi;OM omani;PA panamanian;PE peruvian;PH filipino,philippine,philippines,the philippines;PK pakistani;PL polish made,polish;PT portuguese;PY paraguayan;QA qatari;RO romanian;RS serbian;RU russian;
RW rwandan;SA saudi,saudi arabian,ksa;SE swedish;SG singaporean;SI slovenian;SK slovak;SN senegalese;SV salvadoran,el salvador;TH thai;TN tunisian;TR turkish,turkey,turkiye;TT trinidad;TW taiwanese;
TZ tanzanian;UA ukrainian;UG ugandan;US usa,u.s.,u.s.a.,united states,america,american,the states,stateside;UY uruguayan;UZ uzbek;VE venezuelan;VN vietnamese,viet nam,hanoi,saigon;ZA south african;ZM zambian;ZW zimbabwean`;

const names = new Map<string, string>();
for (const entry of table.split(';')) {
  const [, code, list] = /^\s*([A-Z]{2})\s+([\s\S]*)$/.exec(entry) ?? [];
  if (code && list) for (const name of list.split(',')) names.set(name.trim(), code);
}
// Codes that ISO 3166-1 has withdrawn or that name no customs territory.
const former = new Set(
  'AN BU CS DD DY FX HV NH NT QU RH SU TP UK VD YD YU ZR EZ EU UN XA XB QO ZZ'.split(' '),
);
const display = new Intl.DisplayNames('en', { type: 'region' });
for (let a = 65; a <= 90; a++) {
  for (let b = 65; b <= 90; b++) {
    const code = String.fromCharCode(a, b);
    const name = display.of(code);
    if (
      !name ||
      name === code ||
      former.has(code) ||
      /Unknown|Pseudo|Outlying|European Union|Eurozone|United Nations/.test(name)
    )
      continue;
    const plain = name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
    if (!names.has(plain)) names.set(plain, code);
  }
}
// Words that are far more often something else.
for (const word of ['jersey', 'guernsey', 'chad', 'polish', 'china dishes']) names.delete(word);

const longestFirst = [...names.keys()]
  .sort((a, b) => b.length - a.length)
  .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${longestFirst.join('|')})(?![\p{L}\p{N}])`, 'giu');
const codePattern =
  /(?<![\p{L}\p{N}.$-])(?:(?:from|in|to|via|country|origin)\s+)?([A-Z]{2})(?![\p{L}\p{N}])/gu;
const negation =
  /\b(?:not(?:\s+(?:in|from|made in|based in|out of))?|outside(?:\s+of)?|except(?:\s+(?:for|from|in))?|excluding|exclude|other than|anywhere but|but not(?:\s+(?:in|from))?|without|avoid(?:ing)?|leave out|instead of|rather than|skip(?:ping)?|forget(?:ting)?|ditch(?:ing)?|drop(?:ping)?|lose|minus|scrap|cut|ignore|non[- ]?|no(?=\s+\S+\s+(?:suppliers?|factor|makers?|ones?)))\s*(?:the\s+|any\s+)?(?:(?:in|from)\s+)?$/i;

/** Names of countries, for spelling repair. */
export const countryWords: readonly string[] = [...names.keys()]
  .flatMap((name) => name.split(/[^a-z]+/))
  .filter((word) => word.length > 3);

/** English name of a country code: "VN" → "Vietnam". */
export function countryName(code: string): string {
  const known = /^[A-Z]{2}$/.test(code) ? display.of(code) : undefined;
  return known ?? code;
}

/** Countries of a text by name, adjective or code, with negation ("not in China"). */
export function readCountries(text: string): CodeValue[] {
  const spans: CodeValue[] = [];
  for (const match of text.matchAll(pattern)) {
    const code = names.get(match[0].toLowerCase());
    const before = text.slice(0, match.index);
    const next = text.slice(match.index + match[0].length);
    if (!code || isSomethingElse(match[0], before, next)) continue;
    spans.push({
      kind: 'country',
      start: match.index,
      end: match.index + match[0].length,
      text: match[0],
      value: code,
      negated: false,
    });
  }
  for (const match of text.matchAll(codePattern)) {
    const code = match[1] ?? '';
    const start = match.index + match[0].length - code.length;
    const known = display.of(code);
    if (!known || known === code || spans.some((span) => span.start < start + 2 && start < span.end))
      continue;
    const introduced = match[0].length > 2;
    if (
      !introduced &&
      [
        'OK',
        'ID',
        'IT',
        'NO',
        'IS',
        'BE',
        'AM',
        'SO',
        'TO',
        'AT',
        'AS',
        'ME',
        'MY',
        'PM',
        'IN',
        'DO',
        'HM',
        'TV',
        'PR',
        'CO',
      ].includes(code)
    )
      continue;
    spans.push({ kind: 'country', start, end: start + 2, text: code, value: code, negated: false });
  }
  spans.sort((a, b) => a.start - b.start);
  let previous: CodeValue | null = null;
  for (const span of spans) {
    const refused = negation.exec(text.slice(0, span.start));
    span.negated = refused !== null;
    if (refused) span.start = refused.index;
    // "not in China or India" negates both.
    const joined = previous?.negated ? text.slice(previous.end, span.start) : '';
    if (previous?.negated && /^\s*(?:,|or|nor|and|,\s*(?:or|and))\s*(?:in\s+|from\s+)?$/i.test(joined))
      span.negated = true;
    previous = span;
  }
  // "not India, Vietnam" puts one in the place of the other.
  const [left, right] = spans;
  if (
    left &&
    right &&
    spans.length === 2 &&
    /^(?:(?:no|sorry|actually|oh|wait)[,. ]+)*not\s+\p{L}[\p{L} ]*,\s*(?:but\s+)?\p{L}[\p{L} ]*[.! ]*$/iu.test(
      text.trim(),
    )
  ) {
    left.negated = true;
    right.negated = false;
  }
  return spans;
}

/** "bone china mugs", "turkey feathers" and "Indian summer" name no country. */
function isSomethingElse(word: string, before: string, next: string): boolean {
  const isLower = word === word.toLowerCase();
  if (
    isLower &&
    /^(?:china|turkey)$/.test(word) &&
    /^\s+(?:mugs?|cups?|plates?|sets?|dishes|tea|feathers?|sandwich|dinner)/i.test(next)
  )
    return true;
  if (isLower && word === 'us') return !/\b(?:in|from|to|of|outside) the\s+$/i.test(before);
  return /^(?:english|mali|georgia|oz|kiwi|jordan|niger)$/i.test(word) && isLower && word !== 'jordan';
}
