import type { AreaRoutes } from '#routes/area-routes.ts';

export const studioRoutes: AreaRoutes = {};
