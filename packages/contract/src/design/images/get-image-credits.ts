import { mayRead } from '../../kernel/access.ts';
import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { imageCredits } from './entities.ts';
import { countPictures } from './say.ts';

export const getImageCredits = declareOperation({
  name: 'get_image_credits',
  area: 'design',
  title: 'Pictures left this month',
  description:
    'How many pictures the plan includes in a month, how many were made and how many are left, and when the count begins anew.',
  examples: [
    'How many pictures can I still make this month?',
    'how many image credits are left?',
    'when do my image credits renew?',
  ],
  input: z.object({}),
  output: imageCredits,
  http: { method: 'GET', path: '/web/images/credits' },
  access: mayRead,
  effect: 'read',
  card: 'none',
  offered: true,
  errors: [],
  related: ['generate_images', 'list_images'],
  summary: ({ trialRemainingQuantity, monthlyQuantity, used, renewsOn }) =>
    `${countPictures(trialRemainingQuantity)} left this month: ${used} of ${monthlyQuantity} used. The count resets on ${renewsOn}.`,
});
