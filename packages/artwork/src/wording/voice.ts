import type { AudienceDraft, BrandVoiceDraft } from './brand-engine.ts';
import type { Dice } from './dice.ts';
import { capitalized, paragraph, sentence } from './grammar.ts';
import { withAudience } from './ideas.ts';
import { promisesOf } from './promises.ts';
import type { Reading } from './read-brief.ts';
import { slogansFor } from './slogans.ts';
import { plainTone } from './tones.ts';
import { formsOf, outerMaterials } from './words-of.ts';

/** How a brand of this reading speaks, with examples. Every rule names the product, its people or its material. */
export function voiceFor(
  reading: Reading,
  brandName: string | undefined,
  audience: AudienceDraft | undefined,
  dice: Dice,
): BrandVoiceDraft {
  const known = withAudience(reading, audience);
  const { who, refused, uses, product } = known;
  const { nouns, noun, whole, many, aNoun, talk } = formsOf(known);
  const { faults, measure, parts, moment } = talk;
  const tone = known.tones[0] ?? plainTone;
  const name = brandName ?? 'The brand';
  const [material] = [...outerMaterials(known), ...product.materials];
  const people = who?.many;
  const does = [
    `Say how the ${noun} does ${moment} before how it looks`,
    `Name ${measure} of the ${noun} instead of praising it`,
    `Answer what people ask about ${parts[0]} of the ${noun} first`,
    `Say sorry once for ${faults[0]}, and say what happens to the ${noun} next`,
    ...(people
      ? [
          `Use the words that ${people} use for ${nouns}`,
          `Read every line about the ${noun} to ${people} before it is printed`,
        ]
      : []),
    ...(material ? [`Put ${material} into the first sentence`] : []),
    ...uses.slice(0, 1).map((use) => `Show the ${noun} with ${use}, not alone on white`),
    ...product.claims.slice(0, 1).map((claim) => `Explain in one line what ${claim} means for the ${noun}`),
  ];
  const avoids = [
    ...refused
      .slice(0, 2)
      .map(({ said }) => `Whatever breaks “${said}”, in words and in pictures of the ${noun}`),
    `Superlatives about ${parts[0]} of the ${noun} without a figure`,
    `Promises about the ${noun} that nobody has tried with ${talk.proof}`,
    `Jokes at the cost of ${people ?? `people who own ${nouns} with ${faults[1]}`}`,
    `Pressure to buy ${aNoun} today, as if ${measure} did not matter`,
    `Trade words for ${parts[1]} of the ${noun} that nobody else knows`,
  ];
  const [slogan = sentence(many)] = slogansFor(known, 1, [], dice.fork('label'));
  const [promises] = promisesOf(known, 1, dice.fork('promise'));
  return {
    summary: paragraph(
      `${name} talks about ${nouns} in a voice that is ${tone.voice}`,
      people ? `it speaks to ${people} as equals` : `it speaks to one person who needs ${aNoun}`,
      `it could say all in one breath: ${whole}`,
    ),
    does: dice.sample(does, 4),
    avoids: [
      ...avoids.slice(0, Math.min(2, refused.length)),
      ...dice.sample(avoids.slice(Math.min(2, refused.length)), 3),
    ].slice(0, 4),
    examples: [
      `On the label: “${slogan}”`,
      `With the parcel: “Here is your ${noun}. ${promises?.[0] ?? ''}”`,
      `When something went wrong: “We are sorry. You wanted ${aNoun} and got ${faults[0]}. A new one leaves today.”`,
      `In a shop window: “${capitalized(sentence(whole))}”`,
    ],
  };
}
