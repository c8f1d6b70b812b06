import { Search } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { Input } from '#ui/input.tsx';

/** Searches in the text of all documents; Enter searches, emptied shows the list again. */
export function VaultSearch({ value, onSearch }: { value: string; onSearch: (words: string) => void }) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  const search = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <form role="search" onSubmit={search} className="relative w-full max-w-md">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-soft"
      />
      <Input
        type="search"
        aria-label="Search all documents"
        placeholder="Search all documents"
        value={typed}
        maxLength={300}
        onChange={(event) => {
          setTyped(event.target.value);
          if (event.target.value === '' && value !== '') onSearch('');
        }}
        className="h-10 pl-9"
      />
    </form>
  );
}
