import type { PlatformArea } from '../../kernel/area.ts';

export const ideaRoom: PlatformArea = { implementations: [] };
