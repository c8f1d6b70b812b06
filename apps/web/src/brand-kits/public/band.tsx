import type { ReactNode } from 'react';
import { brandHeading } from '../look/typeface.ts';

/** One section of a public kit, across the page. */
export function Band({
  title,
  brandName,
  children,
}: {
  title?: string;
  brandName?: string;
  children: ReactNode;
}) {
  return (
    <section className="mx-auto w-full max-w-7xl px-6 py-14 sm:px-12 lg:px-16 lg:py-20">
      {title && (
        <h2
          style={brandHeading(brandName ?? title, 'clamp(1.75rem, 3vw, 2.5rem)')}
          className="pb-7 leading-tight"
        >
          {title}
        </h2>
      )}
      {children}
    </section>
  );
}
