import type { AreaRoutes } from '#routes/area-routes.ts';

export const copilotRoutes: AreaRoutes = {
  '/ai-agents/data-sources': () => import('./vault/screens/vault-screen.tsx'),
  '/ecommerce-query-templates': () => import('./suggestions/suggestions-screen.tsx'),
  '/account-info/partner-model': () => import('./partner-model/partner-model-screen.tsx'),
  '/ai-agents': () => import('./assistants/assistants-screen.tsx'),
  '/shared-conversation/{token}': () => import('./conversations/screens/shared-conversation-screen.tsx'),
  '/approve/{actionId}': () => import('./screens/approve-screen.tsx'),
};
