import type { ComponentType } from 'react';
import type { ScreenPath } from './route-table.ts';

/** Loads a screen: `() => import('./screens/orders-screen.tsx')`, whose default export it is. Every screen is a chunk of its own. */
export type ScreenLoader = () => Promise<{ default: ComponentType }>;

/** Which addresses of the route table an area draws. */
export type AreaRoutes = Partial<Record<ScreenPath, ScreenLoader>>;
