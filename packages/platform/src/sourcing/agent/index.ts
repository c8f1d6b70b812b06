import type { PlatformArea } from '../../kernel/area.ts';

export const agentRoom: PlatformArea = { implementations: [] };
