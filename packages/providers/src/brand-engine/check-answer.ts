import type {
  AudienceDraft,
  BrandIdeaDraft,
  BrandVoiceDraft,
  PaletteColor,
  ProductIdeaDraft,
  ResearchSection,
} from '@brandwright/artwork/wording/brand-engine.ts';
import { carryingText } from '@brandwright/artwork/wording/palettes.ts';
import { moodboardKinds } from '@brandwright/artwork/wording/prompts.ts';
import type { z } from 'zod';
import type { audienceShape, ideaShape, productShape, sectionShape, voiceShape } from './model-schemas.ts';

/** What was wrong with an answer, for the second try. */
export class BadAnswer extends Error {}

const hex = /^#[0-9A-F]{6}$/;
const short = (text: string, longest: number) => text.replace(/\s+/g, ' ').trim().slice(0, longest);

function need(condition: boolean, what: string): asserts condition {
  if (!condition) throw new BadAnswer(what);
}

function fourOf<T>(list: readonly T[], what: string): [T, T, T, T] {
  const [first, second, third, fourth, ...rest] = list;
  need(
    first !== undefined &&
      second !== undefined &&
      third !== undefined &&
      fourth !== undefined &&
      rest.length === 0,
    `There must be exactly four ${what}.`,
  );
  return [first, second, third, fourth];
}

export function checkAudience(answer: z.output<typeof audienceShape>): AudienceDraft {
  need(
    answer.name.trim() !== '' && answer.needs.length > 0 && answer.channels.length > 0,
    'An audience lacks its name, needs or channels.',
  );
  return {
    name: short(answer.name, 80),
    description: answer.description.trim().slice(0, 800),
    ageRange: short(answer.ageRange, 40),
    needs: answer.needs.slice(0, 6).map((text) => short(text, 160)),
    channels: answer.channels.slice(0, 6).map((text) => short(text, 160)),
  };
}

/** Colors in upper case; the main one is moved until text can stand on it. */
function checkPalette(
  colors: z.output<typeof ideaShape>['colorPalette'],
): [PaletteColor, PaletteColor, PaletteColor, PaletteColor] {
  const read = fourOf(colors, 'colors').map(({ hexCode, name, description }) => {
    const code = hexCode.trim().toUpperCase();
    need(hex.test(code), `${hexCode.slice(0, 20)} is not a color of the form #RRGGBB.`);
    return { hexCode: code, name: short(name, 60), description: short(description, 300) };
  });
  const [main, second, third, fourth] = fourOf(read, 'colors');
  return [{ ...main, hexCode: carryingText(main.hexCode) }, second, third, fourth];
}

export function checkIdea(answer: z.output<typeof ideaShape>, avoid: readonly string[]): BrandIdeaDraft {
  const brandName = short(answer.brandName, 40);
  need(brandName !== '', 'A brand name is missing.');
  need(
    !avoid.some((name) => name.toLowerCase() === brandName.toLowerCase()),
    `${brandName} is among the names to avoid.`,
  );
  const [first, second, third, ...rest] = answer.valueProps.map((text) => short(text, 200));
  need(Boolean(first && second && third) && rest.length === 0, 'There must be exactly three value props.');
  need(
    answer.moodboardPrompts.length === moodboardKinds.length,
    'There must be exactly eight mood board prompts.',
  );
  return {
    brandName,
    slogan: short(answer.slogan, 120),
    mission: answer.mission.trim().slice(0, 900),
    valueProps: [first ?? '', second ?? '', third ?? ''],
    colorPalette: checkPalette(answer.colorPalette),
    imagePrompts: fourOf(
      answer.imagePrompts.map((text) => short(text, 900)),
      'image prompts',
    ),
    moodboardPrompts: answer.moodboardPrompts.map((text) => short(text, 900)),
  };
}

export function checkProduct(
  answer: z.output<typeof productShape>,
  avoid: readonly string[],
): ProductIdeaDraft {
  const title = short(answer.title, 100);
  need(
    title !== '' && !avoid.some((one) => one.toLowerCase() === title.toLowerCase()),
    `${title || 'A product'} has no new title.`,
  );
  const cents = Math.round(answer.suggestedRetailPriceCents);
  need(cents >= 50 && cents <= 5_000_000, `${title} has no plausible price in cents.`);
  return {
    title,
    suggestedRetailPriceMinor: cents,
    popularity: Math.min(100, Math.max(1, Math.round(answer.popularity))),
    description: answer.description.trim().slice(0, 1200),
    imagePrompt: short(answer.imagePrompt, 900),
  };
}

export function checkSections(answer: readonly z.output<typeof sectionShape>[]): ResearchSection[] {
  need(answer.length >= 4, 'A market research has at least four sections.');
  return answer.slice(0, 14).map(({ title, body, isEstimate }) => {
    need(title.trim() !== '' && body.trim().length > 40, 'A section has no title or hardly any text.');
    return { title: short(title, 80), body: body.trim().slice(0, 4000), isEstimate };
  });
}

export function checkVoice(answer: z.output<typeof voiceShape>): BrandVoiceDraft {
  need(
    answer.summary.trim() !== '' && answer.does.length > 0 && answer.examples.length > 0,
    'The voice lacks a part.',
  );
  return {
    summary: answer.summary.trim().slice(0, 800),
    does: answer.does.slice(0, 8).map((text) => short(text, 200)),
    avoids: answer.avoids.slice(0, 8).map((text) => short(text, 200)),
    examples: answer.examples.slice(0, 6).map((text) => short(text, 300)),
  };
}
