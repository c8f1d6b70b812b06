/** How the partner begins a no to what nothing here does: what it says, and what it knows it said. */
export const cannotDo = 'I can’t do that here.';
