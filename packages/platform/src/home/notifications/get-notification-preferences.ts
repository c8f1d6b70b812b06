import { getNotificationPreferences } from '@brandwright/contract/home/notifications/get-notification-preferences.ts';
import { allNotificationKinds, notificationKinds } from '@brandwright/contract/home/notifications/kinds.ts';
import { maskedNumber } from '@brandwright/contract/home/notifications/phone-number.ts';
import { hasRole } from '@brandwright/contract/kernel/access.ts';
import { nothingChosen } from '../../kernel/notifications/ways.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { readChoices, showChoice } from './choices.ts';
import { personOf } from './own-notifications.ts';
import { readReader } from './own-reader.ts';

export default implement(getNotificationPreferences, {
  async run(context) {
    const { email, role } = personOf(context);
    const choices = await readChoices(context);
    const kinds = allNotificationKinds
      .filter((kind) => hasRole(role, notificationKinds[kind].role))
      .map((kind) => showChoice(context, kind, choices.get(kind) ?? nothingChosen));
    const reader = await readReader(context);
    return {
      output: {
        emailPace: reader?.emailPace ?? 'AT_ONCE',
        email,
        smsNumber: reader?.smsNumber ? maskedNumber(reader.smsNumber) : null,
        kinds,
      },
    };
  },
});
