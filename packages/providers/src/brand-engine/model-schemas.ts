import { z } from 'zod';

/** What a language model is asked for. Every property is required and no object is open: strict mode takes it. */
export const audienceShape = z.object({
  name: z.string().describe('Plural people, at most eight words: "Night-shift nurses".'),
  description: z.string().describe('Who they are and why they would buy, two or three sentences.'),
  ageRange: z.string().describe('Such as "25–45".'),
  needs: z.array(z.string()).describe('Three to five short phrases.'),
  channels: z.array(z.string()).describe('Where they are met: two to four shops, feeds or places.'),
});

const color = z.object({
  hexCode: z.string().describe('#RRGGBB'),
  name: z.string().describe('One to three words.'),
  description: z.string().describe('One sentence: where the color is used.'),
});

export const ideaShape = z.object({
  brandName: z
    .string()
    .describe('At most 24 letters, pronounceable, not the category word, no existing brand.'),
  slogan: z.string().describe('At most 60 letters.'),
  mission: z.string().describe('Two or three sentences.'),
  valueProps: z.array(z.string()).describe('Exactly three sentences.'),
  colorPalette: z
    .array(color)
    .describe(
      'Exactly four: main color (white or near-black text must be readable on it), accent, light ground, dark ink.',
    ),
  imagePrompts: z.array(z.string()).describe('Exactly four: what each picture of the brand shows.'),
  moodboardPrompts: z
    .array(z.string())
    .describe(
      'Exactly eight, beginning with texture, still-life, pattern, color-study, type-specimen, still-life, texture, pattern.',
    ),
});

export const productShape = z.object({
  title: z.string().describe('At most 60 letters.'),
  suggestedRetailPriceCents: z.number().describe('US cents, a whole number.'),
  popularity: z.number().describe('1 to 100, by estimate.'),
  description: z.string().describe('Two to four sentences.'),
  imagePrompt: z.string().describe('What its picture shows: form, colors, name, setting.'),
});

export const sectionShape = z.object({
  title: z.string(),
  body: z.string().describe('Markdown paragraphs with reasoning.'),
  isEstimate: z.boolean().describe('Whether its figures are estimates.'),
});

export const voiceShape = z.object({
  summary: z.string(),
  does: z.array(z.string()),
  avoids: z.array(z.string()),
  examples: z.array(z.string()),
});

export const listOf = <S extends z.ZodType>(shape: S) => z.object({ items: z.array(shape) });
