import type { AudienceDraft, BrandIdeaDraft, ResearchSection } from '../brand-engine.ts';
import type { Dice } from '../dice.ts';
import { withAudience } from '../ideas.ts';
import type { Reading } from '../read-brief.ts';
import { formsOf } from '../words-of.ts';
import { competitors } from './competitors.ts';
import { demand } from './demand.ts';
import { buyers } from './buyers.ts';
import { price } from './price.ts';
import { regulations, risks, sourcing, steps } from './rules-and-steps.ts';
import { seasons } from './seasons.ts';
import type { ResearchSource } from './source.ts';

/** The sections of a market research, in the order in which one reads them. */
export function researchFor(
  reading: Reading,
  idea: Pick<BrandIdeaDraft, 'brandName' | 'mission'> | undefined,
  audience: AudienceDraft | undefined,
  today: string,
  dice: Dice,
): ResearchSection[] {
  const known = withAudience(reading, audience);
  const source = (label: string): ResearchSource => ({
    reading: known,
    name: idea?.brandName ?? 'the brand',
    forms: formsOf(known),
    audience,
    today,
    dice: dice.fork(label),
  });
  return [
    { title: 'Market and demand', body: demand(source('demand')), isEstimate: true },
    { title: 'Who buys', body: buyers(source('buyers')), isEstimate: true },
    { title: 'Competitors by kind', body: competitors(source('competitors')), isEstimate: false },
    { title: 'Price and margin', body: price(source('price')), isEstimate: true },
    { title: 'Seasons', body: seasons(source('seasons')), isEstimate: true },
    { title: 'Rules to meet', body: regulations(source('rules')), isEstimate: false },
    { title: 'Sourcing and import', body: sourcing(source('sourcing')), isEstimate: false },
    { title: 'Risks', body: risks(source('risks')), isEstimate: false },
    { title: 'First steps', body: steps(source('steps')), isEstimate: false },
  ];
}
