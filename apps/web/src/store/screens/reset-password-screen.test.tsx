import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showScreen } from '#purchasing/testing.tsx';
import LoginScreen from './login-screen.tsx';
import ResetPasswordScreen from './reset-password-screen.tsx';

const opened = { email: 'ana@example.com', expiresAt: '2026-11-20T16:00:00Z' };

it('sets a new password by the link and leads to the login', async () => {
  const { sent, user } = showScreen(<ResetPasswordScreen />, '/reset-password#secret', [
    ['/password-reset/open', () => Response.json(opened)],
    ['/password-reset/confirm', () => Response.json({ email: opened.email })],
  ]);
  await user.type(await screen.findByLabelText('New password'), 'another horse');
  await user.click(screen.getByRole('button', { name: 'Set password' }));
  const link = await screen.findByRole('link', { name: 'Log in' });
  expect(link.getAttribute('href')).toBe('/login?email=ana%40example.com');
  expect(sent.find(({ url }) => url.endsWith('/confirm'))?.body).toEqual({
    token: 'secret',
    password: 'another horse',
  });
});

it('says why a link doesn’t work, and asks for a new one', async () => {
  showScreen(<ResetPasswordScreen />, '/reset-password#secret', [
    [
      '/password-reset/open',
      () => Response.json({ code: 'locked', message: 'This link doesn’t work any more.' }, { status: 423 }),
    ],
  ]);
  expect(await screen.findByText('This link doesn’t work any more.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe(
    '/login?forgot=1',
  );
});

it('the login page sends a link and says the same for every address', async () => {
  localStorage.clear();
  const { sent, user } = showScreen(<LoginScreen />, '/login', [
    ['/password-reset', () => Response.json({ email: 'ana@example.com', minutes: 60 }, { status: 202 })],
  ]);
  await user.click(await screen.findByRole('button', { name: 'Forgot your password?' }));
  await user.type(screen.getByLabelText('Email'), 'ana@example.com');
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText(/has an account, we’ve sent it a link/)).toBeDefined();
  expect(sent.find(({ url }) => url.includes('/password-reset'))?.body).toEqual({ email: 'ana@example.com' });
});
