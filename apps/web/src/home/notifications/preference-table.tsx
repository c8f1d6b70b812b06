import type {
  NotificationChoice,
  NotificationPreferences,
} from '@brandwright/contract/home/notifications/entities.ts';
import { notificationKinds, type NotificationWay } from '@brandwright/contract/home/notifications/kinds.ts';
import { updateNotificationPreferences } from '@brandwright/contract/home/notifications/update-notification-preferences.ts';
import { useAction } from '#api/use-action.ts';
import { Switch } from '#ui/checkbox.tsx';

const ways = [
  { way: 'IN_APP', label: 'App', spoken: 'in the app', isOn: (one: NotificationChoice) => one.isInAppOn },
  { way: 'EMAIL', label: 'Email', spoken: 'by email', isOn: (one: NotificationChoice) => one.isEmailOn },
  { way: 'SMS', label: 'SMS', spoken: 'by SMS', isOn: (one: NotificationChoice) => one.isSmsOn },
] as const satisfies readonly {
  way: NotificationWay;
  label: string;
  spoken: string;
  isOn: (one: NotificationChoice) => boolean;
}[];

/** What a person hears of, and how: one row a kind, one switch a way. */
export function PreferenceTable({
  preferences: { kinds, smsNumber },
  mayChange,
}: {
  preferences: NotificationPreferences;
  mayChange: boolean;
}) {
  const save = useAction(updateNotificationPreferences);
  return (
    <table className="w-full text-sm">
      <thead>
        <tr className="border-b border-line text-xs text-ink-soft">
          <th scope="col" className="py-2 text-left font-normal">
            What
          </th>
          {ways.map(({ way, label }) => (
            <th key={way} scope="col" className="w-14 py-2 text-center font-normal sm:w-20">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {kinds.map((one) => (
          <tr key={one.kind}>
            <th scope="row" className="py-3 pr-3 text-left align-top font-normal">
              <span className="block font-medium">{one.label}</span>
              <span className="block text-ink-soft">{notificationKinds[one.kind].hint}</span>
            </th>
            {ways.map(({ way, spoken, isOn }) => (
              <td key={way} className="py-3 text-center align-top">
                <Switch
                  aria-label={`${one.label} ${spoken}`}
                  checked={isOn(one)}
                  disabled={
                    !mayChange ||
                    save.isRunning ||
                    (one.isAlwaysOn && way !== 'SMS') ||
                    (way === 'SMS' && smsNumber === null && !isOn(one))
                  }
                  onCheckedChange={(next) => void save.run({ kind: one.kind, way, isOn: next })}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
