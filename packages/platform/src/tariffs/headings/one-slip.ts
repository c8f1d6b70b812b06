/** One letter more, less, other, or two that changed places. */
export function isOneSlip(word: string, other: string): boolean {
  if (Math.abs(word.length - other.length) > 1) return false;
  let at = 0;
  while (at < word.length && word[at] === other[at]) at += 1;
  const [rest, others] = [word.slice(at), other.slice(at)];
  return (
    rest.slice(1) === others ||
    rest === others.slice(1) ||
    rest.slice(1) === others.slice(1) ||
    (rest.slice(2) === others.slice(2) && rest[0] === others[1] && rest[1] === others[0])
  );
}
