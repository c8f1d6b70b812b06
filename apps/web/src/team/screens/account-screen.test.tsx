import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showScreen } from '#purchasing/testing.tsx';
import AccountScreen from './account-screen.tsx';

const people = [
  { id: '0b9d6c56-6f0e-4c1e-9f0b-2f4a4f4a4f41', name: 'Nora Whitfield', role: 'owner', isYou: true },
  { id: '0b9d6c56-6f0e-4c1e-9f0b-2f4a4f4a4f42', name: 'Tom Aldana', role: 'viewer', isYou: false },
].map((one) => ({ ...one, email: 'x@example.com', joinedAt: '2025-05-24T12:00:00Z' }));
const invite = {
  id: '0b9d6c56-6f0e-4c1e-9f0b-2f4a4f4a4f43',
  email: 'ana@example.com',
  role: 'member',
  status: 'PENDING',
  isExpired: false,
  mailStatus: 'FAILED',
  invitedBy: 'Nora Whitfield',
  createdAt: '2026-11-20T12:00:00Z',
  sentAt: '2026-11-20T12:00:00Z',
  expiresAt: '2026-11-27T12:00:00Z',
  acceptedAt: null,
};
const team = (invites = [invite]) => ({
  members: people,
  invites,
  seats: { used: 3, limit: 10, planName: 'Professional' },
});
const matrix = {
  roles: ['viewer'],
  rows: [
    {
      section: 'SOURCING',
      cells: [{ role: 'viewer', level: 'VIEW', allowed: 9, of: 30, refused: ['Accept a quote'] }],
    },
  ],
};
const entry = {
  id: '0b9d6c56-6f0e-4c1e-9f0b-2f4a4f4a4f44',
  operation: 'change_member_role',
  area: 'team',
  summary: 'Tom Aldana is now a viewer (was a member).',
  via: 'partner',
  by: 'Nora Whitfield',
  isOwn: true,
  createdAt: '2026-11-20T12:00:00Z',
  undoable: true,
  mayUndo: true,
  undoneAt: null,
};
const notMine = { ...entry, id: people[0]?.id, summary: 'The plan changed.', mayUndo: false };
const journal = { entries: [entry, notMine], page: 0, size: 30, total: 2 };

const show = (
  role: 'owner' | 'admin' | 'viewer' = 'owner',
  at = '/account-info?tab=team',
  given: ReturnType<typeof team> | Response = team(),
) =>
  showScreen(
    <AccountScreen />,
    at,
    [
      ['/web/team-invites', () => Response.json({ ...invite, email: 'leo@example.com' }, { status: 201 })],
      ['/web/team-members', () => (given instanceof Response ? given : Response.json(given))],
      ['/web/team-roles', () => Response.json(matrix)],
      ['/web/stores/-/own', () => Response.json({ stores: [] })],
      ['/copilot/journal', () => Response.json(journal)],
    ],
    role,
  );

describe('the team', () => {
  it('shows people, invites with what became of their email, seats and roles', async () => {
    show();
    expect(await screen.findByText('Tom Aldana')).toBeDefined();
    expect(screen.getByText('3 of 10 seats on the Professional plan are taken.')).toBeDefined();
    expect(
      within(screen.getByRole('list', { name: 'Invites' })).getByText('Email not delivered'),
    ).toBeDefined();
    expect((await screen.findAllByText('View only')).length).toBeGreaterThan(0);
  });

  it('invites by an email and a role, and says what is wrong with an address', async () => {
    const { sent, user } = show();
    await user.click(await screen.findByRole('button', { name: 'Invite someone' }));
    await user.type(screen.getByLabelText('Email'), 'leo');
    await user.click(screen.getByRole('button', { name: 'Send invite' }));
    expect(await screen.findByText(/Enter an email address/)).toBeDefined();
    expect(sent.some(({ method }) => method === 'POST')).toBe(false);
    await user.type(screen.getByLabelText('Email'), '@example.com');
    await user.selectOptions(screen.getByLabelText('Role'), 'viewer');
    await user.click(screen.getByRole('button', { name: 'Send invite' }));
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      email: 'leo@example.com',
      role: 'viewer',
    });
  });

  it('offers an admin nothing that only owners may, and a viewer nothing but leaving', async () => {
    const { user } = show('admin');
    await user.click(await screen.findByRole('button', { name: 'Actions for Tom Aldana' }));
    expect(screen.getByRole('menuitem', { name: 'Make a member' })).toBeDefined();
    expect(screen.queryByRole('menuitem', { name: 'Make an owner' })).toBeNull();
  });

  it('shows a viewer the people and no buttons', async () => {
    show('viewer');
    expect(await screen.findByText('Tom Aldana')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Invite someone' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Actions for Tom Aldana' })).toBeNull();
    expect(screen.getByText('Only admins and owners can invite people and change roles.')).toBeDefined();
  });

  it('asks before it removes someone', async () => {
    const { sent, user } = show();
    await user.click(await screen.findByRole('button', { name: 'Actions for Tom Aldana' }));
    await user.click(screen.getByRole('menuitem', { name: 'Remove from the team' }));
    const dialog = screen.getByRole('dialog', { name: 'Remove Tom Aldana?' });
    expect(sent.some(({ method }) => method === 'DELETE')).toBe(false);
    await user.click(within(dialog).getByRole('button', { name: 'Remove Tom Aldana' }));
    expect(sent.find(({ method }) => method === 'DELETE')?.url).toContain(people[1]?.id);
  });

  it('says where no invite is open, and offers another try after a failure', async () => {
    show('owner', '/account-info?tab=team', team([]));
    expect(await screen.findByText(/No open invites/)).toBeDefined();
  });

  it('offers another try after a failure', async () => {
    show(
      'owner',
      '/account-info?tab=team',
      Response.json({ code: 'internal', message: 'x' }, { status: 500 }),
    );
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
  });
});

describe('the activity', () => {
  it('asks the server for what the address narrows, and offers Undo only where it may be used', async () => {
    const { sent, user } = show('owner', '/account-info?tab=activity&area=team&from=2026-11-01');
    expect(await screen.findByText(entry.summary)).toBeDefined();
    expect(screen.getByText(notMine.summary)).toBeDefined();
    const asked = sent.find(({ url }) => url.includes('/copilot/journal'));
    expect(asked?.url).toContain('area=team');
    expect(asked?.url).toContain('from=2026-11-01');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(sent.find(({ url }) => url.includes('/copilot/undo'))?.body).toEqual({ entryId: entry.id });
  });
});
