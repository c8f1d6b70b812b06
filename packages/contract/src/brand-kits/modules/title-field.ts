import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { longestModuleTitle } from './entities.ts';

export const title = () =>
  field(z.string().trim().min(1).max(longestModuleTitle), {
    label: 'Title',
    words: ['called', 'named', 'titled', 'title', 'rename', 'name it'],
    sense: 'free_text',
  });
