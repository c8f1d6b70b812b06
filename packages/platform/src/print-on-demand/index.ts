import type { PlatformArea } from '../kernel/area.ts';

export const printOnDemandArea: PlatformArea = { implementations: [] };
