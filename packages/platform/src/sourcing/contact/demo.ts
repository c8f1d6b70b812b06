import type { DemoPart } from '../../kernel/demo.ts';

export const contactDemo: DemoPart = {};
