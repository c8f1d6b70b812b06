import { capitalized, listed, paragraph } from '../grammar.ts';
import type { ResearchSource } from './sections.ts';

export function regulations({ reading, dice }: ResearchSource): string {
  const list = reading.category.regulations.map(
    ({ body, rule, asks }) => `- **${body}**, ${rule}: asks for ${asks}.`,
  );
  const also = dice.pick([
    'This is a list to begin with and no legal advice; have the final label read by somebody who does this for a living.',
    'Put the cost of tests into the first order: they are paid once a formula or material, not once a unit.',
    'Ask the factory for existing test reports before paying for your own, and check that they name the same material.',
  ]);
  return `${list.join('\n')}\n\n${also}`;
}

export function sourcing({ reading, dice }: ResearchSource): string {
  const { category } = reading;
  const materials = listed(dice.sample(category.materials, 3));
  const origins = dice.sample(category.origins, 3).map(({ country, why }) => `- **${country}**: ${why}.`);
  const codes = category.hts.map(({ code, what }) => `- ${code}: ${what}`);
  const first = paragraph(
    dice.pick([
      `a first run is usually ${category.minimum}`,
      `expect a minimum of ${category.minimum}`,
      `count on ${category.minimum} before anyone starts a machine for you`,
    ]),
    `materials to ask for: ${materials}`,
  );
  const codesIntro = dice.pick([
    'Candidates of the US tariff schedule, to be confirmed by a broker before the first shipment:',
    'Tariff codes that could apply (a broker decides):',
  ]);
  const end = dice.pick([
    'Duty depends on code and origin together, so compare the landed cost of two countries before choosing a factory.',
    'The same code from another country can cost a quarter more at the border; look the duty up for both.',
  ]);
  return `${first}\n\n${origins.join('\n')}\n\n${codesIntro}\n\n${codes.join('\n')}\n\n${end}`;
}

export function risks({ reading, dice }: ResearchSource): string {
  const list = dice.sample(reading.category.risks, 4).map((risk) => `- ${capitalized(risk)}.`);
  const answer = dice.pick([
    'Each of these is cheaper to test than to regret: one small run, one honest page, one month.',
    'None of them is a reason to stop; each is a reason to start small.',
    'Keep a third of the budget back for the second version.',
  ]);
  return `${list.join('\n')}\n\n${answer}`;
}

export function steps({ reading, people, dice }: ResearchSource): string {
  const own = people
    ? dice.pick([
        `Talk to ten ${people} and write down their words`,
        `Show the name and two pictures to ten ${people}`,
        `Find the three places where ${people} already meet`,
      ])
    : dice.pick([
        'Talk to ten people who would pay and write down their words',
        'Show the name and two pictures to ten strangers',
      ]);
  const list = [own, ...dice.sample(reading.category.steps, 4).map(capitalized)];
  return list.map((step, index) => `${index + 1}. ${step}.`).join('\n');
}
