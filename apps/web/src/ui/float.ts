/** Things that float: menus, popovers, lists of a select. The only ones with a shadow. */
export const floatClasses =
  'z-50 overflow-y-auto rounded-xl border border-line bg-raised p-1 text-sm text-ink shadow-float outline-none data-[state=open]:animate-enter data-[state=closed]:animate-leave';

export const floatItemClasses =
  'relative flex min-h-8 cursor-pointer items-center gap-2 rounded-lg px-2.5 py-1.5 outline-none select-none data-highlighted:bg-ink/6 data-disabled:pointer-events-none data-disabled:opacity-50 [&_svg]:size-4';

/** What dims the page under a dialog or sheet. */
export const overlayClasses =
  'fixed inset-0 z-40 bg-[oklch(0.2_0.01_60)]/40 data-[state=open]:animate-fade data-[state=closed]:animate-leave';
