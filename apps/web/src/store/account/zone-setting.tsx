import type { StoreProfile } from '@brandwright/contract/store/entities.ts';
import { setTimeZone } from '@brandwright/contract/store/set-time-zone.ts';
import { mayCall } from '#api/may-call.ts';
import { useAction } from '#api/use-action.ts';
import { TimeZoneSelect } from '#copilot/assistants/time-zone-select.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/input.tsx';
import { NotChangeable } from './not-changeable.tsx';

const here = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
const shown = (zone: string) => zone.replaceAll('_', ' ');

/** The time zone that the store is in; this device’s is one press away until one is chosen. */
export function ZoneSetting({ profile }: { profile: StoreProfile }) {
  const change = useAction(setTimeZone);
  const { timeZone } = profile;
  if (!mayCall(setTimeZone, profile))
    return (
      <>
        <p className="text-sm">{timeZone === null ? 'Not chosen yet' : shown(timeZone)}</p>
        <NotChangeable>Only admins and owners can change the store’s time zone.</NotChangeable>
      </>
    );
  if (timeZone === null)
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-ink-soft">Not chosen yet. This device is in {shown(here())}.</p>
        <Button busy={change.isRunning} onClick={() => void change.run({ timeZone: here() })}>
          Use {shown(here())}
        </Button>
      </div>
    );
  return (
    <Field label="The store is in" className="max-w-sm">
      {(tie) => (
        <TimeZoneSelect {...tie} value={timeZone} onChange={(zone) => void change.run({ timeZone: zone })} />
      )}
    </Field>
  );
}
