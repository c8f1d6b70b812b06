import { z } from 'zod';
import type { brandKit } from './entities.ts';
import { brandIdea, productSku } from './entities.ts';
import { slideKey } from './enums.ts';
import { countOf, kitTitle } from './say.ts';

/** What anybody with the link sees. Nothing of the store, no tray, nothing that was not chosen. */
export const sharedBrandKit = z.object({
  /** Of the address, not of the kit. */
  brandKitId: z.uuid(),
  name: z.string(),
  category: z.string(),
  productDescription: z.string(),
  idea: brandIdea
    .pick({
      brandName: true,
      slogan: true,
      mission: true,
      valueProps: true,
      colorPalette: true,
      images: true,
    })
    .nullable(),
  audience: z.object({ name: z.string(), description: z.string() }).nullable(),
  moodboardImages: z.array(z.string()),
  marketResearch: z.string().nullable(),
  products: z.array(
    productSku.pick({
      title: true,
      suggestedRetailPrice: true,
      popularity: true,
      description: true,
      image: true,
    }),
  ),
  slideColors: z.array(z.object({ key: slideKey, value: z.string() })),
  isWaitlistSitePublished: z.boolean(),
  isSample: z.boolean(),
  /** For the preview that other sites show of the link. */
  preview: z.object({ title: z.string(), description: z.string(), imageUrl: z.string().nullable() }),
});

export type SharedBrandKit = z.output<typeof sharedBrandKit>;

export const waitlistState = (verb: string) => (kit: z.output<typeof brandKit>) =>
  `The waitlist page of ${kitTitle(kit)} is ${verb}. ${countOf(kit.waitlistCount, 'person has', 'people have')} joined so far.`;
