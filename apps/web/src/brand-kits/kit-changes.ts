import type { BrandIdea, BrandKit, PaletteColor } from '@brandwright/contract/brand-kits/entities.ts';
import type { IdeaForm } from './dialogs/kit-forms.ts';
import { readHex } from './look/color.ts';

/** What a save of an idea sends: the idea as it was filled in, and slides in a changed color in the new one. */
export function savedIdea(
  kit: Pick<BrandKit, 'brandIdeas' | 'slideColors'>,
  uuid: string,
  form: Partial<IdeaForm>,
): Pick<BrandKit, 'brandIdeas' | 'slideColors'> {
  const idea = kit.brandIdeas.generations.find((one) => one.uuid === uuid);
  if (!idea) return kit;
  const next = withForm(idea, form);
  return {
    brandIdeas: {
      ...kit.brandIdeas,
      generations: kit.brandIdeas.generations.map((one) => (one.uuid === uuid ? next : one)),
    },
    // Colors of slides follow those of the chosen idea (brand-kit document §4).
    slideColors:
      kit.brandIdeas.selectedUuid === uuid
        ? followed(kit.slideColors, idea.colorPalette, next.colorPalette)
        : kit.slideColors,
  };
}

function withForm(idea: BrandIdea, form: Partial<IdeaForm>): BrandIdea {
  return {
    ...idea,
    brandName: form.brandName?.trim() ?? idea.brandName,
    slogan: form.slogan?.trim() ?? idea.slogan,
    mission: form.mission?.trim() ?? idea.mission,
    valueProps: form.valueProps?.map((value) => value.trim()) ?? idea.valueProps,
    colorPalette:
      form.colorPalette?.map((color) => ({
        hexCode: readHex(color.hexCode) ?? color.hexCode,
        name: color.name.trim(),
        description: color.description.trim(),
      })) ?? idea.colorPalette,
  };
}

function followed(
  slides: BrandKit['slideColors'],
  before: readonly PaletteColor[],
  after: readonly PaletteColor[],
): BrandKit['slideColors'] {
  return slides.map((slide) => {
    const place = before.findIndex(({ hexCode }) => hexCode === slide.value);
    return { ...slide, value: after[place]?.hexCode ?? slide.value };
  });
}

/** Whether a color differs, so that pictures would look different too. */
export const hasOtherColors = (before: readonly PaletteColor[], after: readonly PaletteColor[]): boolean =>
  before.some(({ hexCode }, index) => hexCode !== readHex(after[index]?.hexCode ?? ''));
