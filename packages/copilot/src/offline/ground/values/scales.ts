import { stem } from '@brandwright/language/words/stems.ts';

export type MeasureKind = 'money' | 'percent' | 'days' | 'date' | 'number';

/** What "cheapest" or "lowest MOQ" looks at, and from which end. */
export interface Scale {
  /** Stems of the figures it can mean, the likeliest first. */
  stems: readonly string[];
  largest: boolean;
  kinds: readonly MeasureKind[] | null;
}

/** A scale where it stands in a text, with the word for the record at its end ("cheapest", "lowest MOQ"). */
export interface SaidScale extends Scale {
  start: number;
  end: number;
  /** As it was said. */
  said: string;
  word: string;
}

const stems = (words: string) => words.split(' ').map(stem);
const cost = stems('landed price cost total amount worth value rate tariff duty');
const size = stems('total amount worth value units quantity count');
const age = stems('placed created issued date added sent asked at age');
const deadline = stems('due deadline needed expires valid until');
const speed = stems('production lead delivery transit shipping response days time hours');
const regard = stems('review rating rated score stars rank');
const weight = stems('weight grams kilos');
const money: readonly MeasureKind[] = ['money', 'percent'];

const fixed: readonly (readonly [RegExp, Scale, string])[] = [
  [
    /cheap(?:er|est)|(?:least|less) expensive|most affordable|lowest[- ]pric(?:e|ed)|lower[- ]priced/,
    { stems: cost, largest: false, kinds: money },
    'cheapest',
  ],
  [
    /most expensive|pric(?:ier|iest)|dear(?:er|est)|more expensive|highest[- ]priced|costliest|costs? the most/,
    { stems: cost, largest: true, kinds: money },
    'most expensive',
  ],
  [/costs? (?:the least|less)/, { stems: cost, largest: false, kinds: money }, 'cheapest'],
  [
    /(?:best|better|highest|higher|top)[- ](?:rated|rating|reviewed|reviews|scored)/,
    { stems: regard, largest: true, kinds: ['number', 'percent'] },
    'best rated',
  ],
  [
    /(?:worst|lowest|lower)[- ](?:rated|rating|reviewed|reviews)/,
    { stems: regard, largest: false, kinds: ['number', 'percent'] },
    'lowest rated',
  ],
  [
    /(?:due|expires?|runs? out|needed|payable) (?:first|next|soonest|earliest)|(?:first|next) (?:due|to expire|payable)/,
    { stems: deadline, largest: false, kinds: ['date'] },
    'first due',
  ],
  [
    /(?:wrote|writes|answered|replied|messaged|texted|got in touch|came in|ordered|bought) (?:most recently|last)/,
    { stems: [...stems('last time'), ...age], largest: true, kinds: ['date'] },
    'latest',
  ],
  [
    /(?:wants?|asks?|charges?|takes?) (?:the )?least/,
    { stems: cost, largest: false, kinds: money },
    'cheapest',
  ],
  [
    /(?:wants?|asks?|charges?|takes?) (?:the )?most/,
    { stems: cost, largest: true, kinds: money },
    'most expensive',
  ],
  [/newest|newer|most recent|latest|youngest/, { stems: age, largest: true, kinds: ['date'] }, 'newest'],
  [
    /oldest|older|earliest|longest waiting|waiting (?:the )?longest/,
    { stems: age, largest: false, kinds: ['date'] },
    'oldest',
  ],
  [
    /fastest|quickest|faster|quicker|soonest|sooner|shortest (?:wait|lead time|production time)/,
    { stems: speed, largest: false, kinds: ['days', 'number'] },
    'fastest',
  ],
  [
    /slowest|slower|longest (?:wait|lead time|production time)/,
    { stems: speed, largest: true, kinds: ['days', 'number'] },
    'slowest',
  ],
  [
    /lowest/,
    { stems: stems('rate total price cost amount moq duty score'), largest: false, kinds: null },
    'lowest',
  ],
  [
    /highest/,
    { stems: stems('rate total price cost amount moq duty score'), largest: true, kinds: null },
    'highest',
  ],
  [/heaviest|heavier/, { stems: weight, largest: true, kinds: null }, 'heaviest'],
  [/lightest|lighter/, { stems: weight, largest: false, kinds: null }, 'lightest'],
  [
    /biggest|bigger|largest|larger|highest value|most valuable|worth (?:the )?most/,
    { stems: size, largest: true, kinds: ['money', 'number'] },
    'biggest',
  ],
  [
    /smallest|smaller|lowest value|worth (?:the )?least/,
    { stems: size, largest: false, kinds: ['money', 'number'] },
    'smallest',
  ],
];

const named =
  /\b(lowest|smallest|shortest|fewest|least|lower|smaller|fewer|highest|biggest|largest|longest|most|higher|bigger|larger)\s+((?:(?!ones?\b|of\b|is\b|to\b|in\b)\p{L}{3,})(?:\s(?:price|time|days|rate|cost|order|count|total|quantity|fee|fees|orders|units|reviews))?)/iu;
const leasts = /^(?:lowest|smallest|shortest|fewest|least|lower|smaller|fewer)$/i;
/** What can be lowest or highest; any other noun ("the biggest order") is the thing itself. */
const figureNouns = new Set(
  stems(
    'price cost moq minimum rating rate review total value amount duty tariff fee time day lead production weight unit quantity stock discount margin sale revenue refund tax sample item employee landed score percent age response share spend',
  ),
);

/** The first scale that a text speaks of; null when none. A figure that is named ("lowest MOQ") wins over an adjective. */
export function readScale(text: string): SaidScale | null {
  const figure = named.exec(text);
  const noun = figure?.[2]?.toLowerCase() ?? '';
  const fixedOnes = fixed.flatMap(([pattern, scale, word]) => {
    const match = new RegExp(`\\b(?:${pattern.source})\\b`, 'i').exec(text);
    return match
      ? [{ ...scale, start: match.index, end: match.index + match[0].length, said: match[0], word }]
      : [];
  });
  const first = fixedOnes.sort((a, b) => a.start - b.start || b.end - a.end)[0];
  const coversFigure = first && figure && first.end >= figure.index + figure[0].length;
  if (
    !figure ||
    !figureNouns.has(stem(noun.split(' ')[0] ?? '')) ||
    coversFigure ||
    /^rated|^priced/i.test(noun)
  )
    return first ?? null;
  return {
    stems: noun.split(/\s+/).map(stem),
    largest: !leasts.test(figure[1] ?? ''),
    kinds: null,
    start: figure.index,
    end: figure.index + figure[0].length,
    said: figure[0],
    word: `${superlative(figure[1] ?? '')} ${figure[2] ?? ''}`,
  };
}

const superlative = (word: string) =>
  word
    .toLowerCase()
    .replace(/^(low|small|short|few|high|long)er$/, '$1est')
    .replace(/^bigger$/, 'biggest')
    .replace(/^larger$/, 'largest');
