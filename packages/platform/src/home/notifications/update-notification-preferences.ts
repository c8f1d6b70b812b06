import { OperationError } from '@brandwright/contract';
import {
  allNotificationWays,
  notificationKind,
  notificationKinds,
  type NotificationKind,
  type NotificationWay,
} from '@brandwright/contract/home/notifications/kinds.ts';
import { updateNotificationPreferences } from '@brandwright/contract/home/notifications/update-notification-preferences.ts';
import { hasRole } from '@brandwright/contract/kernel/access.ts';
import { z } from 'zod';
import { refuseChangedSince } from '../../kernel/data/changed-since.ts';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { chosenFor, showChoice, withWays, writeChoice } from './choices.ts';
import { personOf, requireSame } from './own-notifications.ts';
import { readReader } from './own-reader.ts';

const chosen = z.object({
  isInAppOn: z.boolean().nullable(),
  isEmailOn: z.boolean().nullable(),
  isSmsOn: z.boolean().nullable(),
});
const kept = z.object({ userId: z.uuid(), kind: notificationKind, before: chosen, after: chosen });

const noNumber =
  'There’s no confirmed phone number yet. Add yours under Account, Notifications, and texts go there.';

/** The ways that are meant: the one that was said; else all to turn off, and the app to turn on. */
const waysMeant = (way: NotificationWay | undefined, isOn: boolean): readonly NotificationWay[] =>
  way === undefined ? (isOn ? ['IN_APP'] : allNotificationWays) : [way];

function refuse(context: Context, kind: NotificationKind, ways: readonly NotificationWay[], isOn: boolean) {
  const { label, role, isAlwaysOn } = notificationKinds[kind];
  if (!hasRole(personOf(context).role, role))
    throw new OperationError(
      'forbidden',
      `Notifications of the kind “${label}” go to people with the role ${role} and up. The store’s owner can change your role.`,
    );
  if (isAlwaysOn && !isOn && ways.some((way) => way !== 'SMS'))
    throw new OperationError(
      'conflict',
      'Security notifications stay on in the app and by email, so that a change to your account never goes unseen. Nothing was changed.',
    );
}

export default implement(updateNotificationPreferences, {
  async run(context, { kind, way, isOn }) {
    const ways = waysMeant(way, isOn);
    refuse(context, kind, ways, isOn);
    const { userId } = personOf(context);
    const before = await chosenFor(context, kind);
    const after = withWays(before, ways, isOn);
    await writeChoice(context, kind, after);
    const shown = showChoice(context, kind, after);
    const isSmsHeard = !shown.isSmsOn || !isOn || Boolean((await readReader(context))?.smsNumber);
    return {
      output: { ...shown, hint: isSmsHeard ? null : noNumber },
      undo: { userId, kind, before, after } satisfies z.output<typeof kept>,
      subject: { kind: 'user', id: userId },
    };
  },
  async undo(context, saved) {
    const { userId, kind, before, after } = kept.parse(saved);
    requireSame(context, userId);
    refuseChangedSince('notification setting', after, { ...(await chosenFor(context, kind)) });
    await writeChoice(context, kind, before);
  },
});
