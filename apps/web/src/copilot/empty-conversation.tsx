import { serverNowMs } from '#api/server-clock.ts';
import { askPartner } from '#frame/partner-store.ts';
import { useStoreProfile } from '#session/use-session.ts';
import { firstName, greetingAt } from './greeting.ts';
import { starters } from './suggestions.ts';
import type { StarterKey } from './suggestions.ts';

/** Before the first word: a greeting, and sentences that work. `only` narrows them to one area. */
export function EmptyConversation({
  only,
  compact = false,
}: {
  only?: StarterKey | undefined;
  compact?: boolean;
}) {
  const name = firstName(useStoreProfile().data?.user.name ?? '');
  const keys = only ? [only] : (Object.keys(starters) as StarterKey[]);
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
      <div className={compact ? 'mt-auto px-4 pb-4' : 'mx-auto my-auto w-full max-w-[760px] px-4 py-10'}>
        <h1 className={compact ? 'font-display text-lg' : 'font-display text-xl sm:text-2xl'}>
          {greetingAt(new Date(serverNowMs()).getHours())}
          {name && `, ${name}`}
        </h1>
        <p className="mt-2 text-ink-soft sm:text-base">
          {compact ? 'I know what this screen shows. Ask away.' : 'What shall we move forward?'}
        </p>
        {!compact && (
          <div className={only ? 'mt-8' : 'mt-8 grid gap-6 md:grid-cols-3'}>
            {keys.map((key) => (
              <section key={key} aria-label={starters[key].label}>
                <h2 className="pb-2 text-xs text-ink-soft">{starters[key].label}</h2>
                <ul className="flex flex-col gap-2">
                  {starters[key].says.map((say) => (
                    <li key={say}>
                      <button
                        type="button"
                        onClick={() => askPartner(say)}
                        className="w-full rounded-xl border border-line bg-raised px-3.5 py-3 text-left transition-colors hover:border-ink/30"
                      >
                        {say}
                      </button>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
