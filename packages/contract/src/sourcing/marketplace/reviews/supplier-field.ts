import { z } from 'zod';
import { field } from '../../../kernel/fields.ts';

export const supplierId = () =>
  field(z.string().trim().min(1).max(120), {
    ref: 'supplier',
    label: 'Supplier',
    question: 'Reviews of which supplier?',
    words: ['supplier', 'factory', 'workshop'],
  }).describe('Id or name of the supplier.');
