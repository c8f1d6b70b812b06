import { Picture } from '#ui/picture.tsx';

export interface KitChange {
  what: string;
  before: string | null;
  after: string | null;
}

const isHex = (text: string) => /^#[\dA-F]{6}$/i.test(text);
const isPicture = (text: string) => /^\/files\/\S+$/.test(text);

/** What differs between two versions: where, what it was, what it is. Colors and pictures are shown as such. */
export function ChangeRows({ changes }: { changes: readonly KitChange[] }) {
  if (changes.length === 0) return <p className="text-sm text-ink-soft">No changes.</p>;
  return (
    <dl className="divide-y divide-line">
      {changes.map((change, index) => (
        <div key={`${change.what}${index}`} className="py-3 first:pt-0 last:pb-0">
          <dt className="text-sm font-medium">{change.what}</dt>
          <dd className="mt-1.5 grid gap-2 text-sm sm:grid-cols-2">
            <Side label="Before" value={change.before} absent="Not set" sign="bad" />
            <Side label="After" value={change.after} absent="Removed" sign="good" />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Side({
  label,
  value,
  absent,
  sign,
}: {
  label: string;
  value: string | null;
  absent: string;
  sign: 'good' | 'bad';
}) {
  return (
    <div className="min-w-0 rounded-lg bg-ink/4 px-3 py-2">
      <span className={sign === 'good' ? 'text-xs text-good' : 'text-xs text-bad'}>{label}</span>
      {value === null || value === '' ? (
        <p className="text-ink-soft">{absent}</p>
      ) : isHex(value) ? (
        <p className="figures flex items-center gap-2">
          <span aria-hidden style={{ background: value }} className="size-4 rounded-sm ring-1 ring-ink/15" />
          {value}
        </p>
      ) : isPicture(value) ? (
        <Picture src={value} alt={`${label.toLowerCase()}`} sizes="96px" className="mt-1 w-24" />
      ) : (
        <p className="line-clamp-6 whitespace-pre-line wrap-anywhere">{value}</p>
      )}
    </div>
  );
}
