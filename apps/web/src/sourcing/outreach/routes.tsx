import type { AreaRoutes } from '#routes/area-routes.ts';

export const contactRoutes: AreaRoutes = {};
