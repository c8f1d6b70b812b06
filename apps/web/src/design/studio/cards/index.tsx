import { lazyCard, type CardMap } from '../../../card-props.ts';

export const studioCards = {
  design: lazyCard(async () => (await import('./design-card.tsx')).DesignCard, 420),
  designs: lazyCard(async () => (await import('./designs-card.tsx')).DesignsCard, 300),
  design_templates: lazyCard(
    async () => (await import('./design-templates-card.tsx')).DesignTemplatesCard,
    300,
  ),
  design_picture: lazyCard(async () => (await import('./design-picture-card.tsx')).DesignPictureCard, 420),
  design_estimate: lazyCard(async () => (await import('./design-estimate-card.tsx')).DesignEstimateCard, 320),
} satisfies Partial<CardMap>;
