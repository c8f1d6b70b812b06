import type { RedirectRoute } from './route.ts';

/** Home's addresses of before, which still lead to what they led to. */
export const movedHome = [
  {
    path: '/home/subscription-cycle-change',
    area: 'home',
    access: 'private',
    kind: 'redirect',
    to: '/homebase/subscription-cycle-change',
  },
  {
    path: '/home/subscription-downgrade',
    area: 'home',
    access: 'private',
    kind: 'redirect',
    to: '/homebase/subscription-downgrade',
  },
  {
    path: '/home/subscription-updated',
    area: 'home',
    access: 'private',
    kind: 'redirect',
    to: '/homebase/subscription-updated',
  },
  { path: '/home/quiz', area: 'home', access: 'private', kind: 'redirect', to: '/homebase/quiz' },
  { path: '/home/blueprint', area: 'home', access: 'private', kind: 'redirect', to: '/homebase/blueprint' },
] as const satisfies readonly RedirectRoute[];
