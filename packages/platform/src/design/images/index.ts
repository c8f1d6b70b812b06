import type { PlatformArea } from '../../kernel/area.ts';

export const imageRoom: PlatformArea = { implementations: [] };
