import { act, render, within } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { CardName } from '@brandwright/contract/registry.ts';
import { expectFit } from '../testing/expect-fit.ts';
import { SampleFrame } from '../gallery/sample-frame.tsx';
import { cardNames, samplesOf, type CardSample } from '../gallery/samples/cards.ts';
import type { CardProps } from './card-props.ts';
import { cards } from './cards.tsx';

/** Lists that show no card while they are empty: the sentence of the reply says it all. */
const blankWhenEmpty: ReadonlySet<CardName> = new Set<CardName>([
  'brand_facts',
  'conversations',
  'feedback',
  'journal',
  'message_attachments',
  'pending_actions',
  'share_links',
  'supplier_conversations',
  'vault_documents',
  'vault_passages',
]);

async function show({ card, call }: CardSample, density: 'thread' | 'panel') {
  const Card = cards[card].component as ComponentType<CardProps<unknown>>;
  const { container, unmount } = render(
    <SampleFrame>
      <Suspense fallback="Loading the card">
        <div data-testid="shown">
          <Card output={call.output} call={call} density={density} />
        </div>
      </Suspense>
    </SampleFrame>,
  );
  // Within act, React shows what has loaded at once in place of 300 ms after the fallback.
  await act(() => vi.dynamicImportSettled());
  const shown = within(container).getByTestId('shown');
  return { shown, unmount };
}

/** The texts of an output that a card could show: names, sentences, words. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^[^/#\d]\S*\s?\D+$/.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

describe.each(cardNames)('card %s', (card) => {
  const samples = samplesOf(card);
  const full = samples.filter(({ state }) => state === 'full');

  it.each(full)('shows what $operation answers', async (sample) => {
    const { shown } = await show(sample, 'panel');
    expectFit(shown);
    const text = (shown.textContent ?? '').toLowerCase();
    const said = textsIn(sample.call.output).filter((words) => text.includes(words.toLowerCase()));
    expect(said.length, text).toBeGreaterThan(0);
  });

  it('shows in the thread', async () => {
    const { shown } = await show(full[0]!, 'thread');
    expectFit(shown);
    expect(shown.textContent).not.toBe('');
  });

  it('shows an answer without anything in it', async () => {
    for (const sample of samples.filter(({ state }) => state === 'empty')) {
      const { shown, unmount } = await show(sample, 'panel');
      expectFit(shown);
      if (blankWhenEmpty.has(card)) expect(shown.textContent).toBe('');
      else expect(shown.textContent).not.toBe('');
      unmount();
    }
  });
});
