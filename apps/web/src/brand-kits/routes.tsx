import type { AreaRoutes } from '#routes/area-routes.ts';

export const brandKitsRoutes: AreaRoutes = {};
