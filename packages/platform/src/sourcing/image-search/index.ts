import type { PlatformArea } from '../../kernel/area.ts';

export const imageSearchRoom: PlatformArea = { implementations: [] };
