import { collaborationRoutes } from '#design/collaborations/routes.tsx';
import { crowdfundingRoutes } from '#design/crowdfunding/routes.tsx';
import { ideaRoutes } from '#design/ideas/routes.tsx';
import { imageRoutes } from '#design/images/routes.tsx';
import { projectRoutes } from '#design/projects/routes.tsx';
import { studioRoutes } from '#design/studio/routes.tsx';
import type { AreaRoutes } from '#routes/area-routes.ts';

export const designRoutes: AreaRoutes = {
  ...imageRoutes,
  ...ideaRoutes,
  ...projectRoutes,
  ...crowdfundingRoutes,
  ...collaborationRoutes,
  ...studioRoutes,
};
