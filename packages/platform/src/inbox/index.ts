import type { PlatformArea } from '../kernel/area.ts';

export const inboxArea: PlatformArea = { implementations: [] };
