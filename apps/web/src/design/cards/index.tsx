import { collaborationCards } from '#design/collaborations/cards/index.tsx';
import { crowdfundingCards } from '#design/crowdfunding/cards/index.tsx';
import { ideaCards } from '#design/ideas/cards/index.tsx';
import { imageCards } from '#design/images/cards/index.tsx';
import { projectCards } from '#design/projects/cards/index.tsx';
import { studioCards } from '#design/studio/cards/index.tsx';
import type { CardMap } from '../../card-props.ts';

export const designCards = {
  ...imageCards,
  ...ideaCards,
  ...projectCards,
  ...crowdfundingCards,
  ...collaborationCards,
  ...studioCards,
} satisfies Partial<CardMap>;
