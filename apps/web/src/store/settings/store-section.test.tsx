import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { showScreen, type Sent } from '#purchasing/testing.tsx';
import { StoreSection } from './store-section.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const bank = {
  isSet: true,
  accountHolder: 'Nora Whitfield',
  bankName: 'First Riverbank',
  countryCode: 'US',
  accountKind: 'CHECKING',
  routingNumber: '•••• 0021',
  accountNumber: '•••• 6789',
  updatedAt: '2026-11-19T12:00:00Z',
  updatedBy: 'Nora Whitfield',
};
const slack = {
  isSet: true,
  shown: 'hooks.slack.com …9XbQ',
  setBy: 'Nora Whitfield',
  setAt: '2026-11-19T12:00:00Z',
  testedAt: null,
  isWorking: null,
};
const protection = {
  isProtected: false,
  hasPassword: true,
  isOpenToRequests: false,
  updatedAt: null,
  updatedBy: null,
};

const show = (role: 'owner' | 'viewer' = 'owner', first: [string, (sent: Sent) => Response][] = []) =>
  showScreen(
    <StoreSection />,
    '/account-info?tab=store',
    [
      ...first,
      ['bank-info', () => Response.json(bank)],
      ['storefront-protected', () => Response.json(protection)],
      ['slack-webhook', () => Response.json(slack)],
      ['test-webhook', () => Response.json({ isDelivered: true, shown: slack.shown })],
    ],
    role,
  );

describe('the store’s settings', () => {
  it('show bank numbers by their ends, and change them with the password', async () => {
    const { sent, user } = show();
    expect(await screen.findByText('•••• 6789')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Change' }));
    const dialog = screen.getByRole('dialog', { name: 'Change bank details' });
    expect((within(dialog).getByLabelText('Account number') as HTMLInputElement).value).toBe('');
    await user.type(within(dialog).getByLabelText('Routing number'), '021000022');
    await user.type(within(dialog).getByLabelText('Account number'), '000123456789');
    await user.click(within(dialog).getByRole('button', { name: 'Save bank details' }));
    expect(await within(dialog).findByText(/isn’t a US routing number/)).toBeDefined();
    expect(within(dialog).getByText('Enter your password.')).toBeDefined();
    await user.clear(within(dialog).getByLabelText('Routing number'));
    await user.type(within(dialog).getByLabelText('Routing number'), '021000021');
    await user.type(within(dialog).getByLabelText('Your password'), 'correct horse');
    await user.click(within(dialog).getByRole('button', { name: 'Save bank details' }));
    expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      routingNumber: '021000021',
      password: 'correct horse',
    });
  });

  it('say at its field that the password is wrong', async () => {
    const { user } = show('owner', [
      [
        'bank-info',
        ({ method }) =>
          method === 'GET'
            ? Response.json(bank)
            : Response.json(
                {
                  code: 'bad_input',
                  message: 'x',
                  details: [{ path: 'password', message: 'That isn’t your password.' }],
                },
                { status: 400 },
              ),
      ],
    ]);
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    const dialog = screen.getByRole('dialog');
    await user.type(within(dialog).getByLabelText('Routing number'), '021000021');
    await user.type(within(dialog).getByLabelText('Account number'), '000123456789');
    await user.type(within(dialog).getByLabelText('Your password'), 'wrong');
    await user.click(within(dialog).getByRole('button', { name: 'Save bank details' }));
    expect(await within(dialog).findByText('That isn’t your password.')).toBeDefined();
  });

  it('turn the storefront’s protection on, and send a test to Slack', async () => {
    const { sent, user } = show();
    await user.click(await screen.findByRole('button', { name: 'Protect' }));
    expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ isProtected: true });
    await user.click(screen.getByRole('button', { name: 'Send a test' }));
    expect(sent.find(({ url }) => url.includes('test-webhook'))?.body).toEqual({});
  });

  it('show what a test came to, and take no address that isn’t https', async () => {
    const { user, sent } = show('owner', [
      [
        'test-webhook',
        () => Response.json({ code: 'conflict', message: 'Slack refused the post (404).' }, { status: 409 }),
      ],
    ]);
    await user.click(await screen.findByRole('button', { name: 'Send a test' }));
    expect(await screen.findByText('Slack refused the post (404).')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Replace' }));
    await user.type(screen.getByLabelText('Webhook URL'), 'http://x.example/y');
    await user.click(screen.getByRole('button', { name: 'Save webhook' }));
    expect(await screen.findByText(/https:\/\/ URL/)).toBeDefined();
    expect(sent.some(({ method, url }) => method === 'PUT' && url.includes('slack'))).toBe(false);
  });

  it('ask for no bank details and offer no buttons to a viewer', async () => {
    const { sent } = show('viewer');
    expect(await screen.findByText('Open')).toBeDefined();
    expect(sent.some(({ url }) => url.includes('bank-info'))).toBe(false);
    expect(
      screen.getAllByText('Only admins and owners can change this. Ask Nora Vale.').length,
    ).toBeGreaterThan(2);
    expect(screen.queryByRole('button', { name: 'Send a test' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Protect' })).toBeNull();
  });
});
