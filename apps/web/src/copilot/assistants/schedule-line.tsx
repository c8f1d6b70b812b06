import type { Assistant } from '@brandwright/contract/copilot/assistants/entities.ts';
import { Moment } from '#ui/text.tsx';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** When it runs, and the next time. */
export function ScheduleLine({ assistant }: { assistant: Assistant }) {
  const { scheduleWords, timeZone, isActive, nextRunAt, pausedBecause, schedule } = assistant;
  const zone =
    schedule.every === 'NEVER' ? '' : ` (${timeZone.split('/').at(-1)?.replaceAll('_', ' ')} time)`;
  return (
    <p className="text-xs text-ink-soft">
      {capital(scheduleWords)}
      {zone}
      {isActive && nextRunAt && (
        <>
          {' · next '}
          <Moment at={nextRunAt} />
        </>
      )}
      {!isActive && (pausedBecause ? <span className="text-bad"> · {pausedBecause}</span> : ' · paused')}
    </p>
  );
}
