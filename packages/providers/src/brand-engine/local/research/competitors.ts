import { paragraph } from '../grammar.ts';
import type { ResearchSource } from './sections.ts';

export function competitors({ reading, name, people, dice }: ResearchSource): string {
  const { archetypes } = reading.category;
  const list = dice
    .sample(archetypes, archetypes.length)
    .map((archetype) => `- **${archetype.name}** ${archetype.does}. It leaves ${archetype.leaves}.`);
  const gap = dice.pick(archetypes);
  const reading2 = dice.pick([
    `${name} should stand where all of them are weak: ${gap.leaves}`,
    `the opening for ${name} is ${gap.leaves}${people ? `, told to ${people}` : ''}`,
    `read together they leave one seat free: ${gap.leaves}`,
  ]);
  const how = dice.pick([
    'buy one product of each kind, write down what disappoints and let that list be the brief',
    'their one-star reviews are the cheapest research there is',
    'we name kinds and not companies, because the kinds outlive them',
  ]);
  return `${list.join('\n')}\n\n${paragraph(reading2, how)}`;
}
