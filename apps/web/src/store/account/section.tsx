import { useId, type ReactNode } from 'react';

/** A part of the settings: what it is, what can be done at its right, and its content. */
export function Section({
  title,
  note,
  action,
  children,
}: {
  title: string;
  note?: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex max-w-3xl flex-col gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0">
          <h2 id={id} className="text-base font-semibold">
            {title}
          </h2>
          {note && <p className="text-sm text-ink-soft">{note}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}

/** Why nothing can be changed here. */
export const NotChangeable = ({ children }: { children: ReactNode }) => (
  <p role="note" className="text-sm text-ink-soft">
    {children}
  </p>
);
