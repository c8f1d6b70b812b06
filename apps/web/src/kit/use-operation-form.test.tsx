import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { declareOperation } from '@brandwright/contract/kernel/operation.ts';
import { Field, Input } from '#ui/input.tsx';
import { SampleFrame } from '../../gallery/sample-frame.tsx';
import { FormDialog } from './form-dialog.tsx';
import { useOperationForm } from './use-operation-form.ts';

const addReward = declareOperation({
  name: 'add_reward',
  area: 'design',
  title: 'Add a reward',
  description: 'Adds a reward.',
  examples: ['Add a reward'],
  input: z.object({ title: z.string().trim().min(1, 'Give a name.').max(8), priceMinor: z.int().min(100) }),
  output: z.object({ title: z.string() }),
  http: { method: 'POST', path: '/rewards' },
  access: { kind: 'public' },
  effect: 'write',
  card: 'none',
  offered: false,
  errors: [],
  summary: ({ title }) => `Added ${title}.`,
});

function Form({ onDone, onClose }: { onDone: (title: string) => void; onClose: () => void }) {
  const form = useOperationForm(addReward, {
    initial: { title: '', price: '' },
    toInput: ({ title, price }) => ({ title, priceMinor: Number(price) * 100 }),
    fieldOf: { priceMinor: 'price' },
    check: ({ title }) => (title === 'taken' ? { title: 'Not that one.' } : {}),
    onDone: ({ title }) => onDone(title),
  });
  return (
    <FormDialog
      title="New reward"
      onClose={onClose}
      onSubmit={form.submit}
      isSaving={form.isRunning}
      failure={form.failure}
    >
      <Field label="Name" error={form.errorOf('title')}>
        {(tie) => <Input {...tie} {...form.register('title')} />}
      </Field>
      <Field label="Pledge" error={form.errorOf('price')}>
        {(tie) => <Input {...tie} {...form.register('price')} />}
      </Field>
    </FormDialog>
  );
}

function show(answer?: Response) {
  const sent = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(() =>
    answer ? Promise.resolve(answer) : new Promise(() => undefined),
  );
  vi.stubGlobal('fetch', sent);
  const onDone = vi.fn<(title: string) => void>();
  const onClose = vi.fn<() => void>();
  render(
    <SampleFrame>
      <Form onDone={onDone} onClose={onClose} />
    </SampleFrame>,
  );
  const field = (name: string) => screen.getByRole('textbox', { name });
  return { user: userEvent.setup(), sent, onDone, onClose, field };
}

const refused = (body: object) => Response.json(body, { status: 400 });

describe('useOperationForm', () => {
  it('says what the schema says, in plain words, at its fields; the first takes the focus', async () => {
    const { user, sent, field } = show();
    await user.type(field('Pledge'), '0');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const alerts = await screen.findAllByRole('alert');
    expect(alerts.map(({ textContent }) => textContent)).toEqual(['Give a name.', 'At least 100.']);
    expect(field('Name').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field('Name'));
    expect(sent).not.toHaveBeenCalled();
  });

  it('takes a message back once its field fits', async () => {
    const { user, field } = show();
    await user.type(field('Pledge'), '5');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Give a name.');
    await user.type(field('Name'), 'Pair');
    await waitFor(() => expect(screen.queryByText('Give a name.')).toBeNull());
    await user.type(field('Name'), ' of lamps');
    expect(await screen.findByText('At most 8 characters.')).toBeTruthy();
  });

  it('adds what no schema knows', async () => {
    const { user, field } = show();
    await user.type(field('Name'), 'taken');
    await user.type(field('Pledge'), '5');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Not that one.')).toBeTruthy();
  });

  it('sends the input and tells when it is done', async () => {
    const { user, sent, onDone, field } = show(Response.json({ title: 'Pair' }));
    await user.type(field('Name'), 'Pair');
    await user.type(field('Pledge'), '5');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onDone).toHaveBeenCalledWith('Pair'));
    expect(JSON.parse(String(sent.mock.lastCall![1].body))).toEqual({ title: 'Pair', priceMinor: 500 });
  });

  it('shows what the server refused at the field, and what belongs to none below', async () => {
    const details = [{ path: 'priceMinor', message: 'Another reward costs that.' }];
    const { user, onDone, field } = show(
      refused({ code: 'bad_input', message: 'Check the input.', details }),
    );
    await user.type(field('Name'), 'Pair');
    await user.type(field('Pledge'), '5');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Another reward costs that.')).toBeTruthy();
    expect(screen.queryByText('Check the input.')).toBeNull();
    expect(onDone).not.toHaveBeenCalled();
  });

  it('shows a refusal as a whole', async () => {
    const { user, field } = show(refused({ code: 'conflict', message: 'The plan was sent already.' }));
    await user.type(field('Name'), 'Pair');
    await user.type(field('Pledge'), '5');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findByRole('alert')).textContent).toBe('The plan was sent already.');
  });

  it('cannot be left while it is saved', async () => {
    const { user, onClose, field } = show();
    await user.type(field('Name'), 'Pair');
    await user.type(field('Pledge'), '5');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const cancel = screen.getByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel).toHaveProperty('disabled', true));
    await user.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
  });
});
