import { recognise } from '../arguments/recognise.ts';
import { overlaps, type Span } from '../arguments/span.ts';
import { readSaidText, type SaidText } from '../arguments/texts.ts';
import type { Meaning } from '../meaning/encoder.ts';
import { findReferences, type Reference } from '../table/references.ts';
import type { NamedRecord } from './turn-context.ts';
import { form, type Token, tokenise } from '../words/tokens.ts';

/** A request with everything that can be read from it before it is known what it asks for. */
export interface Heard {
  text: string;
  /** Words outside said texts. */
  tokens: readonly Token[];
  forms: readonly string[];
  spans: readonly Span[];
  said: SaidText | null;
  references: readonly Reference[];
  /** Records named, each with its place; the best for a place first. */
  named: readonly (NamedRecord & { start: number; end: number })[];
  now: Date;
  /** What it means as a whole; null until it is read (`meaning/listen.ts`). */
  meaning: Meaning | null;
}

/** Reads a request. `candidates` are the records that the whole message may name. */
export function hear(text: string, now: Date, candidates: readonly NamedRecord[]): Heard {
  const said = readSaidText(text);
  const outside = (place: { start: number; end: number }) => !said || !overlaps(place, said);
  const tokens = tokenise(text).filter(outside);
  const spans = recognise(text, now).filter(outside);
  const isPartOfValue = (place: { start: number; end: number }) =>
    spans.some(
      (span) =>
        span.kind !== 'number' &&
        span.kind !== 'quoted' &&
        span.kind !== 'code' &&
        span.kind !== 'country' &&
        place.start >= span.start &&
        place.end <= span.end,
    );
  return {
    text,
    tokens,
    forms: tokens.map((token) => form(token.lower)),
    spans,
    said,
    references: findReferences(text).filter(outside),
    named: locate(text, candidates).filter((place) => outside(place) && !isPartOfValue(place)),
    now,
    meaning: null,
  };
}

function locate(
  text: string,
  candidates: readonly NamedRecord[],
): (NamedRecord & { start: number; end: number })[] {
  const lower = text.toLowerCase();
  return candidates
    .flatMap((candidate) => {
      const start = lower.indexOf(candidate.matched.toLowerCase());
      return candidate.matched && start >= 0
        ? [{ ...candidate, start, end: start + candidate.matched.length }]
        : [];
    })
    .sort((a, b) => b.score - a.score || b.matched.length - a.matched.length);
}
