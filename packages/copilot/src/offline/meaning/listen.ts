import { hear, type Heard } from '../turn/heard.ts';
import type { NamedRecord } from '../turn/turn-context.ts';
import { encode } from './encoder.ts';

/** Reads a request and what it means as a whole. */
export async function listen(text: string, now: Date, candidates: readonly NamedRecord[]): Promise<Heard> {
  const heard = hear(text, now, candidates);
  const [meaning = null] = await encode([withoutValues(heard)]);
  return { ...heard, meaning };
}

/** Which order and how much money say nothing about what is asked, so every value gives way to a usual one of its kind. */
const usual: Readonly<Record<string, string>> = {
  label: '1042',
  money: '$5',
  percent: '10%',
  number: '5',
  date: 'today',
  day: 'today',
  country: 'China',
  email: 'someone',
  supplier: 'the supplier',
  customer: 'the customer',
  order: 'order 1042',
};

/** The words with usual values in the place of those said. */
export function withoutValues(heard: Heard): string {
  const places = [
    ...heard.spans.map((span) => ({
      ...span,
      kind: span.kind === 'number' && span.label ? 'label' : span.kind,
    })),
    ...heard.named.filter((one) => one.score >= 0.8 && one.matched.length > 2),
  ].sort((a, b) => a.start - b.start);
  let text = '';
  let at = 0;
  for (const { start, end, kind } of places) {
    if (start < at) continue;
    text += heard.text.slice(at, start) + (usual[kind] ?? heard.text.slice(start, end));
    at = end;
  }
  return text + heard.text.slice(at);
}
