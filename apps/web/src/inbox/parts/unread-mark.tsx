/** How many conversations wait to be read; nothing when none does. */
export function UnreadMark() {
  return null;
}
