import type { DemoPart } from '../../kernel/demo.ts';

export const imageDemo: DemoPart = {};
