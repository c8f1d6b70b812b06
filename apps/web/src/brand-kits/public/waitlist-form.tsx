import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import { joinWaitlist } from '@brandwright/contract/brand-kits/join-waitlist.ts';
import { messageOf } from '#api/api-error.ts';
import { useAction } from '#api/use-action.ts';

const fieldClasses =
  'h-11 w-full rounded-lg border border-(--b-line) bg-transparent px-3.5 text-base text-(--b-ink) placeholder:text-(--b-ink-soft) focus-visible:outline-(--b-ink)';

/** Leaves an email on the list of those who want to hear of the launch. */
export function WaitlistForm({ brandKitId, brandName }: { brandKitId: string; brandName: string }) {
  const id = useId();
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  const join = useAction(joinWaitlist, { announce: false });
  const [hasJoined, setJoined] = useState(false);
  const isWrong = !/^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i.test(email.trim());
  const problem = join.error
    ? messageOf(join.error)
    : tried && isWrong
      ? 'Enter an email address, such as maya@example.com.'
      : null;

  if (hasJoined)
    return (
      <p role="status" className="flex items-center gap-2.5 text-base">
        <Check aria-hidden className="size-5" />
        You’re on the list. {brandName} will email you when it launches.
      </p>
    );
  return (
    <form
      noValidate
      className="flex max-w-md flex-col gap-2.5"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (isWrong || join.isRunning) return;
        void join
          .run({ brandKitId, email: email.trim(), ...(name.trim() ? { name: name.trim() } : {}) })
          .then((joined) => setJoined(joined !== null));
      }}
    >
      <label htmlFor={`${id}-email`} className="text-sm font-medium">
        Hear about the launch
      </label>
      <input
        id={`${id}-email`}
        type="email"
        autoComplete="email"
        placeholder="Your email"
        value={email}
        aria-invalid={problem !== null || undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={(event) => setEmail(event.target.value)}
        className={fieldClasses}
      />
      <div className="flex gap-2.5">
        <input
          aria-label="Your name (optional)"
          autoComplete="name"
          placeholder="Your name (optional)"
          maxLength={80}
          value={name}
          onChange={(event) => setName(event.target.value)}
          className={fieldClasses}
        />
        <button
          type="submit"
          disabled={join.isRunning}
          className="h-11 shrink-0 rounded-lg bg-(--b-ink) px-5 text-base font-medium text-(--b-ground) transition-opacity hover:opacity-90 focus-visible:outline-(--b-ink) disabled:opacity-60"
        >
          Join the waitlist
        </button>
      </div>
      {problem && (
        <p id={`${id}-problem`} role="alert" className="text-sm font-medium">
          {problem}
        </p>
      )}
    </form>
  );
}
