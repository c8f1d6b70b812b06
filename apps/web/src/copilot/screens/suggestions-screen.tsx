import { Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { Input } from '#ui/input.tsx';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { EmptyState } from '#ui/states.tsx';
import { setDraft } from '../drafts-store.ts';
import { exampleQuestions } from '../example-questions.ts';
import type { ExampleQuestion } from '../example-questions.ts';

/** Ready questions by area. A question is asked at once; what changes something is put into the composer first. */
export default function SuggestionsScreen() {
  const [words, setWords] = useState('');
  const groups = useMemo(() => exampleQuestions(words), [words]);
  const navigate = useNavigate();
  useScreenInView('Suggestions');

  function choose({ text, isQuestion }: ExampleQuestion) {
    if (isQuestion) return void navigate(`/homebase?ask=${encodeURIComponent(text)}`);
    setDraft('new', text);
    void navigate('/homebase');
  }

  return (
    <Page>
      <PageHeader
        title="Suggestions"
        note="What you can say, by area. Questions are answered at once; the rest waits in the text box for your look."
      />
      <div className="relative max-w-sm pb-6">
        <Search aria-hidden className="absolute top-2.5 left-3 size-4 text-ink-soft" />
        <Input
          type="search"
          aria-label="Search suggestions"
          placeholder="Search"
          value={words}
          onChange={(event) => setWords(event.target.value)}
          className="pl-9"
        />
      </div>
      {groups.length === 0 && <EmptyState title="No suggestion has these words" ask={words} />}
      <div className="flex flex-col gap-8">
        {groups.map((group) => (
          <section key={group.area} aria-label={group.label}>
            <h2 className="pb-3 font-medium">{group.label}</h2>
            <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
              {group.questions.map((question) => (
                <li key={question.text} className="flex">
                  <button
                    type="button"
                    onClick={() => choose(question)}
                    className="w-full rounded-xl border border-line bg-raised px-3.5 py-3 text-left transition-colors hover:border-ink/30"
                  >
                    {question.text}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Page>
  );
}
