import type { Category } from '../category.ts';
import { tea } from './tea.ts';

/** What the engine knows; earlier ones win where a brief speaks of two equally. */
export const categories: readonly Category[] = [tea];
