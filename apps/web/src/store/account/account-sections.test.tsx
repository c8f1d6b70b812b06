import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showScreen } from '#purchasing/testing.tsx';
import { ApiSection } from './api-section.tsx';
import { DataSection } from './data-section.tsx';
import { IntegrationsSection } from './integrations-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SecuritySection } from './security-section.tsx';

const session = (sessionId: string, device: string | null, isCurrent: boolean) => ({
  ...{ sessionId, device, isCurrent, storeName: 'Juniper & Clay' },
  ...{ createdAt: '2026-11-20T12:00:00Z', lastSeenAt: null, expiresAt: '2027-02-20T12:00:00Z' },
});
const here = session('0b9d6c56-6f0e-4c1e-9f0b-2f4a4f4a4f41', 'Chrome on macOS', true);
const phone = session('0b9d6c56-6f0e-4c1e-9f0b-2f4a4f4a4f42', 'Safari on iPhone', false);
const token = {
  ...{ tokenId: '0b9d6c56-6f0e-4c1e-9f0b-2f4a4f4a4f43', name: 'Zapier', generation: 2 },
  ...{ createdAt: '2026-11-20T12:00:00Z', lastUsedAt: null, expiresAt: '2027-02-20T12:00:00Z' },
};

describe('security', () => {
  const show = (sessions: object[], changed = Response.json({ ended: 1 })) =>
    showScreen(<SecuritySection />, '/account-info?tab=security', [
      ['/account/password', () => changed],
      ['/end-others', () => Response.json({ ended: 1 })],
      ['/account/sessions/', () => Response.json({ device: 'Safari on iPhone' })],
      ['/account/sessions', () => Response.json({ sessions })],
    ]);

  it('lists logins and ends one, or all others after a question', async () => {
    const { sent, user } = show([here, phone]);
    await user.click(await screen.findByRole('button', { name: 'Log out of Safari on iPhone' }));
    expect(sent.find(({ method }) => method === 'DELETE')?.url).toContain(phone.sessionId);
    expect(screen.queryByRole('button', { name: 'Log out of Chrome on macOS' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Log out of other devices' }));
    expect(sent.some(({ url }) => url.includes('/end-others'))).toBe(false);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Log out of 1 device' }));
    expect(sent.some(({ url }) => url.includes('/end-others'))).toBe(true);
  });

  it('offers nothing to end where there is one login', async () => {
    show([here]);
    expect(await screen.findByText('This login')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Log out of other devices' })).toBeNull();
  });

  it('changes the password and says at its field what was wrong', async () => {
    const wrong = Response.json(
      {
        code: 'bad_input',
        message: 'That isn’t your current password.',
        details: [{ path: 'currentPassword', message: 'That isn’t your current password.' }],
      },
      { status: 400 },
    );
    const { sent, user } = show([here], wrong);
    await user.type(await screen.findByLabelText('Current password'), 'nope');
    await user.type(screen.getByLabelText('New password'), 'short');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('A password must have at least 8 characters.')).toBeDefined();
    await user.type(screen.getByLabelText('New password'), ' but longer');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('That isn’t your current password.')).toBeDefined();
    expect(sent.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  });
});

describe('API tokens', () => {
  const show = (tokens: object[]) =>
    showScreen(<ApiSection />, '/account-info?tab=api', [
      ['/api-tokens/', () => Response.json({ name: 'Zapier' })],
      [
        '/api-tokens',
        ({ method }) =>
          method === 'POST'
            ? Response.json({ ...token, token: 'aaa.bbb.ccc' }, { status: 201 })
            : Response.json({ tokens }),
      ],
    ]);

  it('are made and shown once', async () => {
    const { sent, user } = show([]);
    expect(await screen.findByText(/No API tokens yet/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Create a token' }));
    await user.type(screen.getByLabelText('What it’s for'), 'Zapier');
    await user.click(screen.getByRole('button', { name: 'Create token' }));
    expect(await screen.findByText('aaa.bbb.ccc')).toBeDefined();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      name: 'Zapier',
      generation: 2,
      days: 90,
    });
    await user.click(screen.getByRole('button', { name: 'I’ve copied it' }));
    expect(screen.queryByText('aaa.bbb.ccc')).toBeNull();
  });

  it('are revoked after a question, and MCP settings hold the address of this server', async () => {
    const { sent, user } = show([token]);
    await user.click(await screen.findByRole('button', { name: 'Revoke Zapier' }));
    expect(sent.some(({ method }) => method === 'DELETE')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Revoke token' }));
    expect(sent.find(({ method }) => method === 'DELETE')?.url).toContain(token.tokenId);
    expect(screen.getByLabelText('the MCP settings').textContent).toContain(`${window.location.origin}/mcp`);
  });
});

it('the profile changes the name', async () => {
  const { sent, user } = showScreen(<ProfileSection />, '/account-info', [
    ['/web/account', () => Response.json({ name: 'Nora Vale' })],
  ]);
  const field = await screen.findByLabelText('Name');
  await user.clear(field);
  await user.click(screen.getByRole('button', { name: 'Save name' }));
  expect(await screen.findByText('Enter your name.')).toBeDefined();
  await user.type(field, 'Nora Vale');
  await user.click(screen.getByRole('button', { name: 'Save name' }));
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ name: 'Nora Vale' });
});

it('the profile sends a link to a new address, and says so', async () => {
  const { sent, user } = showScreen(<ProfileSection />, '/account-info', [
    ['/email-change', () => Response.json({ email: 'nora@vale.example', minutes: 60 }, { status: 202 })],
  ]);
  await user.click(await screen.findByRole('button', { name: 'Change email' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('New email'), 'nora');
  await user.type(dialog.getByLabelText('Your password'), 'secret');
  await user.click(dialog.getByRole('button', { name: 'Send the link' }));
  expect(await dialog.findByText(/Enter an email address/)).toBeDefined();
  await user.type(dialog.getByLabelText('New email'), '@vale.example');
  await user.click(dialog.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText(/We’ve sent a link to/)).toBeDefined();
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

it('the profile changes the time zone', async () => {
  const { sent, user } = showScreen(<ProfileSection />, '/account-info', [
    ['/time-zone', () => Response.json({ timeZone: 'UTC', changed: true })],
  ]);
  await user.selectOptions(await screen.findByLabelText('The store is in'), 'America/Denver');
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ timeZone: 'America/Denver' });
});

it('integrations show their state and test the shop', async () => {
  const shop = {
    ...{
      connected: true,
      platform: 'SHOPIFY',
      domain: 'juniper.myshopify.com',
      name: 'Juniper',
      currency: 'USD',
    },
    ...{
      credentials: 'TOKEN',
      lastFour: '1234',
      connectedAt: '2026-11-01',
      connectedBy: 'Nora',
      warning: null,
    },
  };
  const { user } = showScreen(<IntegrationsSection />, '/account-info?tab=integrations', [
    [
      'test=true',
      () =>
        Response.json({ ...shop, test: { passed: false, products: null, failure: 'It refused the token.' } }),
    ],
    ['/web/shop-connection', () => Response.json({ ...shop, test: null })],
    ['bank-accounts', () => Response.json({ accounts: [] })],
    [
      '/partner-model',
      () => Response.json({ source: 'BUILT_IN', address: null, model: null, lastTest: null }),
    ],
  ]);
  expect(await screen.findByText('Juniper on Shopify')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Test' }));
  expect(await screen.findByText('It refused the token.')).toBeDefined();
  expect(await screen.findByText('The built-in model')).toBeDefined();
});

const notDeleted = {
  ...{ storeName: 'Juniper & Clay', isScheduled: false, scheduledAt: null, scheduledBy: null },
  ...{ deletesAt: null, daysLeft: null, people: 4, onlyHere: 3, planName: 'Professional' },
  lost: [
    { kind: 'order', count: 1204 },
    { kind: 'purchase order', count: 1 },
  ],
};

describe('deleting the store', () => {
  const show = (deletion: object, answer: Response, as?: 'admin') =>
    showScreen(
      <DataSection />,
      '/account-info?tab=data',
      [
        ['/data-export', () => Response.json({ code: 'not_found', message: 'x' }, { status: 404 })],
        ['/preview', () => Response.json({ input: {}, preview: keepPreview })],
        ['/store-deletion', ({ method }) => (method === 'GET' ? Response.json(deletion) : answer)],
      ],
      as,
    );
  const keepPreview = {
    ...{ verb: 'Keep the store', what: 'Keeps Juniper & Clay.', toWhom: null, cost: 'Nothing.' },
    ...{ irreversible: null, values: [], warnings: [] },
  };
  const scheduled = {
    ...{ ...notDeleted, isScheduled: true, scheduledAt: '2026-11-20T12:00:00Z', scheduledBy: 'Nora Vale' },
    ...{ deletesAt: '2026-12-20T12:00:00Z', daysLeft: 30 },
  };

  it('says what is lost, and asks for the name and the password', async () => {
    const wrong = { path: 'password', message: 'That isn’t your password.' };
    const answer = Response.json({ code: 'bad_input', message: 'x', details: [wrong] }, { status: 400 });
    const { sent, user } = show(notDeleted, answer);
    expect(await screen.findByText(/1,204 orders and 1 purchase order/)).toBeDefined();
    expect(screen.getByText(/People with other stores keep their logins/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Delete store' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Delete store' }));
    expect(await dialog.findByText('Type the store’s name.')).toBeDefined();
    await user.type(dialog.getByLabelText('Store name'), 'Juniper & Clay');
    await user.type(dialog.getByLabelText('Your password'), 'nope');
    await user.click(dialog.getByRole('button', { name: 'Delete store' }));
    expect(await dialog.findByText('That isn’t your password.')).toBeDefined();
    expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('is called off from the same place', async () => {
    const { sent, user } = show(
      scheduled,
      Response.json({ storeName: 'x', planGoesOn: false, planName: null }),
    );
    expect(await screen.findByText(/Nora Vale asked for it/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Keep the store' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: 'Keep the store' }));
    expect(sent.some(({ url }) => url.endsWith('/store-deletion/keep'))).toBe(true);
  });

  it('is the owner’s alone', async () => {
    show(scheduled, Response.json({}), 'admin');
    expect(await screen.findByText('Only the store’s owner can keep it.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Keep the store' })).toBeNull();
  });
});

it('everything is exported by the owner, and downloaded while it is given out', async () => {
  const made = {
    ...{
      exportId: here.sessionId,
      status: 'DONE',
      progressPercent: 100,
      fileName: 'a.zip',
      sizeBytes: 5_200_000,
    },
    ...{
      rows: 1200,
      files: 3,
      url: '/files/a/b?expires=1',
      expiresAt: '2026-11-27T12:00:00Z',
      failure: null,
    },
    createdAt: '2026-11-20T12:00:00Z',
  };
  const { sent, user } = showScreen(<DataSection />, '/account-info?tab=data', [
    ['/data-export', () => Response.json(made)],
    ['/store-deletion', () => Response.json(notDeleted)],
  ]);
  expect(await screen.findByText(/1,200 rows and 3 files, 5 MB/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Download' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Export everything' }));
  expect(sent.some(({ method }) => method === 'POST')).toBe(true);
});

it('nothing was exported at first, and nobody but the owner may', async () => {
  const none = () => Response.json({ code: 'not_found', message: 'x' }, { status: 404 });
  showScreen(<DataSection />, '/account-info?tab=data', [
    ['/data-export', none],
    ['/store-deletion', () => Response.json(notDeleted)],
  ]);
  expect(await screen.findByText(/No exports yet/)).toBeDefined();
  showScreen(
    <DataSection />,
    '/account-info?tab=data',
    [
      ['/data-export', none],
      ['/store-deletion', () => Response.json(notDeleted)],
    ],
    'admin',
  );
  expect(await screen.findByText('Only the store’s owner can export everything.')).toBeDefined();
});
