import type { PlatformArea } from '../../kernel/area.ts';

export const studioRoom: PlatformArea = { implementations: [] };
