import { requestWithin } from '../perceive/request-within.ts';
import { meanOf } from './mean.ts';
import type { Parse, Parser } from './parse.ts';
import type { TaggedSpan } from './tag.ts';

/** A parser that reads a message which tells something beside what it asks for as a whole and without the rest. */
export const withoutAsides = (parser: Parser): Parser => ({
  ...parser,
  async parse(message, context) {
    const whole = await parser.parse(message, context);
    const within = requestWithin(message);
    if (!within) return whole;
    const request = await parser.parse(message.slice(within.start, within.end), context);
    return meanOf(placed(request, whole, within), whole);
  },
});

/** Its spans at their places in the message, with what the rest of the message says for other fields. */
function placed(request: Parse, whole: Parse, { start, end }: { start: number; end: number }): Parse {
  const moved = (spans: readonly TaggedSpan[]): TaggedSpan[] =>
    spans.map((span) => ({ ...span, start: span.start + start, end: span.end + start }));
  return {
    ...request,
    asked: moved(request.asked),
    candidates: request.candidates.map((candidate) => {
      const spans = moved(candidate.spans);
      const fields = new Set(spans.map(({ field }) => field));
      const around = whole.candidates.find(({ operation }) => operation === candidate.operation)?.spans ?? [];
      const beside = around.filter(
        (span) => !fields.has(span.field) && (span.end <= start || span.start >= end),
      );
      return { ...candidate, spans: [...spans, ...beside].sort((a, b) => a.start - b.start) };
    }),
  };
}
