import { Search } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { suggestSearches } from '@brandwright/contract/sourcing/marketplace/suggest-searches.ts';
import type { SearchSuggestion } from '@brandwright/contract/sourcing/marketplace/suggest-searches.ts';
import { useOperation } from '#api/use-operation.ts';
import { cn } from '#ui/cn.ts';
import { floatClasses } from '#ui/float.ts';
import { Input } from '#ui/input.tsx';
import { itemAddress, supplierAddress } from '../../addresses.ts';
import { PictureButton } from '../image-search/parts/picture-button.tsx';

export interface SearchBoxProps {
  value: string;
  onSearch: (words: string) => void;
  onCategory: (categoryId: string) => void;
  placeholder: string;
}

const pauseMs = 160;
const kindWords: Record<SearchSuggestion['kind'], string> = {
  CATEGORY: 'Category',
  SUPPLIER: 'Supplier',
  ITEM: 'Item',
  WORDS: '',
};

/** Searches while one types: Enter for the words, arrows for what is suggested. */
export function SearchBox({ value, onSearch, onCategory, placeholder }: SearchBoxProps) {
  const listId = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const settled = useSettled(typed.trim(), pauseMs);
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  const suggestions = useOperation(
    suggestSearches,
    { keyword: settled || ' ' },
    { enabled: isOpen && settled.length > 1, keepPrevious: true },
  );
  const rows = isOpen && settled.length > 1 ? (suggestions.data?.rows ?? []) : [];

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const search = (words: string) => {
    setTyped(words);
    onSearch(words.trim());
    close();
  };
  const choose = (row: SearchSuggestion) => {
    if (row.kind === 'WORDS' || row.id === null) return search(row.text);
    close();
    if (row.kind === 'SUPPLIER') return void navigate(supplierAddress(row.id));
    if (row.kind === 'ITEM') return void navigate(itemAddress(row.id));
    setTyped('');
    onCategory(row.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return close();
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((now) =>
        rows.length === 0 ? -1 : (now + step + rows.length + (now < 0 && step < 0 ? 1 : 0)) % rows.length,
      );
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      const row = rows[active];
      return row ? choose(row) : search(typed);
    }
  };

  return (
    <div
      data-tour="supplier-search"
      className="relative w-full max-w-xl"
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}
    >
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-soft"
      />
      <Input
        type="search"
        role="combobox"
        aria-label={placeholder}
        aria-expanded={rows.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
        placeholder={placeholder}
        value={typed}
        maxLength={200}
        onChange={(event) => {
          setTyped(event.target.value);
          setOpen(true);
          setActive(-1);
          if (event.target.value === '' && value !== '') onSearch('');
        }}
        onKeyDown={onKeyDown}
        className="h-10 pr-11 pl-9"
      />
      <div className="absolute top-1 right-1">
        <PictureButton />
      </div>
      <div
        id={listId}
        role="listbox"
        aria-label="Suggestions"
        hidden={rows.length === 0}
        className={cn(floatClasses, 'absolute inset-x-0 top-full z-30 mt-1')}
      >
        {rows.map((row, index) => (
          <button
            type="button"
            tabIndex={-1}
            key={`${row.kind}${row.id ?? row.text}`}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(row)}
            onPointerMove={() => setActive(index)}
            className={cn(
              'flex w-full cursor-pointer items-baseline gap-3 rounded-md px-2.5 py-2 text-left text-sm',
              index === active && 'bg-ink/6',
            )}
          >
            <span className="min-w-0 flex-1 truncate">{row.text}</span>
            <span className="shrink-0 text-xs text-ink-soft">
              {[kindWords[row.kind], row.hint].filter(Boolean).join(' · ')}
            </span>
          </button>
        ))}
      </div>
    </div>
  );
}

/** The value once it has not changed for a while. */
function useSettled(value: string, milliseconds: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
