import { OperationError } from '@brandwright/contract';
import type { SlackWebhook } from '@brandwright/contract/common/slack/entities.ts';
import { openSealed, sealText } from '@brandwright/providers/keyring/sealed-text.ts';
import { eq } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { nameOfActor } from '../../kernel/request/name-of-actor.ts';
import { takeAttempt } from '../../kernel/request/take-attempt.ts';
import { slackWebhooks } from './tables.ts';

type WebhookRow = typeof slackWebhooks.$inferSelect;

/** Posts of one store in an hour. */
const mostPosts = 60;

const about = (context: Context) => `slack-webhook ${context.storeId}`;
const sealingKey = (context: Context) => context.providers.keyring.key('slack-webhook');

/** "hooks.slack.com …9XbQ": enough to know it again, not to post with. */
export const shownOf = (webhookUrl: string): string => `${new URL(webhookUrl).host} …${webhookUrl.slice(-4)}`;

export async function readWebhookRow(context: Context): Promise<WebhookRow | undefined> {
  const [row] = await context.db
    .select()
    .from(slackWebhooks)
    .where(eq(slackWebhooks.storeId, context.storeId));
  return row;
}

export const toWebhook = (row: WebhookRow | undefined): SlackWebhook => ({
  isSet: row !== undefined,
  shown: row?.shown ?? null,
  setBy: row?.setBy ?? null,
  setAt: row?.setAt.toISOString() ?? null,
  testedAt: row?.testedAt?.toISOString() ?? null,
  isWorking: row?.isWorking ?? null,
});

export async function keepWebhook(context: Context, webhookUrl: string): Promise<void> {
  const values = {
    sealed: sealText(sealingKey(context), webhookUrl, about(context)),
    shown: shownOf(webhookUrl),
    setAt: context.clock.now(),
    setBy: nameOfActor(context),
    testedAt: null,
    isWorking: null,
  };
  await context.db
    .insert(slackWebhooks)
    .values({ storeId: context.storeId, id: context.storeId, ...values })
    .onConflictDoUpdate({ target: [slackWebhooks.storeId, slackWebhooks.id], set: values });
}

/** The address that is kept. Errors: conflict where none is, or where it can no longer be read. */
export async function requireWebhook(context: Context): Promise<string> {
  const row = await readWebhookRow(context);
  if (!row)
    throw new OperationError('conflict', 'No Slack webhook is set yet. Add one under Account, in Store.');
  const webhookUrl = openSealed(sealingKey(context), row.sealed, about(context));
  if (webhookUrl === undefined)
    throw new OperationError(
      'conflict',
      'The Slack webhook can no longer be read, because this server’s secret changed. Enter it again under Account, in Store.',
    );
  return webhookUrl;
}

/** Posts to a webhook of the store and, for the one that is kept, notes what came of it, also when it is refused. */
export async function post(
  context: Context,
  { webhookUrl, text, isKept }: { webhookUrl: string; text: string; isKept: boolean },
): Promise<void> {
  await takeAttempt(context, {
    key: `slack ${context.storeId}`,
    limit: mostPosts,
    windowSeconds: 60 * 60,
    refusal: `This store has posted to Slack ${mostPosts} times in the last hour.`,
  });
  const testedAt = context.clock.now();
  const note = (isWorking: boolean) =>
    isKept
      ? context.apart((db) =>
          db
            .update(slackWebhooks)
            .set({ testedAt, isWorking })
            .where(eq(slackWebhooks.storeId, context.storeId)),
        )
      : undefined;
  try {
    await context.providers.slack.post(webhookUrl, text, context.signal);
  } catch (error) {
    await note(false);
    throw error;
  }
  await note(true);
}
