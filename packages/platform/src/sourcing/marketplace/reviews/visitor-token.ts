import type { Keyring } from '@brandwright/providers';
import { createHmac } from 'node:crypto';

export const visitorTokenOf = (keyring: Keyring, reviewId: string) =>
  createHmac('sha256', keyring.key('visitor-review')).update(reviewId).digest('base64url');
