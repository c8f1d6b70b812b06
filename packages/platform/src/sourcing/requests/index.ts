import type { PlatformArea } from '../../kernel/area.ts';

export const requestRoom: PlatformArea = { implementations: [] };
