import type { PlatformArea } from '../../kernel/area.ts';

export const projectRoom: PlatformArea = { implementations: [] };
