import type { AreaRoutes } from '#routes/area-routes.ts';

export const supportRoutes: AreaRoutes = {
  '/support-tickets': () => import('./screens/tickets-screen.tsx'),
  '/support-tickets/{ticketId}': () => import('./screens/ticket-screen.tsx'),
};
