/** What a founder says of a brand to be: the category and what the product is, in their own words. */
export interface BrandBrief {
  category: string;
  productDescription: string;
}

/** Someone the brand would be for. */
export interface AudienceDraft {
  name: string;
  /** Who they are and why they would buy, in two or three sentences. */
  description: string;
  ageRange: string;
  needs: readonly string[];
  /** Where they are met: shops, feeds, places. */
  channels: readonly string[];
}

export interface PaletteColor {
  /** `#RRGGBB`, upper case. */
  hexCode: string;
  name: string;
  description: string;
}

/** A name and all that goes with it. */
export interface BrandIdeaDraft {
  brandName: string;
  slogan: string;
  mission: string;
  valueProps: readonly [string, string, string];
  colorPalette: readonly [PaletteColor, PaletteColor, PaletteColor, PaletteColor];
  /** What each of the four pictures of the idea should show. */
  imagePrompts: readonly [string, string, string, string];
  /** What each of the eight tiles of the mood board should show. */
  moodboardPrompts: readonly string[];
}

/** A product that the brand could begin with. */
export interface ProductIdeaDraft {
  title: string;
  /** US cents. */
  suggestedRetailPriceMinor: number;
  /** How likely people are to want it, 1 to 100, by estimate. */
  popularity: number;
  description: string;
  imagePrompt: string;
}

/** One section of a market research, in Markdown paragraphs. */
export interface ResearchSection {
  title: string;
  body: string;
  /** Whether its figures are estimates rather than facts of the tables. */
  isEstimate: boolean;
}

/** How a brand writes and speaks. */
export interface BrandVoiceDraft {
  /** Two or three sentences. */
  summary: string;
  /** What the voice does, imperatives without a full stop. */
  does: readonly string[];
  avoids: readonly string[];
  /** Sentences written in it: a label, a shipping note, an answer to a complaint. */
  examples: readonly string[];
}

export interface GenerationOptions {
  /** The same seed and brief give the same result from the local engine; another seed gives another. */
  seed: string;
  /** How many to make. */
  count: number;
  /** Names or titles that exist already and must not come again. */
  avoid: readonly string[];
  /** What the founder asked for beyond the brief: "warmer", "for men too". */
  wish?: string;
  /** The day for which seasons and dates are told, ISO `YYYY-MM-DD`. */
  today: string;
  /** Which model is asked, where models are; OPENAI unless said. */
  model?: DesignModel;
  signal?: AbortSignal;
}

/** The engine could not or would not: `message` is a plain sentence for a founder, with what to do next. */
export class BrandEngineRefused extends Error {
  override readonly name = 'BrandEngineRefused';
}

/** Which maker of words and pictures is asked (specification: design models). */
export const designModels = ['AMAZON', 'OPENAI'] as const;
export type DesignModel = (typeof designModels)[number];

/**
 * Writes the words of a brand kit. Local: from tables of knowledge, with seeded variety. Real: a language model with
 * structured output. Rejects with a plain sentence when the model cannot be reached or answers nonsense.
 */
export interface BrandEngine {
  /** `local`, or the name of the model. */
  name: string;
  targetAudiences(brief: BrandBrief, options: GenerationOptions): Promise<AudienceDraft[]>;
  brandIdeas(
    brief: BrandBrief,
    audience: AudienceDraft | undefined,
    options: GenerationOptions,
  ): Promise<BrandIdeaDraft[]>;
  marketResearch(
    brief: BrandBrief,
    idea: Pick<BrandIdeaDraft, 'brandName' | 'mission'> | undefined,
    audience: AudienceDraft | undefined,
    options: GenerationOptions,
  ): Promise<ResearchSection[]>;
  brandVoice(
    brief: BrandBrief,
    idea: Pick<BrandIdeaDraft, 'brandName'> | undefined,
    audience: AudienceDraft | undefined,
    options: GenerationOptions,
  ): Promise<BrandVoiceDraft>;
  productIdeas(
    brief: BrandBrief,
    idea: Pick<BrandIdeaDraft, 'brandName' | 'colorPalette'> | undefined,
    audience: AudienceDraft | undefined,
    options: GenerationOptions,
  ): Promise<ProductIdeaDraft[]>;
}
