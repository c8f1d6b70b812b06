import { OperationError, type OutputOf } from '@brandwright/contract';
import type { findTariffCodes } from '@brandwright/contract/tariffs/find-tariff-codes.ts';
import { htsDigits } from './engine/hts-code.ts';
import { bestLines, contradicts } from './headings/choose-line.ts';
import { kindsOf } from './headings/materials.ts';
import { readHeadings, type HeadingReading } from './headings/read-headings.ts';
import { matchProduct, wordsOf, type ProductMatches } from './product-words.ts';
import type { NamedLine, Schedule } from './schedule.ts';
import { atThePrice, valueBracket } from './value-bracket.ts';

type Candidate = OutputOf<typeof findTariffCodes>['candidates'][number];

/** Candidates that are shown beside a question: its range is that of these. */
const mostOpen = 5;

/** The line that a request means, and what else it may mean. */
export interface Classified extends NamedLine {
  certainty: 'known' | 'assumed';
  candidates: Candidate[];
  question: string | null;
  /** Lines that are shown beside the question, the one used first; empty without a question. */
  open: NamedLine[];
  /** How many of the first of them the question is about. */
  openCount: number;
}

/** What goods are called, and what one piece costs in cents where that is known: some lines are for a value. */
export interface NamedGoods {
  hts?: string | undefined;
  product?: string | undefined;
  unitPriceMinor?: number | null | undefined;
}

/** Finds the line by code, or by words. Refuses what names no line, and says what to do. */
export async function classify(
  schedule: Schedule,
  { hts, product, unitPriceMinor = null }: NamedGoods,
): Promise<Classified> {
  if (hts !== undefined) return byCode(schedule, hts);
  if (product === undefined)
    throw new OperationError(
      'bad_input',
      'Which product is it? Say its material and use, such as “cotton tote bag”, or give its HTS code.',
    );
  const digits = htsDigits(product);
  if (digits && digits.length >= 6) return byCode(schedule, product);
  const found = await candidatesFor(schedule, product, 10);
  const candidates = atThePrice(found.candidates, unitPriceMinor);
  const asked = found.candidates.slice(0, found.openCount);
  const openCount = atThePrice(asked, unitPriceMinor).length;
  // What one piece is worth is not asked where its price was said.
  const isTold = openCount === 1 && asked.length > 1 && asked.every((one) => valueBracket(one.description));
  const question = isTold ? null : found.question;
  const [first] = await dressed(
    schedule,
    candidates.slice(0, 1).map(({ hts }) => ({ digits: hts.replaceAll('.', '') })),
  );
  if (!first) throw nothingFits(product);
  const open =
    question === null
      ? []
      : await dressed(
          schedule,
          candidates
            .slice(0, Math.max(mostOpen, openCount))
            .map(({ hts }) => ({ digits: hts.replaceAll('.', '') })),
        );
  return { ...first, certainty: 'assumed', candidates, question, open, openCount };
}

async function byCode(schedule: Schedule, hts: string): Promise<Classified> {
  const digits = htsDigits(hts);
  if (!digits)
    throw new OperationError(
      'bad_input',
      `“${hts}” isn’t an HTS code. Use 4, 6, 8 or 10 digits such as 3406.00.00, or say what the product is.`,
    );
  if (digits >= '98')
    throw new OperationError(
      'bad_input',
      `${hts} is in chapter ${digits.slice(0, 2)}, which holds special provisions and additional duties, not products. Give the code of the product itself; those duties are then considered.`,
    );
  if (digits.length >= 8) {
    const found = await schedule.find(digits);
    if (!found) throw notInSchedule(schedule, hts, digits);
    return { ...found, certainty: 'known', candidates: [], question: null, open: [], openCount: 0 };
  }
  const under = await schedule.under(digits);
  const [first] = under;
  if (!first) throw notInSchedule(schedule, hts, digits);
  const candidates = under.map((entry) => candidateOf(entry, []));
  return {
    ...first,
    certainty: under.length === 1 ? 'known' : 'assumed',
    candidates,
    open: under.length === 1 ? [] : under,
    openCount: under.length,
    question:
      under.length === 1
        ? null
        : `${hts} has ${under.length} lines with rates of their own. Which one is the product?`,
  };
}

/**
 * Lines that product words may mean, best first: those of the headings that the lexicon knows for the noun, the curated
 * ones before others; without a known noun the curated ones that fit, else the schedule's own words, with a question.
 */
export async function candidatesFor(schedule: Schedule, product: string, limit: number): Promise<Found> {
  const curated = matchProduct(product);
  const reading = readHeadings(product) ?? readHeadings(curated.corrected.join(' '));
  const found = reading
    ? await candidatesOf(schedule, reading, curated)
    : await candidatesByWords(schedule, product, curated, limit);
  return { ...found, candidates: unique(found.candidates).slice(0, limit) };
}

/** Lines of the headings that were read; curated lines first where their heading and material agree. */
async function candidatesOf(
  schedule: Schedule,
  reading: HeadingReading,
  curated: ProductMatches,
): Promise<Found> {
  const { phrase, codes } = reading;
  const groups = await Promise.all(codes.map(async (code) => bestLines(await schedule.rates(code), phrase)));
  const agreeing = curated.matches
    .slice(0, Math.max(curated.rivals, 1))
    // A line that has only the material in common is of other goods.
    .filter(({ matched }) => matched.some((word) => kindsOf(word).length === 0))
    .filter(({ line }) => agrees(line, codes) && !contradicts({ fullDescription: line.description }, phrase));
  const [first] = agreeing;
  // Where curated lines of one heading are told apart by a question of their own, they stand first while it is open.
  const isAsked = reading.question !== null && agreeing.length > 1;
  const heading = codes.slice(0, 1).map((code) => (isAsked ? code.slice(0, 4) : code));
  const leads = first !== undefined && agrees(first.line, heading);
  const best = groups.flatMap(([line]) => line ?? []);
  const next = (groups[0] ?? []).slice(1, 4);
  const lines = await dressed(schedule, [...best, ...next]);
  const others = lines.map((entry) => candidateOf(entry, phrase.words));
  const shown = agreeing.map(shippedCandidate);
  const rivals = leads && agreeing.length > 1 ? curated.question : null;
  const found = leads ? [...shown, ...others] : [...others.slice(0, 1), ...shown, ...others.slice(1)];
  return {
    candidates: rivals === null ? oneOfEachHeadingFirst(found) : found,
    question: rivals ?? reading.question,
    openCount: rivals === null ? mostOpen : shown.length,
  };
}

/** What differs most stands first: three lines of one heading say less than three headings. */
function oneOfEachHeadingFirst<L extends { hts: string }>(lines: readonly L[]): L[] {
  const isFirst = (line: L) => lines.find(({ hts }) => hts.slice(0, 4) === line.hts.slice(0, 4)) === line;
  return [...lines.filter(isFirst), ...lines.filter((line) => !isFirst(line))];
}

/** Whether a curated line is of one of the codes: of the whole code where it names a subheading. */
const agrees = ({ hts }: { hts: string }, codes: readonly string[]): boolean =>
  codes.some((code) => hts.replaceAll('.', '').startsWith(code));

async function dressed(schedule: Schedule, lines: readonly { digits: string }[]): Promise<NamedLine[]> {
  const found = await Promise.all(lines.map(({ digits }) => schedule.find(digits)));
  return found.filter((line) => line !== undefined);
}

/** Without a noun that is known nothing is said without a question. */
async function candidatesByWords(
  schedule: Schedule,
  product: string,
  { matches, rivals, question, unknown }: ProductMatches,
  limit: number,
): Promise<Found> {
  const asked = wordsOf(product);
  const ask = question ?? 'Which of these lines describes the product? Its material and use decide.';
  const shown = matches.slice(0, Math.max(rivals, 3)).map(shippedCandidate);
  if (matches.length > 0 && unknown.length === 0)
    return { candidates: shown, question: ask, openCount: shown.length };
  const wider = (await schedule.search(asked, limit)).map((entry) => candidateOf(entry, asked));
  const isFar = asked.length === 0 || unknown.length * 2 >= asked.length + (asked.length > 2 ? 1 : 0);
  return {
    candidates: isFar ? wider : [...shown, ...wider],
    question: ask,
    openCount: mostOpen,
  };
}

interface Found {
  candidates: Candidate[];
  question: string | null;
  /** How many of the first candidates the question is about. */
  openCount: number;
}

const shippedCandidate = ({
  line,
  matched: [...matched],
}: ReturnType<typeof matchProduct>['matches'][number]): Candidate => ({
  hts: line.hts,
  name: line.name,
  description: line.description,
  baseRate: line.general,
  answer: line.answer ?? null,
  matched: [...matched],
});

const candidateOf = ({ line, name }: NamedLine, matched: readonly string[]): Candidate => ({
  hts: line.hts,
  name,
  description: line.description,
  baseRate: line.general,
  answer: null,
  matched: [...matched],
});

function unique(candidates: readonly Candidate[]): Candidate[] {
  const seen = new Set<string>();
  return candidates.filter(({ hts }) => {
    const eight = hts.slice(0, 10);
    if (seen.has(eight)) return false;
    seen.add(eight);
    return true;
  });
}

/** The refusal for words that fit no line. */
export const nothingFits = (product: string): OperationError =>
  new OperationError(
    'not_found',
    `No line of the schedule fits “${product}”. Describe its material and use differently, or give its HTS code.`,
  );

function notInSchedule(schedule: Schedule, hts: string, digits: string): OperationError {
  const parent =
    digits.length === 10
      ? ` Its line may be ${digits.slice(0, 4)}.${digits.slice(4, 6)}.${digits.slice(6, 8)}.`
      : '';
  return new OperationError(
    'not_found',
    `HTS ${hts} isn’t a rate line in ${schedule.stamp.revision}.${parent} Check the number, or say what the product is.`,
  );
}
