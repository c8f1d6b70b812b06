import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type SubmitEvent } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { storedToken } from '#api/token.ts';
import { NativeSelect } from '#orders/parts/native-select.tsx';
import { loginAddress } from '#routes/patterns.ts';
import { Button } from '#ui/button.tsx';
import { Field, Textarea } from '#ui/input.tsx';
import { Load } from '#ui/load.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { CopyBlock } from '../account/copy-block.tsx';
import {
  answerOf,
  loadReads,
  requestOf,
  shellOf,
  type Answer,
  type ListedOperation,
} from '../landing/try-operation.ts';

/** A server that is being worked on shows it to who is logged in only (specification §2.1). */
const isDevelopment = import.meta.env.DEV;

/** The API to try out: every read, what it takes, and what it answers for this login. */
export default function PlaygroundScreen() {
  const operations = useQuery({ queryKey: ['playground'], queryFn: loadReads });
  useEffect(() => {
    document.title = 'Playground · Brandwright';
  }, []);
  if (isDevelopment && !storedToken()) return <Navigate to={loginAddress('/playground')} replace />;
  return (
    <main className="mx-auto flex max-w-3xl flex-col gap-6 px-4 py-10">
      <header>
        <h1 className="font-display text-xl">Playground</h1>
        <p className="text-ink-soft">
          Try what the API can read. Nothing here changes anything. {!storedToken() && <LogInFirst />}
        </p>
      </header>
      <Load query={operations} skeleton={<SkeletonCard height={280} />}>
        {(all) => <Try operations={all} />}
      </Load>
    </main>
  );
}

const LogInFirst = () => (
  <>
    <Link to={loginAddress('/playground')} className="text-ink underline underline-offset-4">
      Log in
    </Link>{' '}
    to run calls on your own store.
  </>
);

function Try({ operations }: { operations: ListedOperation[] }) {
  const [query, setQuery] = useSearchParams();
  const [input, setInput] = useState('');
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [failure, setFailure] = useState<string | undefined>();
  const [isRunning, setRunning] = useState(false);
  const chosen = operations.find(({ name }) => name === query.get('name')) ?? operations[0];
  if (!chosen) return <p className="text-ink-soft">This server lists no reads.</p>;
  const areas = [...new Set(operations.map(({ area }) => area))];
  const request = readRequest(chosen, input);

  async function run(event: SubmitEvent) {
    event.preventDefault();
    if (!request.built) return setFailure(request.failure);
    setFailure(undefined);
    setRunning(true);
    await answerOf(request.built).then(setAnswer, () =>
      setFailure('The server isn’t responding. Try again.'),
    );
    setRunning(false);
  }

  return (
    <form noValidate onSubmit={(event) => void run(event)} className="flex flex-col gap-4">
      <Field label="Call">
        {(tie) => (
          <NativeSelect
            {...tie}
            value={chosen.name}
            onChange={(event) => {
              setQuery({ name: event.target.value }, { replace: true });
              setAnswer(null);
              setInput('');
            }}
          >
            {areas.map((area) => (
              <optgroup key={area} label={area}>
                {operations
                  .filter((one) => one.area === area)
                  .map(({ name, title }) => (
                    <option key={name} value={name}>
                      {title}
                    </option>
                  ))}
              </optgroup>
            ))}
          </NativeSelect>
        )}
      </Field>
      <p className="text-sm text-ink-soft">{chosen.description}</p>
      <Field label="Input" hint="A JSON object. Optional." error={failure}>
        {(tie) => (
          <Textarea
            {...tie}
            rows={4}
            spellCheck={false}
            className="font-mono text-sm"
            value={input}
            onChange={(event) => setInput(event.target.value)}
          />
        )}
      </Field>
      {request.built && <CopyBlock label="the call" text={shellOf(window.location.origin, request.built)} />}
      <Button type="submit" look="accent" className="self-start" busy={isRunning}>
        Run call
      </Button>
      {answer && (
        <section aria-label="Answer" className="flex flex-col gap-2">
          <p role="status" className="text-sm text-ink-soft">
            Status {answer.status}, {answer.ms} ms
          </p>
          <pre className="max-h-96 overflow-auto rounded-xl border border-line bg-raised p-4 font-mono text-xs">
            {answer.text}
          </pre>
        </section>
      )}
    </form>
  );
}

function readRequest(operation: ListedOperation, input: string) {
  try {
    return { built: requestOf(operation, input), failure: undefined };
  } catch (error) {
    return { built: undefined, failure: error instanceof Error ? error.message : String(error) };
  }
}
