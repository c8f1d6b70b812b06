import type { ModuleContent } from '@brandwright/contract/brand-kits/modules/entities.ts';
import type { BrandModuleType } from '@brandwright/contract/brand-kits/modules/enums.ts';
import type {
  AudienceDraft,
  BrandEngine,
  BrandIdeaDraft,
  GenerationOptions,
} from '@brandwright/artwork/wording/brand-engine.ts';
import { emptyContent } from './show-module.ts';
import type { ModuleSource } from './tables.ts';

/** Names and slogans that one request makes. */
const linesAtOnce = 8;
const audiencesAtOnce = 3;

type Maker = (
  engine: BrandEngine,
  source: ModuleSource,
  options: GenerationOptions,
) => Promise<ModuleContent>;

const briefOf = ({ category, productDescription }: ModuleSource) => ({ category, productDescription });

const audienceOf = ({ audience }: ModuleSource): AudienceDraft | undefined =>
  audience === null ? undefined : { name: audience, description: '', ageRange: '', needs: [], channels: [] };

const ideas = (engine: BrandEngine, source: ModuleSource, options: GenerationOptions, count: number) =>
  engine.brandIdeas(briefOf(source), audienceOf(source), { ...options, count });

/** A text of the engine under the brand's own name. */
const named = (text: string, idea: BrandIdeaDraft, source: ModuleSource) =>
  source.brandName === null ? text : text.replaceAll(idea.brandName, source.brandName);

/** How each type is filled from words. A logo is drawn instead. */
export const contentMakers: Readonly<Record<Exclude<BrandModuleType, 'LOGO'>, Maker>> = {
  async PALETTE(engine, source, options) {
    const [idea] = await ideas(engine, source, options, 1);
    return { ...emptyContent, colors: [...(idea?.colorPalette ?? [])] };
  },
  async NAMES(engine, source, options) {
    const made = await ideas(engine, source, options, linesAtOnce);
    return { ...emptyContent, items: made.map(({ brandName }) => brandName) };
  },
  async SLOGANS(engine, source, options) {
    const made = await ideas(engine, source, options, linesAtOnce);
    return { ...emptyContent, items: made.map((idea) => named(idea.slogan, idea, source)) };
  },
  async STORY(engine, source, options) {
    const [idea] = await ideas(engine, source, options, 1);
    return idea
      ? {
          ...emptyContent,
          text: named(idea.mission, idea, source),
          items: idea.valueProps.map((prop) => named(prop, idea, source)),
        }
      : emptyContent;
  },
  async AUDIENCE(engine, source, options) {
    const made = await engine.targetAudiences(briefOf(source), { ...options, count: audiencesAtOnce });
    return {
      ...emptyContent,
      items: made.map(({ name, ageRange, description }) =>
        `${name} (${ageRange}): ${description}`.slice(0, 400),
      ),
    };
  },
  async VOICE(engine, source, options) {
    const idea = source.brandName === null ? undefined : { brandName: source.brandName };
    const voice = await engine.brandVoice(briefOf(source), idea, audienceOf(source), options);
    return {
      ...emptyContent,
      text: [voice.summary, ...voice.examples].join('\n\n'),
      items: [...voice.does, ...voice.avoids.map((avoided) => `Not: ${avoided}`)],
    };
  },
};

/** What a module holds after another version was added to it: nothing twice. */
export function extended(before: ModuleContent, made: ModuleContent): ModuleContent {
  const known = new Set(before.items.map((item) => item.toLowerCase()));
  const hexes = new Set(before.colors.map(({ hexCode }) => hexCode));
  return {
    text: [before.text, made.text]
      .filter((text) => text !== '')
      .join('\n\n')
      .slice(0, 8000),
    items: [...before.items, ...made.items.filter((item) => !known.has(item.toLowerCase()))].slice(0, 40),
    colors: [...before.colors, ...made.colors.filter(({ hexCode }) => !hexes.has(hexCode))].slice(0, 12),
    images: [...made.images, ...before.images].slice(0, 8),
  };
}
