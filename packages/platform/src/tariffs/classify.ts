import { OperationError, type OutputOf } from '@brandwright/contract';
import type { findTariffCodes } from '@brandwright/contract/tariffs/find-tariff-codes.ts';
import { htsDigits } from './engine/hts-code.ts';
import { matchProduct, wordsOf } from './product-words.ts';
import type { NamedLine, Schedule } from './schedule.ts';

type Candidate = OutputOf<typeof findTariffCodes>['candidates'][number];

/** The line that a request means, and what else it may mean. */
export interface Classified extends NamedLine {
  certainty: 'known' | 'assumed';
  candidates: Candidate[];
  question: string | null;
}

/** Finds the line by code, or by words. Refuses what names no line, and says what to do. */
export async function classify(
  schedule: Schedule,
  { hts, product }: { hts?: string | undefined; product?: string | undefined },
): Promise<Classified> {
  if (hts !== undefined) return byCode(schedule, hts);
  if (product === undefined)
    throw new OperationError(
      'bad_input',
      'Which product is it? Say its material and use, such as “cotton tote bag”, or give its HTS code.',
    );
  const digits = htsDigits(product);
  if (digits && digits.length >= 6) return byCode(schedule, product);
  const { candidates, question } = await candidatesFor(schedule, product, 10);
  const [first] = candidates;
  const found = first && (await schedule.find(first.hts.replaceAll('.', '')));
  if (!found) throw nothingFits(product);
  return { ...found, certainty: 'assumed', candidates, question };
}

async function byCode(schedule: Schedule, hts: string): Promise<Classified> {
  const digits = htsDigits(hts);
  if (!digits)
    throw new OperationError(
      'bad_input',
      `“${hts}” is not an HTS code. Use 4, 6, 8 or 10 digits such as 3406.00.00, or say what the product is.`,
    );
  if (digits >= '98')
    throw new OperationError(
      'bad_input',
      `${hts} is in chapter ${digits.slice(0, 2)}, which holds special provisions and additional duties, not products. Give the code of the product itself; those duties are then considered.`,
    );
  if (digits.length >= 8) {
    const found = await schedule.find(digits);
    if (!found) throw notInSchedule(schedule, hts, digits);
    return { ...found, certainty: 'known', candidates: [], question: null };
  }
  const under = await schedule.under(digits);
  const [first] = under;
  if (!first) throw notInSchedule(schedule, hts, digits);
  const candidates = under.map((entry) => candidateOf(entry, []));
  return {
    ...first,
    certainty: under.length === 1 ? 'known' : 'assumed',
    candidates,
    question:
      under.length === 1
        ? null
        : `${hts} has ${under.length} lines with rates of their own. Which one is the product?`,
  };
}

/** Lines that product words may mean, best first: the shipped consumer lines, then the imported schedule. */
export async function candidatesFor(
  schedule: Schedule,
  product: string,
  limit: number,
): Promise<{ candidates: Candidate[]; question: string | null }> {
  const { matches, rivals, question, unknown } = matchProduct(product);
  const asked = wordsOf(product);
  // Words that no shipped line knows may well be in the whole schedule; without it, most words must fit.
  const isWeak = matches.length === 0 || unknown.length > 0;
  const wider = isWeak ? await schedule.search(asked, limit) : [];
  if (wider.length > 0) {
    const candidates = [
      ...wider.map((entry) => candidateOf(entry, asked)),
      ...matches.slice(0, 3).map(shippedCandidate),
    ];
    return {
      candidates: unique(candidates).slice(0, limit),
      question: wider.length > 1 ? 'Which of these lines describes the product?' : null,
    };
  }
  if (asked.length === 0 || unknown.length * 2 >= asked.length + (asked.length > 2 ? 1 : 0))
    return { candidates: [], question: null };
  const shown = matches.slice(0, Math.max(rivals, limit)).map(shippedCandidate);
  return { candidates: shown.slice(0, limit), question };
}

const shippedCandidate = ({
  line,
  matched,
}: ReturnType<typeof matchProduct>['matches'][number]): Candidate => ({
  hts: line.hts,
  name: line.name,
  description: line.description,
  baseRate: line.general,
  answer: line.answer ?? null,
  matched,
});

const candidateOf = ({ line, name }: NamedLine, matched: string[]): Candidate => ({
  hts: line.hts,
  name,
  description: line.description,
  baseRate: line.general,
  answer: null,
  matched,
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
    `No line of the schedule fits “${product}”. Say its material and use in other words, or give its HTS code.`,
  );

function notInSchedule(schedule: Schedule, hts: string, digits: string): OperationError {
  const parent =
    digits.length === 10
      ? ` Its line may be ${digits.slice(0, 4)}.${digits.slice(4, 6)}.${digits.slice(6, 8)}.`
      : '';
  return new OperationError(
    'not_found',
    `HTS ${hts} is not a rate line of ${schedule.stamp.revision}.${parent} Check the number, or say what the product is.`,
  );
}
