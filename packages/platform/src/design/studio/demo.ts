import type { DemoPart } from '../../kernel/demo.ts';
export const studioDemo: DemoPart = {};
