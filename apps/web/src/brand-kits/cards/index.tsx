import { lazyCard } from '../../card-props.ts';
import type { CardMap } from '../../card-props.ts';

export const brandKitsCards = {
  brand_kit: lazyCard(async () => (await import('./brand-kit-card.tsx')).BrandKitCard, 460),
  brand_kit_progress: lazyCard(
    async () => (await import('./brand-kit-progress-card.tsx')).BrandKitProgressCard,
    460,
  ),
  brand_kits: lazyCard(async () => (await import('./brand-kits-card.tsx')).BrandKitsCard, 420),
  brand_idea: lazyCard(async () => (await import('./brand-idea-card.tsx')).BrandIdeaCard, 640),
  brand_palette: lazyCard(async () => (await import('./brand-palette-card.tsx')).BrandPaletteCard, 320),
  brand_kit_link: lazyCard(async () => (await import('./brand-kit-link-card.tsx')).BrandKitLinkCard, 150),
  brand_kit_versions: lazyCard(
    async () => (await import('./brand-kit-versions-card.tsx')).BrandKitVersionsCard,
    320,
  ),
  brand_kit_changes: lazyCard(
    async () => (await import('./brand-kit-changes-card.tsx')).BrandKitChangesCard,
    260,
  ),
  waitlist: lazyCard(async () => (await import('./waitlist-card.tsx')).WaitlistCard, 260),
  brand_module: lazyCard(async () => (await import('../modules/brand-module-card.tsx')).BrandModuleCard, 320),
  brand_modules: lazyCard(
    async () => (await import('../modules/brand-modules-card.tsx')).BrandModulesCard,
    300,
  ),
} satisfies Partial<CardMap>;
