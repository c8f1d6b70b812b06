import { lazyCard } from '../../../card-props.ts';
import type { CardMap } from '../../../card-props.ts';

export const imageCards = {
  image_generation: lazyCard(
    async () => (await import('./image-generation-card.tsx')).ImageGenerationCard,
    820,
  ),
  image_gallery: lazyCard(async () => (await import('./image-gallery-card.tsx')).ImageGalleryCard, 620),
  watermarked_image: lazyCard(
    async () => (await import('./watermarked-image-card.tsx')).WatermarkedImageCard,
    560,
  ),
} satisfies Partial<CardMap>;
