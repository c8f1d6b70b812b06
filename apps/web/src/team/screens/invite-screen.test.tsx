import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { showScreen } from '#purchasing/testing.tsx';
import InviteScreen from './invite-screen.tsx';

const id = '0b9d6c56-6f0e-4c1e-9f0b-2f4a4f4a4f43';
const invite = {
  storeName: 'Juniper & Clay',
  email: 'ana@example.com',
  role: 'member',
  invitedBy: 'Nora Whitfield',
  expiresAt: '2026-11-27T12:00:00Z',
};
const page = (
  <Routes>
    <Route path="/team-invite/:inviteId" element={<InviteScreen />} />
    <Route path="/homebase" element={<p>Home</p>} />
  </Routes>
);
const show = (opened: Response, accepted = Response.json({ token: 'a.b.c', user: { id } })) =>
  showScreen(page, `/team-invite/${id}#secret`, [
    ['/open', () => opened],
    ['/accept', () => accepted],
  ]);

it('takes a name and a password of someone new', async () => {
  const { sent, user } = show(Response.json({ ...invite, hasAccount: false }));
  expect(await screen.findByRole('heading', { name: 'Join Juniper & Clay' })).toBeDefined();
  await user.type(screen.getByLabelText('Your name'), 'Ana Ferreira');
  await user.type(screen.getByLabelText('Password'), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Create account and accept' }));
  expect(await screen.findByText('Home')).toBeDefined();
  expect(sent.find(({ url }) => url.endsWith('/accept'))?.body).toEqual({
    token: 'secret',
    name: 'Ana Ferreira',
    password: 'correct horse',
  });
  localStorage.clear();
});

it('asks who has an account for its password alone, and says when it is wrong', async () => {
  const wrong = Response.json(
    { code: 'unauthenticated', message: 'Wrong email or password.' },
    { status: 401 },
  );
  const { user } = show(Response.json({ ...invite, hasAccount: true }), wrong);
  expect(await screen.findByLabelText('Password')).toBeDefined();
  expect(screen.queryByLabelText('Your name')).toBeNull();
  await user.type(screen.getByLabelText('Password'), 'nope');
  await user.click(screen.getByRole('button', { name: 'Log in and accept' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Wrong email or password');
});

it('says why a link doesn’t work', async () => {
  show(Response.json({ code: 'locked', message: 'This invite has expired.' }, { status: 423 }));
  expect(await screen.findByText('This invite has expired.')).toBeDefined();
});
