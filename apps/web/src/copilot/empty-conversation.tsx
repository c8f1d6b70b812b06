import { serverNowMs } from '#api/server-clock.ts';
import { useStoreProfile } from '#session/use-session.ts';
import { firstName, greetingAt } from './greeting.ts';

/** In the dock before the first word: a greeting, and that it knows the screen. */
export function EmptyConversation() {
  const name = firstName(useStoreProfile().data?.user.name ?? '');
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
      <div className="mt-auto px-4 pb-4">
        <h1 className="font-display text-lg">
          {greetingAt(new Date(serverNowMs()).getHours())}
          {name && `, ${name}`}
        </h1>
        <p className="mt-2 text-ink-soft sm:text-base">I know what this screen shows. Ask away.</p>
      </div>
    </div>
  );
}
