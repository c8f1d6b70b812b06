import { audiencesFor } from '../audiences.ts';
import { listed, paragraph } from '../grammar.ts';
import type { ResearchSource } from './source.ts';

/** Who buys: the people of the brief, the chosen audience, and those around them, as the kit's audiences have them. */
export function buyers({ reading, audience, forms, dice }: ResearchSource): string {
  const { who } = reading;
  const { nouns, noun } = forms;
  const first = paragraph(
    who?.isNamed
      ? `${who.many} come first, because the brief names them`
      : who
        ? `${who.many} come first, because that audience is chosen; the brief itself names nobody`
        : `the brief names nobody, so these buyers of ${nouns} are read from what it says of the ${noun}`,
    audience
      ? `the chosen audience, aged ${audience.ageRange}, asks for ${listed(audience.needs.slice(0, 2))}`
      : undefined,
    `ages are estimated from the words that name people, not measured among buyers of ${nouns}`,
  );
  const others = audiencesFor(reading, 3, [], dice).map(
    ({ name, ageRange, needs, channels }) =>
      `- **${name}** (${ageRange}): they ask for ${listed(needs.slice(0, 2))}. Met through ${listed(channels.slice(0, 2))}.`,
  );
  return `${first}\n\n${others.join('\n')}`;
}
