import { Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { FaultBoundary } from '#frame/fault-boundary.tsx';
import { applyTheme, type Theme } from '#session/theme.ts';
import { Button } from '#ui/button.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import type { CardProps } from '../src/card-props.ts';
import { cards } from '../src/cards.tsx';
import { specimens } from './components/index.ts';
import { SampleFrame } from './sample-frame.tsx';
import { cardNames, samplesOf, type CardSample } from './samples/cards.ts';

const names = [...specimens.map(({ name }) => name), ...cardNames];

/** Every shared component and card in its states; the address says which: `?show=orders&theme=dark`. */
export function Gallery() {
  const [shown, setShown] = useState(
    () => new URLSearchParams(window.location.search).get('show') ?? names[0] ?? '',
  );
  const open = (name: string) => {
    const query = new URLSearchParams(window.location.search);
    query.set('show', name);
    window.history.replaceState(null, '', `?${query}`);
    setShown(name);
  };
  return (
    <div className="flex min-h-dvh flex-col sm:flex-row">
      <nav aria-label="Gallery" className="border-line p-4 sm:h-dvh sm:w-60 sm:overflow-y-auto sm:border-r">
        <ThemeButtons />
        <Names title="Components" names={specimens.map(({ name }) => name)} shown={shown} onOpen={open} />
        <Names title="Cards" names={cardNames} shown={shown} onOpen={open} />
      </nav>
      <main className="min-w-0 flex-1 p-6 sm:h-dvh sm:overflow-y-auto">
        <h1 className="pb-6 font-display text-lg">{shown}</h1>
        <Shown name={shown} key={shown} />
      </main>
    </div>
  );
}

function ThemeButtons() {
  const themes: readonly Theme[] = ['light', 'dark', 'system'];
  return (
    <div className="flex gap-1 pb-4">
      {themes.map((theme) => (
        <Button key={theme} size="small" look="quiet" onClick={() => applyTheme(theme)}>
          {theme}
        </Button>
      ))}
    </div>
  );
}

function Names({
  title,
  names: listed,
  shown,
  onOpen,
}: {
  title: string;
  names: readonly string[];
  shown: string;
  onOpen: (name: string) => void;
}) {
  return (
    <details open className="pb-4">
      <summary className="pb-1 text-xs text-ink-soft">{title}</summary>
      <ul>
        {listed.map((name) => (
          <li key={name}>
            <button
              type="button"
              aria-current={name === shown}
              onClick={() => onOpen(name)}
              className="w-full truncate rounded-sm px-2 py-0.5 text-left text-sm hover:bg-ink/5 aria-current:bg-ink/7 aria-current:font-medium"
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Shown({ name }: { name: string }) {
  const specimen = specimens.find((one) => one.name === name);
  if (specimen)
    return Object.entries(specimen.states).map(([state, element]) => (
      <State key={state} title={state}>
        {element}
      </State>
    ));
  const card = cardNames.find((one) => one === name);
  return card
    ? samplesOf(card).map((sample) => (
        <State key={sample.call.callId} title={`${sample.operation}, ${sample.state}`}>
          <div className="max-w-[760px]">
            <SampledCard sample={sample} />
          </div>
        </State>
      ))
    : null;
}

function State({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="pb-8">
      <h2 className="pb-2 text-xs text-ink-soft">{title}</h2>
      <FaultBoundary>
        <SampleFrame>{children}</SampleFrame>
      </FaultBoundary>
    </section>
  );
}

function SampledCard({ sample: { card, call } }: { sample: CardSample }) {
  const entry = cards[card];
  // The sample was made of the output of an operation that declares this card.
  const Card = entry.component as ComponentType<CardProps<unknown>>;
  return (
    <Suspense fallback={<SkeletonCard height={entry.height} />}>
      <Card output={call.output} call={call} density="panel" />
    </Suspense>
  );
}
