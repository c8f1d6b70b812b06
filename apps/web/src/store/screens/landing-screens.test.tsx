import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showScreen } from '#purchasing/testing.tsx';
import AppBindScreen from './app-bind-screen.tsx';
import BindPlatformScreen from './bind-platform-screen.tsx';
import DealSiteScreen from './deal-site-screen.tsx';
import HostedPlatformScreen from './hosted-platform-screen.tsx';
import PlaygroundScreen from './playground-screen.tsx';

afterEach(() => localStorage.clear());
vi.mock('#api/token.ts', async (original) => ({
  ...(await original<object>()),
  storedToken: () => localStorage.getItem('who'),
}));
const logIn = () => localStorage.setItem('who', 'a.b.c');
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('who isn’t logged in comes back after the login, or after opening an account', async () => {
  showScreen(<AppBindScreen />, '/app-bind?appName=deal-site&bindCode=DEAL-1234', []);
  const back = encodeURIComponent('/app-bind?appName=deal-site&bindCode=DEAL-1234');
  expect(await screen.findByText('Use your code')).toBeDefined();
  expect(linkTo('Log in')).toBe(`/login?path=${back}`);
  expect(linkTo('Create an account')).toBe(`/login?path=${back}&signupRedirect=1`);
});

it('the code is bound to the store of the login', async () => {
  logIn();
  const bound = { bindingId: crypto.randomUUID(), appName: 'deal-site', label: 'Deal site' };
  const answer = { ...bound, codeEnding: '1234', boundBy: 'Nora', boundAt: '2026-11-20T12:00:00Z' };
  const { sent, user } = showScreen(<AppBindScreen />, '/app-bind?appName=deal-site&bindCode=DEAL-1234', [
    ['/app-bindings', ({ method }) => Response.json(method === 'POST' ? answer : { bindings: [] })],
  ]);
  await user.click(await screen.findByRole('button', { name: /^Bind to/ }));
  expect(await screen.findByText(/is bound/)).toBeDefined();
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    appName: 'deal-site',
    bindCode: 'DEAL-1234',
  });
});

it('a member is told who can, and a hostile name shows nothing of itself', async () => {
  logIn();
  showScreen(
    <AppBindScreen />,
    '/app-bind?appName=x',
    [['/app-bindings', () => Response.json({ bindings: [] })]],
    'member',
  );
  expect(await screen.findByText(/Only an owner or admin/)).toBeDefined();
});

it('a link with a hostile name doesn’t work', async () => {
  showScreen(<AppBindScreen />, '/app-bind?appName=%3Cb%3E', []);
  expect(await screen.findByText('This link doesn’t work')).toBeDefined();
});

it('the deal site’s code is checked before anyone logs in', async () => {
  const { user } = showScreen(<DealSiteScreen />, '/appsumo', []);
  await user.type(await screen.findByLabelText('Deal code'), 'abc');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText(/6 to 120 letters/)).toBeDefined();
  await user.type(screen.getByLabelText('Deal code'), '-123456');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(window.location.pathname + window.location.search).toBe(
    '/app-bind?appName=deal-site&bindCode=abc-123456',
  );
});

it('the platform’s shop is carried through the login to where it is connected', async () => {
  showScreen(<HostedPlatformScreen />, '/shopify?shop=juniper.myshopify.com', []);
  const to = '/bind-shopify?shop=juniper.myshopify.com';
  expect(await screen.findByText(/Connect juniper.myshopify.com/)).toBeDefined();
  expect(linkTo('Log in')).toBe(`/login?path=${encodeURIComponent(to)}`);
});

it('a shop that isn’t connected yet leads to its form; no other site is led back to', async () => {
  logIn();
  const none = { connected: false, platform: null, domain: null };
  showScreen(<BindPlatformScreen />, '/bind-shopify?shop=juniper&shopifyCallbackUrl=https://evil.example', [
    ['/shop-connection', () => Response.json(none)],
  ]);
  expect((await screen.findByRole('link', { name: /^Connect to/ })).getAttribute('href')).toBe(
    '/fulfillment-services/connect-shopify?shop=juniper.myshopify.com',
  );
  expect(screen.queryByRole('link', { name: 'Back to Shopify' })).toBeNull();
});

it('the playground runs a read and shows what came, refusals too', async () => {
  logIn();
  const operation = {
    ...{ name: 'get_order', title: 'Order', area: 'orders', effect: 'read', method: 'GET' },
    ...{ path: '/web/orders/{orderId}', offered: true, description: 'One order.' },
  };
  const { user, sent } = showScreen(<PlaygroundScreen />, '/playground', [
    [
      '/rest/main/operations',
      () => Response.json({ operations: [operation, { ...operation, effect: 'write' }] }),
    ],
    ['/web/orders/7', () => Response.json({ code: 'not_found' }, { status: 404 })],
  ]);
  await user.type(await screen.findByLabelText('Input'), '[[1]');
  await user.click(screen.getByRole('button', { name: 'Run call' }));
  expect(await screen.findByText(/must be a JSON object/)).toBeDefined();
  await user.clear(screen.getByLabelText('Input'));
  await user.type(screen.getByLabelText('Input'), '{{"orderId": 7}');
  await user.click(screen.getByRole('button', { name: 'Run call' }));
  expect(await screen.findByText(/Status 404/)).toBeDefined();
  expect(sent.at(-1)?.url).toBe('/rest/main/web/orders/7');
});
