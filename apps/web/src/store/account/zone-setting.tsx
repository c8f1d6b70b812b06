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

/** The time zone that the store is in; until one is chosen, this device’s is proposed. */
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
  const set = (zone: string) => void change.run({ timeZone: zone });
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field
        label="The store is in"
        className="min-w-0 flex-1 basis-60"
        {...(timeZone === null ? { hint: `Not chosen yet. This device is in ${shown(here())}.` } : {})}
      >
        {(tie) => <TimeZoneSelect {...tie} value={timeZone ?? here()} onChange={set} />}
      </Field>
      {timeZone === null && (
        <Button busy={change.isRunning} onClick={() => set(here())} className="mt-[26px] self-start">
          Use {shown(here())}
        </Button>
      )}
    </div>
  );
}
