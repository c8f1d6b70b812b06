import type { ReactNode } from 'react';
import { useId } from 'react';
import { useAskOwner } from '#session/use-ask-owner.ts';

/** One setting: what it is, what it does, and its control on the right. */
export function Setting({
  title,
  text,
  aside,
  children,
}: {
  title: string;
  text: ReactNode;
  aside?: ReactNode;
  children?: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-xl border border-line bg-raised p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <h2 id={id} className="text-sm font-semibold">
            {title}
          </h2>
          <div className="mt-0.5 max-w-[60ch] text-sm text-ink-soft">{text}</div>
        </div>
        {aside && <div className="flex flex-wrap items-center gap-2">{aside}</div>}
      </div>
      {children && <div className="mt-3 empty:hidden">{children}</div>}
    </section>
  );
}

/** Why there are no buttons, and who has them. */
export function AdminsOnly({ isShown }: { isShown: boolean }) {
  const askOwner = useAskOwner();
  if (!isShown) return null;
  return (
    <p role="note" className="mt-3 text-sm text-ink-soft">
      Only admins and owners can change this. {askOwner}
    </p>
  );
}
