import { Avatar } from '#ui/avatar.tsx';
import { Side } from './message-row.tsx';

/** Somebody writes at the other side. */
export function TypingLine({ name, avatarUrl }: { name: string; avatarUrl: string | null }) {
  return (
    <Side isOwn={false} avatar={<Avatar name={name} src={avatarUrl} shape="square" size="small" />}>
      <p
        role="status"
        className="flex h-9 items-center gap-2 rounded-2xl border border-line bg-raised px-3.5 text-ink-soft"
      >
        <span aria-hidden className="flex gap-1">
          {[0, 1, 2].map((dot) => (
            <span
              key={dot}
              className="size-1.5 animate-breathe rounded-full bg-ink-soft"
              style={{ animationDelay: `${dot * 180}ms` }}
            />
          ))}
        </span>
        <span className="text-xs">{name} is typing</span>
      </p>
    </Side>
  );
}
