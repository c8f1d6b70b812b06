import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showScreen } from '#purchasing/testing.tsx';
import NotificationsScreen from '../screens/notifications-screen.tsx';
import StopEmailsScreen from '../screens/stop-emails-screen.tsx';
import NotificationBell from './notification-bell.tsx';
import { NotificationSettings } from './notification-settings.tsx';

const row = (id: string, title: string, isRead = false) => ({
  ...{ id: `0b9d6c56-6f0e-4c1e-9f0b-2f4a4f4a4f4${id}`, kind: 'ORDER_LATE', title, isRead },
  ...{ detail: null, path: '/orders', createdAt: '2026-11-20T12:00:00Z' },
});
const rows = [row('1', '3 orders are late'), row('2', '2 orders are late', true)];
const listed = (of = rows) =>
  Response.json({
    rows: of,
    unread: of.filter(({ isRead }) => !isRead).length,
    page: 0,
    size: 20,
    total: of.length,
  });

describe('the bell', () => {
  it('counts what is unread, and opening one marks it as read', async () => {
    const { sent, user } = showScreen(<NotificationBell />, '/homebase', [
      ['/read', () => Response.json(rows[0])],
      ['/web/notifications', () => listed()],
    ]);
    await user.click(await screen.findByRole('button', { name: 'Notifications, 1 unread notification' }));
    const panel = screen.getByRole('dialog', { name: 'Notifications' });
    expect(within(panel).getAllByRole('listitem')).toHaveLength(2);
    await user.click(within(panel).getByRole('link', { name: /3 orders are late/ }));
    expect(sent.find(({ method }) => method === 'POST')?.url).toContain(`${rows[0]?.id}/read`);
    expect(window.location.pathname).toBe('/orders');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says what will be here while there is nothing', async () => {
    const { user } = showScreen(<NotificationBell />, '/homebase', [
      ['/web/notifications', () => listed([])],
    ]);
    await user.click(screen.getByRole('button', { name: 'Notifications' }));
    expect(await screen.findByText(/Nothing yet/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Mark all read' })).toBeNull();
  });
});

describe('the screen', () => {
  it('shows all or what is unread, and marks all as read', async () => {
    const { sent, user } = showScreen(<NotificationsScreen />, '/notifications', [
      ['/-/read', () => Response.json({ marked: 1 })],
      ['/web/notifications', () => listed()],
    ]);
    await user.click(await screen.findByRole('tab', { name: /Unread/ }));
    expect(sent.some(({ url }) => url.includes('isUnread=true'))).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Mark all read' }));
    expect(sent.find(({ method }) => method === 'POST')?.url).toContain('/-/read');
  });

  it('is told apart while empty and when it fails', async () => {
    showScreen(<NotificationsScreen />, '/notifications', [['/web/notifications', () => listed([])]]);
    expect(await screen.findByText('No notifications yet')).toBeDefined();
    const broken = { code: 'internal', message: 'Something went wrong.' };
    showScreen(<NotificationsScreen />, '/notifications', [
      ['/web/notifications', () => Response.json(broken, { status: 500 })],
    ]);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
  });
});

const kinds = [
  {
    kind: 'ORDER_LATE',
    label: 'Late orders',
    isInAppOn: true,
    isEmailOn: true,
    isSmsOn: false,
    isAlwaysOn: false,
  },
  { kind: 'SECURITY', label: 'Security', isInAppOn: true, isEmailOn: true, isSmsOn: false, isAlwaysOn: true },
];
const preferences = { emailPace: 'AT_ONCE', email: 'nora@example.com', smsNumber: null, kinds };

describe('the settings', () => {
  it('turn one way of one kind on or off; security stays on, and SMS needs a number', async () => {
    const { sent, user } = showScreen(<NotificationSettings />, '/account-info', [
      ['email-pace', () => Response.json({ emailPace: 'DAILY' })],
      [
        '/web/notification-preferences',
        ({ method }) => Response.json(method === 'PUT' ? { ...kinds[0], hint: null } : preferences),
      ],
    ]);
    await user.click(await screen.findByRole('switch', { name: 'Late orders by email' }));
    expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
      kind: 'ORDER_LATE',
      way: 'EMAIL',
      isOn: false,
    });
    const isOff = (name: string) => screen.getByRole('switch', { name }).hasAttribute('disabled');
    expect(['Security in the app', 'Security by email', 'Late orders by SMS'].map(isOff)).toEqual([
      true,
      true,
      true,
    ]);
    await user.click(screen.getByRole('radio', { name: /Daily digest/ }));
    expect(sent.findLast(({ method }) => method === 'PUT')?.body).toEqual({ emailPace: 'DAILY' });
  });

  it('take a phone number in two steps', async () => {
    const wrong = {
      code: 'bad_input',
      message: 'That isn’t the code we sent.',
      details: [{ path: 'code', message: 'That isn’t the code we sent.' }],
    };
    const { sent, user } = showScreen(<NotificationSettings />, '/account-info', [
      ['/confirm', () => Response.json(wrong, { status: 400 })],
      ['/sms-number', () => Response.json({ smsNumber: '•••• 0123', isSent: true })],
      ['/web/notification-preferences', () => Response.json(preferences)],
    ]);
    await user.type(await screen.findByLabelText('Phone number'), '503 555 0123');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    expect(await screen.findByText(/Write the number with \+/)).toBeDefined();
    await user.clear(screen.getByLabelText('Phone number'));
    await user.type(screen.getByLabelText('Phone number'), '+1 503 555 0123');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await user.type(await screen.findByLabelText('Code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('That isn’t the code we sent.')).toBeDefined();
    expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { phoneNumber: '+1 503 555 0123' },
      { code: '123456' },
    ]);
  });
});

describe('the page of the link in an email', () => {
  const token = 'a'.repeat(40);

  it('stops such emails with one press', async () => {
    const { user } = showScreen(<StopEmailsScreen />, `/stop-emails#${token}`, [
      ['stop-emails', () => Response.json({ label: 'Late orders' })],
    ]);
    await user.click(screen.getByRole('button', { name: 'Stop these emails' }));
    expect(await screen.findByText(/No more emails about this: Late orders/)).toBeDefined();
  });

  it('says when the link doesn’t work', async () => {
    const { user } = showScreen(<StopEmailsScreen />, `/stop-emails#${token}`, [
      ['stop-emails', () => Response.json({ code: 'locked', message: 'x' }, { status: 423 })],
    ]);
    await user.click(screen.getByRole('button', { name: 'Stop these emails' }));
    expect(await screen.findByText('This link doesn’t work')).toBeDefined();
  });
});
