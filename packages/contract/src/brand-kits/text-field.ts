import { z } from 'zod';
import { field } from '../kernel/fields.ts';

export const text = (longest: number, label: string, words: readonly string[]) =>
  field(z.string().trim().min(1).max(longest), { label, words, sense: 'free_text' }).optional();
