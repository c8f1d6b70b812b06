import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { showScreen } from '#purchasing/testing.tsx';
import BlueprintScreen from './blueprint-screen.tsx';
import QuizScreen from './quiz-screen.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const plan = (answers: Record<string, string> = {}, isCompleted = false) => ({
  answers,
  answered: Object.keys(answers).length,
  questions: 15,
  isCompleted,
  completedAt: isCompleted ? '2026-11-20T12:00:00Z' : null,
  updatedAt: Object.keys(answers).length > 0 ? '2026-11-20T12:00:00Z' : null,
  updatedBy: 'Nora Whitfield',
});

const answer = (given: ReturnType<typeof plan> | Response) =>
  given instanceof Response ? given.clone() : Response.json(given);

const broken = () => Response.json({ code: 'internal', message: 'x' }, { status: 500 });

describe('the quiz', () => {
  const show = (
    given: Parameters<typeof answer>[0],
    at = '/homebase/quiz',
    role: 'owner' | 'viewer' = 'owner',
  ) => showScreen(<QuizScreen />, at, [['business-plan', () => answer(given)]], role);

  it('saves what was typed at each step and goes on', async () => {
    const { sent, user } = show(plan());
    await user.type(await screen.findByLabelText('What does your brand sell?'), 'Candles');
    await user.click(screen.getByRole('button', { name: 'An idea' }));
    await user.click(screen.getByRole('button', { name: 'Save and continue' }));
    expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
      answers: { whatYouSell: 'Candles', stage: 'An idea' },
    });
    expect(await screen.findByRole('heading', { name: 'Your customers' })).toBeDefined();
    expect(window.location.search).toBe('?step=customers');
  });

  it('begins where a question is open, and ends with the blueprint', async () => {
    const { sent, user } = show(plan({ whatYouSell: 'x' }), '/homebase/quiz?step=selling');
    await user.click(await screen.findByRole('button', { name: 'Finish the plan' }));
    expect(sent.filter(({ method }) => method === 'PUT').map(({ url }) => url)).toEqual([
      expect.stringContaining('business-plan-completed'),
    ]);
    expect(window.location.pathname).toBe('/homebase/blueprint');
  });

  it('keeps what was typed when saving fails', async () => {
    const { user } = showScreen(<QuizScreen />, '/homebase/quiz', [
      ['business-plan', ({ method }) => (method === 'GET' ? Response.json(plan()) : broken())],
    ]);
    const box = await screen.findByLabelText('What does your brand sell?');
    await user.type(box, 'Candles');
    await user.click(screen.getByRole('button', { name: 'Save and continue' }));
    expect(await screen.findByRole('alert')).toBeDefined();
    expect((box as HTMLTextAreaElement).value).toBe('Candles');
  });

  it('is for reading where the role can’t change it', async () => {
    show(plan({ whatYouSell: 'Candles' }), '/homebase/quiz?step=brand', 'viewer');
    const box = await screen.findByLabelText('What does your brand sell?');
    expect((box as HTMLTextAreaElement).disabled).toBe(true);
    expect(screen.getByText(/You need member access to change it/)).toBeDefined();
  });

  it('offers another try when it can’t be read', async () => {
    show(broken());
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
  });
});

describe('the blueprint', () => {
  const show = (given: Parameters<typeof answer>[0], role: 'owner' | 'viewer' = 'owner') =>
    showScreen(<BlueprintScreen />, '/homebase/blueprint', [['business-plan', () => answer(given)]], role);

  it('reads the answers back, with what is open and the next steps', async () => {
    show(plan({ whatYouSell: 'Candles', makingIt: 'Print on demand' }));
    expect(await screen.findByText('Candles')).toBeDefined();
    expect(screen.getByText('2 of 15 answered')).toBeDefined();
    expect(screen.getAllByText('No answer yet').length).toBe(13);
    const steps = screen.getByRole('region', { name: 'Next steps' });
    expect(
      within(steps)
        .getByRole('link', { name: /Pick a blank to print/ })
        .getAttribute('href'),
    ).toBe('/print-on-demand-catalog');
    expect(screen.getByRole('link', { name: 'Edit your customers' }).getAttribute('href')).toBe(
      '/homebase/quiz?step=customers',
    );
  });

  it('is marked complete', async () => {
    const { sent, user } = show(plan({ whatYouSell: 'Candles' }));
    await user.click(await screen.findByRole('button', { name: 'Mark as complete' }));
    expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ isCompleted: true });
  });

  it('says where to begin, and shows a viewer no buttons', async () => {
    show(plan());
    expect((await screen.findByRole('link', { name: 'Start the quiz' })).getAttribute('href')).toBe(
      '/homebase/quiz',
    );
  });

  it('shows a viewer no buttons', async () => {
    show(plan({ whatYouSell: 'Candles' }), 'viewer');
    expect(await screen.findByText('Candles')).toBeDefined();
    expect(screen.queryByRole('button', { name: /Mark as|Reopen/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /Edit/ })).toBeNull();
  });
});
