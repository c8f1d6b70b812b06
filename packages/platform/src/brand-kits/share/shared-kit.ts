import type { BrandKitContent } from '@brandwright/contract/brand-kits/entities.ts';
import type { SharedBrandKit } from '@brandwright/contract/brand-kits/shared-brand-kit.ts';
import { chosenAudience, chosenIdea, chosenSkus, isPicture } from '../rules.ts';

const shown = (slots: readonly string[]): string[] => slots.filter(isPicture);

/** What anybody with the link sees: what was chosen, nothing else. */
export function sharedKit(
  { id, name, isSample }: { id: string; name: string; isSample: boolean },
  kit: BrandKitContent,
): SharedBrandKit {
  const idea = chosenIdea(kit);
  const audience = chosenAudience(kit);
  const images = shown(idea?.images ?? []);
  const moodboard = shown(kit.moodboardImages);
  return {
    brandKitId: id,
    name,
    category: kit.category,
    productDescription: kit.productDescription,
    idea: idea
      ? {
          brandName: idea.brandName,
          slogan: idea.slogan,
          mission: idea.mission,
          valueProps: idea.valueProps,
          colorPalette: idea.colorPalette,
          images: idea.images.map((image) => (isPicture(image) ? image : '')),
        }
      : null,
    audience: audience ? { name: audience.name, description: audience.description } : null,
    moodboardImages: moodboard,
    marketResearch: kit.marketResearch?.content ?? null,
    products: chosenSkus(kit).map(({ title, suggestedRetailPrice, popularity, description, image }) => ({
      title,
      suggestedRetailPrice,
      popularity,
      description,
      image: isPicture(image) ? image : '',
    })),
    slideColors: kit.slideColors,
    isWaitlistSitePublished: kit.isWaitlistSitePublished,
    isSample,
    preview: {
      title: idea ? `${idea.brandName}: ${idea.slogan}` : name,
      description: (idea?.mission ?? kit.productDescription).slice(0, 300),
      imageUrl: images[0] ?? moodboard[0] ?? null,
    },
  };
}
