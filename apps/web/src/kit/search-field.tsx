import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { cn } from '#ui/cn.ts';
import { Input } from '#ui/input.tsx';

/** Milliseconds without a key after which the words are searched for. */
const settleMs = 300;

export interface SearchFieldProps {
  /** Name for screen readers: "Search orders". */
  label: string;
  placeholder?: string;
  /** What is searched for now, as the address has it. */
  value: string;
  onSearch: (words: string) => void;
  maxLength?: number;
  className?: string;
}

/** Searches once typing pauses, at once on Enter. Follows `value` when something else changes it: a link, Back, "Clear all". */
export function SearchField({
  label,
  placeholder = label,
  value,
  onSearch,
  maxLength = 120,
  className,
}: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  const search = useEffectEvent((words: string) => {
    if (words === sent.current.trim()) return;
    sent.current = words;
    onSearch(words);
  });
  useEffect(() => {
    if (value !== sent.current) setTyped(value);
    sent.current = value;
  }, [value]);
  useEffect(() => {
    const words = typed.trim();
    if (words === sent.current.trim()) return;
    const timer = setTimeout(() => search(words), settleMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <div className={cn('relative w-full sm:w-72', className)}>
      <Search aria-hidden className="pointer-events-none absolute top-2.5 left-3 size-4 text-ink-soft" />
      <Input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        maxLength={maxLength}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || typed.trim() === sent.current.trim()) return;
          sent.current = typed.trim();
          onSearch(sent.current);
        }}
        className="pl-9"
      />
    </div>
  );
}
