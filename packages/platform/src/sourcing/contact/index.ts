import type { PlatformArea } from '../../kernel/area.ts';

export const contactRoom: PlatformArea = { implementations: [] };
