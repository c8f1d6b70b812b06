import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showScreen } from '#purchasing/testing.tsx';
import ConfirmEmailScreen from './confirm-email-screen.tsx';

it('confirms the address by a press, and not before', async () => {
  const { sent, user } = showScreen(<ConfirmEmailScreen />, '/confirm-email#secret', [
    [
      '/email-change/open',
      () => Response.json({ email: 'ana@example.com', expiresAt: '2026-11-20T16:00:00Z' }),
    ],
    ['/email-change/confirm', () => Response.json({ email: 'ana@example.com' })],
  ]);
  const button = await screen.findByRole('button', { name: 'Confirm email' });
  expect(sent.some(({ url }) => url.endsWith('/confirm'))).toBe(false);
  await user.click(button);
  expect(await screen.findByText('Your email is changed')).toBeDefined();
  expect(sent.find(({ url }) => url.endsWith('/confirm'))?.body).toEqual({ token: 'secret' });
});

it('says why a link doesn’t work', async () => {
  showScreen(<ConfirmEmailScreen />, '/confirm-email#secret', [
    ['/email-change/open', () => Response.json({ code: 'locked', message: 'It was used.' }, { status: 423 })],
  ]);
  expect(await screen.findByText('It was used.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Go to your account' })).toBeDefined();
});
