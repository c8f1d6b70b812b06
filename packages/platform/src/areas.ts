import type { PlatformArea } from './kernel/area.ts';

/** Every area of the platform. A new area is one line here and one in tables.ts. */
export const platformAreas: readonly PlatformArea[] = [];
