import type { PlatformArea } from '../kernel/area.ts';

export const brandKitsArea: PlatformArea = { implementations: [] };
