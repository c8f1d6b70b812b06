/** 'Good morning' until noon, 'Good afternoon' until six, 'Good evening' after. `hour` is 0 to 23. */
export function greetingAt(hour: number): string {
  if (hour >= 5 && hour < 12) return 'Good morning';
  if (hour >= 12 && hour < 18) return 'Good afternoon';
  return 'Good evening';
}

/** 'Maya Chen' → 'Maya'. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? '';
}
