import type { PlatformArea } from '../kernel/area.ts';

export const purchasingArea: PlatformArea = { implementations: [] };
