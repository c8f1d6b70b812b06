import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getListSettings } from '@brandwright/contract/store/list-views/get-list-settings.ts';
import { Toaster } from '#ui/toaster.tsx';
import { OrdersView } from '../../gallery/components/lists.tsx';
import { SampleFrame } from '../../gallery/sample-frame.tsx';

type Call = { method: string; path: string; body: Record<string, unknown> };
type Answer = (call: Call) => unknown;

const late = {
  id: '9f0c5a52-6d0b-4c2e-9d0a-0d4f0f9b7c11',
  list: 'orders',
  name: 'Late',
  query: 'country=PT',
};
const settings = { list: 'orders', views: [late], columns: null as unknown };

const Address = () => <output aria-label="Address">{useLocation().search}</output>;

/** A list that keeps views; the server answers each write as told, and reads as they were. */
function show({ at = '/orders', known = settings, answer = ({ body }: Call) => body as unknown } = {}) {
  const calls: Call[] = [];
  const respond: Answer = answer;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { pathname } = new URL(url, 'http://localhost');
    const call = { method: init.method ?? 'GET', path: pathname, body: bodyOf(init) };
    if (call.method !== 'GET') calls.push(call);
    const output = call.method === 'GET' ? known : await respond(call);
    return output instanceof Response ? output : Response.json(output);
  });
  // Changes of the address start from the window's own, which the frame does not write.
  window.history.replaceState(null, '', at);
  render(
    <SampleFrame at={at} known={[{ operation: getListSettings, input: { list: 'orders' }, output: known }]}>
      <OrdersView saved={{ list: 'orders', apart: ['id'] }} />
      <Address />
      <Toaster />
    </SampleFrame>,
  );
  return calls;
}

const bodyOf = (init: RequestInit) =>
  (typeof init.body === 'string' ? JSON.parse(init.body) : {}) as Record<string, unknown>;
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const headers = () =>
  within(screen.getByRole('table'))
    .getAllByRole('columnheader')
    .map((header) => header.textContent)
    .filter(Boolean);
const address = () => screen.getByLabelText('Address').textContent;

afterEach(() => vi.unstubAllGlobals());

describe('saved views', () => {
  it('are picked from the menu, in place of the present filters', async () => {
    show({ at: '/orders?page=2&sort=name&id=7' });
    await userEvent.click(button('Views'));
    await userEvent.click(button('Late'));
    expect(address()).toBe('?id=7&country=PT');
    expect(button('Views: Late')).toBeTruthy();
  });

  it('tell which is shown, and the default view takes everything away', async () => {
    show({ at: '/orders?country=PT&id=7&page=3' });
    await userEvent.click(button('Views: Late'));
    expect(button('Late').getAttribute('aria-current')).toBe('true');
    await userEvent.click(button('Default view'));
    expect(address()).toBe('?id=7');
  });

  it('are saved under a name, without page and opened record', async () => {
    const calls = show({
      at: '/orders?page=2&sort=name&id=7',
      answer: ({ body }) => ({ ...late, ...body, id: 'b' }),
    });
    await userEvent.click(button('Views'));
    await userEvent.click(button('Save as view'));
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'By name{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls).toMatchObject([{ method: 'POST', body: { name: 'By name', query: 'sort=name' } }]);
    expect(button('Views: By name')).toBeTruthy();
  });

  it('say at the name that it is taken', async () => {
    const message = 'You already have a view named Late here.';
    show({
      at: '/orders?sort=name',
      answer: () =>
        Response.json({ code: 'conflict', message, details: [{ path: 'name', message }] }, { status: 409 }),
    });
    await userEvent.click(button('Views'));
    await userEvent.click(button('Save as view'));
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Late{Enter}');
    expect((await screen.findByText(message)).getAttribute('role')).toBe('alert');
    expect(screen.getByRole('dialog', { name: 'Save as view' })).toBeTruthy();
  });

  it('are not offered to be saved without filters', async () => {
    show();
    await userEvent.click(button('Views'));
    expect(screen.queryByRole('button', { name: 'Save as view' })).toBeNull();
    expect(screen.getByText(/^Search, filter or sort the list/)).toBeTruthy();
  });

  it('are renamed and given the present filters', async () => {
    const calls = show({ at: '/orders?sort=name', answer: ({ body }) => ({ ...late, ...body }) });
    await userEvent.click(button('Views'));
    await userEvent.click(button('Edit Late'));
    const name = screen.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Names');
    await userEvent.click(screen.getByRole('checkbox', { name: /Replace its search/ }));
    await userEvent.click(button('Save'));
    expect(await screen.findByRole('button', { name: 'Views: Names' })).toBeTruthy();
    expect(calls).toMatchObject([{ method: 'PUT', body: { name: 'Names', query: 'sort=name' } }]);
  });

  it('are deleted at once, and brought back by Undo', async () => {
    const calls = show({ answer: ({ method }) => (method === 'DELETE' ? late : { ...late, id: 'again' }) });
    await userEvent.click(button('Views'));
    await userEvent.click(button('Delete Late'));
    expect(screen.queryByRole('button', { name: 'Late' })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(calls.map(({ method }) => method)).toEqual(['DELETE', 'POST']));
    expect(calls[1]?.body).toMatchObject({ name: 'Late', query: 'country=PT' });
    await userEvent.click(button('Views'));
    expect(button('Late')).toBeTruthy();
  });

  it('come back where the server could not delete them', async () => {
    show({ answer: () => Response.json({ code: 'internal', message: 'No.' }, { status: 500 }) });
    await userEvent.click(button('Views'));
    await userEvent.click(button('Delete Late'));
    expect(await screen.findByRole('button', { name: 'Late' })).toBeTruthy();
  });
});

describe('chosen columns', () => {
  const chosen = [
    { key: 'number', isShown: true },
    { key: 'total', isShown: true },
    { key: 'customer', isShown: false },
  ];

  it('are shown as they were chosen', () => {
    show({ known: { ...settings, columns: chosen } });
    expect(headers()).toEqual(['Order', 'Total']);
  });

  it('are hidden, moved with the keyboard, and reset, each at once', async () => {
    const calls = show({ answer: () => new Promise(() => undefined) });
    await userEvent.click(button('Columns'));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Customer' }));
    expect(headers()).toEqual(['Order', 'Total']);
    button('Move Total up').focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(button('Move Total up'));
    expect(screen.getByText('Total is column 2 of 3.')).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Customer' }));
    expect(headers()).toEqual(['Order', 'Total', 'Customer']);
    await userEvent.click(button('Reset to default'));
    expect(headers()).toEqual(['Order', 'Customer', 'Total']);
    // One after the other: the first is still on its way.
    expect(calls).toHaveLength(1);
  });

  it('are dragged to their place', async () => {
    const calls = show();
    await userEvent.click(button('Columns'));
    const line = (name: string) => screen.getByRole('checkbox', { name }).closest('li') ?? document.body;
    const dataTransfer = { setData: () => undefined };
    fireEvent.dragStart(line('Total'), { dataTransfer });
    fireEvent.dragOver(line('Customer'), { dataTransfer });
    fireEvent.drop(line('Customer'), { dataTransfer });
    await waitFor(() => expect(headers()).toEqual(['Order', 'Total', 'Customer']));
    expect(calls).toHaveLength(1);
    expect(calls[0]?.body).toEqual({ columns: chosen.map((one) => ({ ...one, isShown: true })) });
  });

  it('are as before where the server refuses them, and stay where it took them', async () => {
    const refusal = Promise.withResolvers<Response>();
    const answers: Answer[] = [({ body }) => ({ list: 'orders', ...body }), () => refusal.promise];
    show({ answer: (call) => answers.shift()?.(call) });
    await userEvent.click(button('Columns'));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Customer' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Total' }));
    await waitFor(() => expect(headers()).toEqual(['Order']));
    refusal.resolve(Response.json({ code: 'internal', message: 'No.' }, { status: 500 }));
    await waitFor(() => expect(headers()).toEqual(['Order', 'Total']));
  });

  it('keep the first column shown and first', async () => {
    show();
    await userEvent.click(button('Columns'));
    expect(screen.getByRole('checkbox', { name: 'Order' }).hasAttribute('disabled')).toBe(true);
    expect(screen.queryByRole('button', { name: 'Move Order down' })).toBeNull();
    await userEvent.click(button('Move Customer up'));
    expect(headers()).toEqual(['Order', 'Customer', 'Total']);
  });
});
