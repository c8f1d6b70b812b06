import { z } from 'zod';
import type { Access } from '../kernel/operation.ts';
import { declareOperation } from '../kernel/operation.ts';
import { returnSettings, type ReturnSettings } from './entities.ts';
import { refundDestinationLabels, refundMethodLabels } from './enums.ts';
import { count, money } from './words.ts';

/** Preview accounts can’t open return settings (brand-kit document §6). */
const mayOpenSettings: Access = { kind: 'private', role: 'viewer', preview: false };

export const settingsWords = (one: ReturnSettings): string => {
  if (!one.acceptsReturns) return 'Returns aren’t accepted.';
  const window =
    one.windowDays === null ? 'with no time limit' : `within ${count(one.windowDays, 'day')} of delivery`;
  const fee =
    one.fee === 'FREE' ? 'They’re free' : `${money(one.feeMinor, one.currency)} is deducted from each refund`;
  const where =
    one.destination === 'STORE_CREDIT'
      ? 'refunds are store credit'
      : `refunds go to the ${refundDestinationLabels.ORIGINAL_PAYMENT.toLowerCase()} (${refundMethodLabels[one.method].toLowerCase()})`;
  const credit = one.creditDays === null ? '' : ` Store credit is good for ${count(one.creditDays, 'day')}.`;
  return `Returns are accepted ${window}. ${fee}, and ${where}.${credit}`;
};

export const getReturnSettings = declareOperation({
  name: 'get_return_settings',
  area: 'returns',
  title: 'Return settings',
  description:
    'Shows the rules for returns: whether and for how long they are accepted, the fee, and where and how refunds go. For the shop on the hosted platform.',
  examples: [
    'Show the return settings',
    'What’s our return policy?',
    'How long can people return things?',
    'Do we charge for returns?',
  ],
  input: z.object({}),
  output: returnSettings,
  http: { method: 'GET', path: '/web/return-settings' },
  access: mayOpenSettings,
  effect: 'read',
  card: 'return_settings',
  offered: true,
  errors: [],
  related: ['update_return_settings', 'list_returns'],
  summary: settingsWords,
});
