import { z } from 'zod';
import { instant } from '../../kernel/fields.ts';

/** A webhook’s address: https alone. Whether its host is on the public internet is decided when it is reached. */
export const webhookUrl = () =>
  z
    .string()
    .trim()
    .max(500, 'A webhook’s address has at most 500 characters.')
    .regex(/^https:\/\/[^\s/@]+\/\S*$/i, 'Enter the webhook’s https:// URL, as Slack shows it.');

/** The store’s webhook as it may be shown: its address is a secret, because anyone who has it can post. */
export const slackWebhook = z.object({
  isSet: z.boolean(),
  /** "hooks.slack.com …9XbQ". */
  shown: z.string().nullable(),
  setBy: z.string().nullable(),
  setAt: instant().nullable(),
  /** The last test, and what came of it; null before the first. */
  testedAt: instant().nullable(),
  isWorking: z.boolean().nullable(),
});
export type SlackWebhook = z.output<typeof slackWebhook>;

export const slackReads = ['get_slack_webhook', 'get_store_configs'] as const;
