/** Stand where a name, an address or an e-mail of a customer, or the name of a supplier was. */
export const hiddenPerson = '(customer hidden)';
export const hiddenSupplier = '(supplier hidden)';

const email =
  /[\p{L}\p{N}._%+'-]+\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{N}-]+(?:\s?(?:\.|\(dot\)|\[dot\])\s?[\p{L}\p{N}-]+)+/giu;
const phone =
  /(?<![\d#$€£.,-])(?:\+\d{1,3}[\s.-]?)?(?:\(\d{2,4}\)|\d{2,4})[\s.-]\d{3,4}[\s.-]\d{3,4}(?![\d.-])|(?<!\d)\+\d{8,15}(?!\d)/gu;
const streetKinds =
  'street|st|avenue|ave|road|rd|boulevard|blvd|lane|ln|drive|dr|court|ct|place|pl|way|terrace|ter|square|sq|highway|hwy|parkway|pkwy|circle|cir|row|alley|trail|trl|crescent|loop|plaza|quay|close';
const street = new RegExp(
  String.raw`\b\d{1,6}[a-z]?(?:-\d{1,4})?\s+(?:[nsew]{1,2}\.?\s+)?(?:[\p{L}\d][\p{L}\d'’.-]*\s+){0,4}?(?:${streetKinds})\b\.?(?:,?\s*(?:apt|apartment|suite|ste|unit|floor|fl|#)\.?\s*[\w-]+)?`,
  'giu',
);
const unitOfAddress = /\b(?:apt|apartment|suite|ste)\.?\s+#?\w{1,6}\b|\bP\.?\s?O\.?\s?Box\s+\d+/giu;
const zip =
  /\b[A-Z]{2},?\s+\d{5}(?:-\d{4})?\b|\b\d{5}-\d{4}\b|\b[A-Z]{1,2}\d[A-Z\d]?\s+\d[A-Z]{2}\b|\b[A-Z]\d[A-Z]\s?\d[A-Z]\d\b/gu;
const saidZip =
  /\b(zip ?code|zip|postal ?code|postcode)(\s*(?:is|:|to)?\s*)(?=[A-Z\d -]{0,9}\d)[A-Z\d][A-Z\d -]{2,9}\b/giu;
/** Two or three words in capitals after a word that leads to a person. */
const ledTo =
  /\b((?:[Cc]ustomer|[Cc]lient|[Bb]uyer|[Ss]hopper|[Rr]ecipient|[Dd]ear|Hi|Hello|Mrs?\.?|Ms\.?|Dr\.?|[Ff]or|[Bb]y|[Tt]o|[Ff]rom|[Nn]amed|[Aa]bout|[Ww]ith)\s+)(\p{Lu}\p{Ll}[\p{L}'’-]*(?:\s+\p{Lu}\.?)?(?:\s+(?:de|da|van|von|der|al|bin|la|le)\b)*\s+\p{Lu}[\p{L}'’-]+)/gu;
const titled = /\b((?:Mrs?|Ms|Dr|Mx)\.?\s+)\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+)?/gu;

/** Takes out of words whatever tells who a customer is: known names, e-mails and addresses, and what looks like one. */
export function hideCustomers(known: ReadonlySet<string>): (text: string) => string {
  const whole = wholeNames(known);
  const parts = partsOfNames(known);
  return (text) => {
    let left = text.replace(email, hiddenPerson);
    if (whole) left = left.replace(whole, hiddenPerson);
    left = left
      .replace(street, hiddenPerson)
      .replace(unitOfAddress, hiddenPerson)
      .replace(zip, hiddenPerson)
      .replace(saidZip, `$1$2${hiddenPerson}`)
      .replace(phone, hiddenPerson)
      .replace(titled, `$1${hiddenPerson}`)
      .replace(ledTo, (all: string, lead: string, name: string) =>
        isPlace(name) ? all : lead + hiddenPerson,
      );
    for (const part of parts) left = left.replace(part, hiddenPerson);
    return joined(left, hiddenPerson);
  };
}

export function hideSuppliers(known: ReadonlySet<string>): (text: string) => string {
  const names = new Set([...known].flatMap((name) => [name, withoutForm(name)]));
  const whole = wholeNames(names);
  return (text) => {
    const left = text.replace(email, hiddenSupplier);
    return joined(whole ? left.replace(whole, hiddenSupplier) : left, hiddenSupplier);
  };
}

/** Countries and product words in capitals are no people. */
const isPlace = (name: string) =>
  /\b(?:United|States|Kingdom|Korea|Africa|Zealand|Lanka|Kong|Republic|Rica|Arabia|Emirates|America|Los Angeles|New York|Monday|Tuesday|Friday|January|November|December|Brand|Store|Order|Orders|Inc|Shopify|Etsy|Amazon)\b/.test(
    name,
  );

/** "Hangzhou Bright Ceramics Co., Ltd." → "Hangzhou Bright Ceramics". */
const withoutForm = (name: string) =>
  name
    .replace(
      /,?\s+(?:co\.?|company|ltd\.?|limited|inc\.?|llc|gmbh|s\.?a\.?|corp\.?|pvt\.?|private)\b.*$/i,
      '',
    )
    .trim();

function wholeNames(names: ReadonlySet<string>): RegExp | null {
  const forms = [...names]
    .map((name) => name.normalize('NFKC').trim())
    .filter((name) => name.length >= 3)
    .sort((a, b) => b.length - a.length)
    .map((name) =>
      name
        .split(/\s+/)
        .map(escaped)
        .join(String.raw`[\s*_]+`),
    );
  if (forms.length === 0) return null;
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${forms.join('|')})(?![\p{L}\p{N}])(?:['’]s\b)?`, 'giu');
}

/** Names that are everyday words too: only in capitals are they taken for the name. */
const everyday = new Set(
  (
    'will may mark art bill rob grant rich sue pat april june august rose grace hope joy faith summer autumn dawn ruby amber jade pearl ' +
    // oxlint-disable-next-line brandwright/american-words -- words that people say
    'ivy lily daisy violet iris olive hazel heather sage reed wood stone brook brooks rivers lake hill fields green brown black white gray grey ' +
    'young long short small little king price cost banks page day case cook baker carter cooper fisher hunter mason miller porter shepherd ' +
    'taylor turner walker weaver wright best good sharp swift strong love bird fox wolf street shop store goods company home house studio ' +
    'market trade supply gifts the and for oak north south east west new old first fine design designs kitchen garden'
  ).split(' '),
);

/** First and last names of people, each by itself. */
function partsOfNames(names: ReadonlySet<string>): RegExp[] {
  const loose = new Set<string>();
  const strict = new Set<string>();
  for (const name of names) {
    if (/[@\d]/.test(name)) continue;
    const words = name
      .normalize('NFKC')
      .split(/[\s,]+/)
      .filter((word) => /^\p{L}[\p{L}'’-]+$/u.test(word));
    if (words.length === 0 || words.length > 4) continue;
    for (const word of words) {
      if (word.length < 2) continue;
      const isSure = words.length <= 3 && word.length >= 3 && !everyday.has(word.toLowerCase());
      (isSure ? loose : strict).add(word);
    }
  }
  const forms = (words: ReadonlySet<string>, flags: string) =>
    words.size === 0
      ? []
      : [
          new RegExp(
            String.raw`(?<![\p{L}\p{N}])(?:${[...words].map(escaped).join('|')})(?:['’]s)?(?![\p{L}\p{N}])`,
            flags,
          ),
        ];
  return [...forms(loose, 'giu'), ...forms(strict, 'gu')];
}

/** "(customer hidden) (customer hidden)" → once. */
const joined = (text: string, mark: string) =>
  text.replace(new RegExp(`(?:${escaped(mark)}[\\s,]*){2,}`, 'g'), (all) =>
    /\s$/.test(all) ? `${mark} ` : mark,
  );

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
