import type { AreaRoutes } from '#routes/area-routes.ts';

/** A picture in review has no address of its own: it opens over the board of its project (`?collaboration=`). */
export const collaborationRoutes: AreaRoutes = {};
