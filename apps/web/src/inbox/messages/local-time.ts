const two = (value: number) => String(value).padStart(2, '0');

/** Milliseconds since 1970 as the value of a `datetime-local` control: '2026-11-24T15:00', in the reader's zone. */
export function toLocal(atMs: number): string {
  const at = new Date(atMs);
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** The value of a `datetime-local` control as an ISO instant; null when there is none. */
export function fromLocal(text: string): string | null {
  const atMs = new Date(text).getTime();
  return text === '' || Number.isNaN(atMs) ? null : new Date(atMs).toISOString();
}
