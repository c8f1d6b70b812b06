import { Search } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { listQueryTemplates } from '@brandwright/contract/copilot/suggestions/list-query-templates.ts';
import { searchTemplates } from '@brandwright/contract/copilot/suggestions/search-templates.ts';
import type { QueryTemplate } from '@brandwright/contract/copilot/suggestions/template.ts';
import { useOperation } from '#api/use-operation.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { useQueryState } from '#routes/use-query-state.ts';
import { Chip } from '#ui/badge.tsx';
import { Input } from '#ui/input.tsx';
import { Load } from '#ui/load.tsx';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/states.tsx';
import { templateGroups } from './template-groups.ts';
import { TemplateLine } from './template-line.tsx';

/** Ready questions by area, with blanks to fill. */
export default function SuggestionsScreen() {
  const [query, change] = useQueryState();
  const words = query.get('search') ?? '';
  const area = query.get('area');
  const all = useOperation(listQueryTemplates, {});
  useScreenInView('AI Suggestions');
  return (
    <Page>
      <PageHeader
        title="AI Suggestions"
        note="What you can say, by area. Questions are answered right away; anything else goes to the text box for you to review first."
      />
      <div className="relative max-w-sm pb-4">
        <Search aria-hidden className="absolute top-2.5 left-3 size-4 text-ink-soft" />
        <Input
          type="search"
          aria-label="Search suggestions"
          placeholder="Search"
          value={words}
          onChange={(event) => change({ search: event.target.value })}
          className="pl-9"
        />
      </div>
      <Load query={all} skeleton={<SuggestionsSkeleton />}>
        {({ templates }) => (
          <>
            <div role="group" aria-label="Areas" className="flex flex-wrap gap-1.5 pb-6">
              {templateGroups(templates).map((group) => (
                <Chip
                  key={group.area}
                  pressed={area === group.area}
                  onClick={() => change({ area: area === group.area ? null : group.area })}
                >
                  {group.label}
                </Chip>
              ))}
            </div>
            <Groups templates={templates} words={words} area={area} />
          </>
        )}
      </Load>
    </Page>
  );
}

interface GroupsProps {
  templates: readonly QueryTemplate[];
  words: string;
  area: string | null;
}

function Groups({ templates, words, area }: GroupsProps) {
  const search = useDeferredValue(words);
  const groups = useMemo(
    () => templateGroups(searchTemplates(templates, { search, area: area ?? undefined })),
    [templates, search, area],
  );
  if (groups.length === 0) return <EmptyState title="No matching suggestions" ask={words} />;
  return (
    <div className="flex flex-col gap-8">
      {groups.map((group) => (
        <section key={group.area} aria-label={group.label}>
          <h2 className="pb-3 font-medium">{group.label}</h2>
          <ul className="grid items-start gap-2 sm:grid-cols-2 lg:grid-cols-3">
            {group.templates.map((template) => (
              <li key={template.id} className="flex">
                <TemplateLine template={template} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function SuggestionsSkeleton() {
  return (
    <div className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
      {Array.from({ length: 9 }, (_, place) => (
        <Skeleton key={place} className="h-12 rounded-xl" />
      ))}
    </div>
  );
}
