import { OperationError, catalogMessages } from '@brandwright/contract';
import { setSlackWebhook } from '@brandwright/contract/common/slack/set-slack-webhook.ts';
import { hasRole } from '@brandwright/contract/kernel/access.ts';
import { setStorefrontProtection } from '@brandwright/contract/storefront/protection/set-storefront-protection.ts';
import type { AnyDeclaration } from '@brandwright/contract';
import type { Context } from '../kernel/request/context.ts';
import { personOf } from './profile.ts';

/** What a person sees in place of a secret that was kept. */
const masked = '••••';

/** As the operation itself would: areas call each other without asking again. */
function requireAccess(context: Context, { access }: AnyDeclaration): void {
  const { role, isPreview } = personOf(context);
  if (access.kind === 'public') return;
  if (isPreview && !access.preview) throw new OperationError('preview_blocked', catalogMessages.previewMode);
  if (!hasRole(role, access.role))
    throw new OperationError('forbidden', `You need ${access.role} access to change this.`);
}

function refused(declaration: AnyDeclaration, value: unknown): OperationError {
  const checked = declaration.input.safeParse(value);
  return new OperationError('bad_input', checked.error?.issues[0]?.message ?? 'This value can’t be saved.');
}

async function keepWebhook(context: Context, value: unknown): Promise<void> {
  requireAccess(context, setSlackWebhook);
  const given = setSlackWebhook.input.safeParse({ webhookUrl: value === '' ? null : value });
  if (!given.success) throw refused(setSlackWebhook, { webhookUrl: value });
  await context.call(setSlackWebhook, given.data);
}

async function keepPassword(context: Context, value: unknown): Promise<void> {
  requireAccess(context, setStorefrontProtection);
  const isGone = value === '' || value === null;
  const input = isGone ? { isProtected: false } : { isProtected: true, password: value };
  const given = setStorefrontProtection.input.safeParse(input);
  if (!given.success) throw refused(setStorefrontProtection, input);
  await context.call(setStorefrontProtection, given.data);
}

const secrets: Readonly<Record<string, (context: Context, value: unknown) => Promise<void>>> = {
  slackWebhookUrl: keepWebhook,
  storefrontPassword: keepPassword,
};

/** What is kept of a field for its person: a secret goes where it is sealed, and only a mask stays. Errors: forbidden, preview_blocked, bad_input. */
export async function withoutSecret<Value>(
  context: Context,
  name: string,
  value: Value,
): Promise<Value | string | null> {
  const keep = Object.hasOwn(secrets, name) ? secrets[name] : undefined;
  if (!keep) return value;
  await keep(context, value);
  return value === '' || value === null ? null : masked;
}
