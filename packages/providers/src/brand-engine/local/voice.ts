import type { AudienceDraft, BrandVoiceDraft } from '../brand-engine.ts';
import type { Dice } from './dice.ts';
import { listed, paragraph, sentence } from './grammar.ts';
import { peopleOf } from './ideas.ts';
import type { Reading } from './read-brief.ts';
import { plainTone } from './tones.ts';

const does = [
  'Begin with what the reader gets, then say how',
  'Use short words where a long one adds nothing',
  'Name people, places and amounts',
  'Write labels as if they were read at arm’s length',
  'Say sorry once, early and without an excuse',
  'End with one thing to do',
  'Read every line aloud before it is printed',
  'Let one detail stand for the whole',
];
const avoids = [
  'Exclamation marks in a row',
  'Promises that a laboratory would have to keep',
  'Words that nobody says in a kitchen',
  'Jokes at the cost of the buyer',
  'Superlatives without a figure',
  'Urgency that is not real',
  'Borrowed slang',
];

/** How a brand of this reading speaks, with examples. */
export function voiceFor(
  reading: Reading,
  brandName: string | undefined,
  audience: AudienceDraft | undefined,
  dice: Dice,
): BrandVoiceDraft {
  const { category, thing, tones } = reading;
  const tone = tones[0] ?? plainTone;
  const people = peopleOf(reading, audience);
  const name = brandName ?? 'The brand';
  const adjectives = listed(
    dice.sample(
      tones.flatMap((one) => one.adjectives),
      3,
    ),
  );
  const promise = dice.pick(category.promises);
  return {
    summary: paragraph(
      `${name} sounds ${tone.voice}`,
      people ? `it speaks to ${people} as equals` : 'it speaks to one person at a time',
      `if three words had to do: ${adjectives}`,
    ),
    does: dice.sample(does, 4),
    avoids: dice.sample(avoids, 3),
    examples: [
      sentence(`${dice.pick(['On the label', 'On the front'])}: “${dice.pick(tone.slogans)}”`),
      sentence(
        `With the parcel: “${dice.pick(['Here it is', 'It found you', 'This one is yours'])}. ${sentence(dice.pick(category.proofs))}”`,
      ),
      sentence(
        `When something went wrong: “We are sorry. You wanted ${promise} and got a broken parcel. A new one leaves today.”`,
      ),
      sentence(
        `In a shop window: “${sentence(`${thing.many} for ${people ?? dice.pick(category.moments)}`)}”`,
      ),
    ].map((line) =>
      line.replace(/[.”]+$/, (end) => (end.includes('”') ? (end.startsWith('.') ? '.”' : '”') : end)),
    ),
  };
}
