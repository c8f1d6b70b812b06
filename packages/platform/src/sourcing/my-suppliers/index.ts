import type { PlatformArea } from '../../kernel/area.ts';

export const mySupplierRoom: PlatformArea = { implementations: [] };
