import type { PlatformArea } from '../../kernel/area.ts';

export const collaborationRoom: PlatformArea = { implementations: [] };
