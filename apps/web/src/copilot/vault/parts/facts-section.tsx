import { useState } from 'react';
import type { FormEvent } from 'react';
import { forgetFact } from '@brandwright/contract/copilot/vault/forget-fact.ts';
import { listFacts } from '@brandwright/contract/copilot/vault/list-facts.ts';
import { rememberFact } from '@brandwright/contract/copilot/vault/remember-fact.ts';
import type { BrandFact } from '@brandwright/contract/copilot/vault/entities.ts';
import { longestFact } from '@brandwright/contract/copilot/vault/limits.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { useQueryState } from '#routes/use-query-state.ts';
import { Button } from '#ui/button.tsx';
import { Input } from '#ui/input.tsx';
import { Load } from '#ui/load.tsx';
import { PagesOf } from '#ui/pagination.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/states.tsx';
import { Day } from '#ui/text.tsx';
import { readListPage } from '../vault-address.ts';

const pageSize = 25;

/** What the partner was told to remember: seen, added to, forgotten. */
export function FactsSection({ mayChange }: { mayChange: boolean }) {
  const [query, change] = useQueryState();
  const facts = useOperation(
    listFacts,
    { page: readListPage(query), size: pageSize },
    { keepPrevious: true },
  );
  return (
    <div className="flex flex-col gap-4">
      {mayChange && <NewFact />}
      <Load
        query={facts}
        skeleton={<SkeletonCard height={220} />}
        isEmpty={(data) => data.total === 0}
        empty={
          <EmptyState
            title="What you ask the partner to remember will appear here"
            text="In your own words: a color, a rule, what a supplier prefers."
            {...(mayChange ? { ask: 'Remember that our brand color is clay' } : {})}
          />
        }
      >
        {(data) => (
          <>
            <ul aria-label="Facts" className="divide-y divide-line rounded-xl border border-line bg-raised">
              {data.facts.map((fact) => (
                <FactRow key={fact.id} fact={fact} mayChange={mayChange} />
              ))}
            </ul>
            <PagesOf answer={data} noun="facts" onPage={(page) => change({ list: page || null }, true)} />
          </>
        )}
      </Load>
    </div>
  );
}

function NewFact() {
  const [text, setText] = useState('');
  const remember = useAction(rememberFact, { onDone: () => setText('') });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim().length >= 3) void remember.run({ fact: text });
  };
  return (
    <form onSubmit={send} className="flex flex-wrap gap-2">
      <Input
        aria-label="Something to remember"
        placeholder="We never ship on Fridays"
        value={text}
        maxLength={longestFact}
        onChange={(event) => setText(event.target.value)}
        className="min-w-48 flex-1"
      />
      <Button type="submit" look="accent" busy={remember.isRunning} disabled={text.trim().length < 3}>
        Remember
      </Button>
    </form>
  );
}

function FactRow({ fact, mayChange }: { fact: BrandFact; mayChange: boolean }) {
  const forget = useAction(forgetFact);
  return (
    <li className="flex items-center gap-3 px-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="break-words">“{fact.text}”</p>
        <p className="text-xs text-ink-soft">
          {fact.saidBy}, <Day at={fact.createdAt} />
        </p>
      </div>
      {mayChange && (
        <Button
          look="quiet"
          size="small"
          busy={forget.isRunning}
          aria-label={`Forget “${fact.text}”`}
          onClick={() => void forget.run({ fact: fact.id })}
        >
          Forget
        </Button>
      )}
    </li>
  );
}
