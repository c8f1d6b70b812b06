import type { ReactNode } from 'react';

/** Why nothing can be changed here. */
export const NotChangeable = ({ children }: { children: ReactNode }) => (
  <p role="note" className="text-sm text-ink-soft">
    {children}
  </p>
);
