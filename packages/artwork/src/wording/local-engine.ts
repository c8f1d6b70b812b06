import type { BrandBrief, BrandEngine, GenerationOptions } from './brand-engine.ts';
import { audiencesFor } from './audiences.ts';
import { diceOf, type Dice } from './dice.ts';
import { ideasFor } from './ideas.ts';
import { productsFor } from './products.ts';
import { readBrief, type Reading } from './read-brief.ts';
import { researchFor } from './research/sections.ts';
import { voiceFor } from './voice.ts';

/** Most of one kind in one call. */
const mostAtOnce = 12;

/** Writes from tables of knowledge, in this process. The same brief, seed and options give the same words. */
export function createLocalBrandEngine(): BrandEngine {
  return {
    name: 'local',
    targetAudiences: async (brief, options) => {
      const { reading, dice, count } = begin('audience', brief, options);
      return audiencesFor(reading, count, options.avoid, dice);
    },
    brandIdeas: async (brief, audience, options) => {
      const { reading, dice, count } = begin('idea', brief, options);
      return ideasFor(reading, audience, count, options.avoid, dice);
    },
    marketResearch: async (brief, idea, audience, options) => {
      const { reading, dice } = begin('research', brief, options);
      return researchFor(reading, idea, audience, options.today, dice);
    },
    brandVoice: async (brief, idea, audience, options) => {
      const { reading, dice } = begin('voice', brief, options);
      return voiceFor(reading, idea?.brandName, audience, dice);
    },
    productIdeas: async (brief, idea, audience, options) => {
      const { reading, dice, count } = begin('product', brief, options);
      return productsFor(reading, idea, audience, count, options.avoid, dice);
    },
  };
}

function begin(
  part: string,
  brief: BrandBrief,
  { seed, wish, signal, count }: GenerationOptions,
): { reading: Reading; dice: Dice; count: number } {
  signal?.throwIfAborted();
  return {
    reading: readBrief(brief, wish),
    dice: diceOf(`${part}/${seed}/${brief.category}/${brief.productDescription}/${wish ?? ''}`),
    count: Math.min(mostAtOnce, Math.max(0, Math.floor(count))),
  };
}
