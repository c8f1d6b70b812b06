import { Moment } from '#ui/text.tsx';

/** Who joined a waitlist. What they wrote is shown as plain text. */
export function PeopleRows({
  people,
}: {
  people: readonly { email: string; name: string | null; joinedAt: string }[];
}) {
  return (
    <ul className="divide-y divide-line">
      {people.map((person) => (
        <li key={person.email} className="flex items-baseline justify-between gap-4 py-2.5 text-sm">
          <span className="min-w-0">
            <span className="block truncate font-medium">{person.name || person.email}</span>
            {person.name && <span className="block truncate text-ink-soft">{person.email}</span>}
          </span>
          <span className="shrink-0 text-xs text-ink-soft">
            <Moment at={person.joinedAt} />
          </span>
        </li>
      ))}
    </ul>
  );
}
