import { Rows2, Rows3 } from 'lucide-react';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { IconButton } from '#ui/button.tsx';
import type { Density } from '#ui/table.tsx';

/** How close the rows of a list are; kept in this browser under a name of the list's own. */
export const densityStore = (name: string) =>
  create<{ density: Density }>()(
    persist<{ density: Density }>(() => ({ density: 'comfortable' }), {
      name: `brandwright.${name}-density`,
    }),
  );

/** Switches between comfortable and compact rows; a phone has one density. */
export function DensityButton({
  density,
  onChange,
}: {
  density: Density;
  onChange: (density: Density) => void;
}) {
  const isCompact = density === 'compact';
  return (
    <IconButton
      label={isCompact ? 'Comfortable rows' : 'Compact rows'}
      look="outline"
      size="icon"
      className="hidden sm:inline-flex"
      onClick={() => onChange(isCompact ? 'comfortable' : 'compact')}
    >
      {isCompact ? <Rows2 aria-hidden /> : <Rows3 aria-hidden />}
    </IconButton>
  );
}
