import type { Stripe } from '@stripe/stripe-js';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { attachCard } from '@brandwright/contract/payments/attach-card.ts';
import { getPublishableKey } from '@brandwright/contract/payments/get-publishable-key.ts';
import { sampleOf } from '../../../gallery/samples/sample-of.ts';
import { SampleFrame } from '../../../gallery/sample-frame.tsx';
import { AddCard } from '../parts/add-card.tsx';
import { notATestCard } from './card-entry.ts';
import { loadStripe, type StripeLoader } from './load-stripe.ts';

vi.mock('./load-stripe.ts', () => ({ loadStripe: vi.fn<StripeLoader>() }));

const sent = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const onAdded = vi.fn<(card: unknown) => void>();

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('fetch', sent);
  sent.mockImplementation(() => Promise.resolve(Response.json(sampleOf(attachCard.output))));
});

function show(bank: 'TEST_BANK' | 'STRIPE') {
  render(
    <SampleFrame
      known={[
        { operation: getPublishableKey, input: {}, output: { bank, publishableKey: 'pk_of_this_test' } },
      ]}
    >
      <AddCard onAdded={onAdded} />
    </SampleFrame>,
  );
  return userEvent.setup();
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const press = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Add card' }));
const bodies = () => sent.mock.calls.map(([, init]) => String(init.body));

describe('the card form of the test bank', () => {
  it('sends the token of a test card, and its number to nobody', async () => {
    const user = show('TEST_BANK');
    await user.type(field('Card number'), '4242424242424242');
    expect(field('Card number').value).toBe('4242 4242 4242 4242');
    await user.type(field('Expires'), '1229');
    await user.type(field('Security code'), '123');
    await press(user);
    await waitFor(() => expect(onAdded).toHaveBeenCalledOnce());
    expect(bodies()).toEqual([JSON.stringify({ token: 'pm_card_visa' })]);
    expect(loadStripe).not.toHaveBeenCalled();
  });

  it('refuses any other number, clears it and sends nothing', async () => {
    const user = show('TEST_BANK');
    await user.type(field('Card number'), '4111111111111111');
    await user.type(field('Expires'), '1229');
    await user.type(field('Security code'), '123');
    await press(user);
    expect(await screen.findByText(notATestCard)).toBeTruthy();
    expect(field('Card number').value).toBe('');
    expect(sent).not.toHaveBeenCalled();
  });

  it('says at its fields what is missing, and takes it back as they are filled', async () => {
    const user = show('TEST_BANK');
    await press(user);
    expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([
      'Enter the card number.',
      'Enter month and year, such as 08/29.',
      'Enter the 3 digits on the back.',
    ]);
    await user.type(field('Security code'), '1');
    expect(screen.getAllByRole('alert')).toHaveLength(2);
    expect(field('Security code').getAttribute('autocomplete')).toBe('cc-csc');
  });

  it('fills itself with a test card of the list', async () => {
    const user = show('TEST_BANK');
    await user.click(screen.getByText(/See the test cards/));
    await user.click(screen.getByRole('button', { name: /3782 822463 10005/ }));
    expect(field('Card number').value).toBe('3782 822463 10005');
    await press(user);
    await waitFor(() => expect(bodies()).toEqual([JSON.stringify({ token: 'pm_card_amex' })]));
  });

  it('shows why a card could not be kept', async () => {
    sent.mockImplementation(() =>
      Promise.resolve(
        Response.json(
          { code: 'conflict', message: 'Visa ending in 4242 is on file already.' },
          { status: 409 },
        ),
      ),
    );
    const user = show('TEST_BANK');
    await user.click(screen.getByText(/See the test cards/));
    await user.click(screen.getByRole('button', { name: /4242 4242/ }));
    await press(user);
    expect(await screen.findByText('Visa ending in 4242 is on file already.')).toBeTruthy();
    expect(onAdded).not.toHaveBeenCalled();
  });
});

/** What of Stripe.js the form uses. Stripe itself cannot be reached from here. */
function fakeStripe(answer: object) {
  const createPaymentMethod = vi.fn<(given: object) => Promise<object>>(() => Promise.resolve(answer));
  const card = {
    on: vi.fn<() => void>(),
    mount: vi.fn<() => void>(),
    destroy: vi.fn<() => void>(),
  };
  const stripe = { elements: () => ({ create: () => card }), createPaymentMethod };
  vi.mocked(loadStripe).mockResolvedValue(stripe as unknown as Stripe);
  return { card, createPaymentMethod };
}

describe('the card form of Stripe', () => {
  it('is shown with the key of this server, and its token goes where tokens go', async () => {
    const { card, createPaymentMethod } = fakeStripe({ paymentMethod: { id: 'pm_1PqRs' } });
    const user = show('STRIPE');
    await waitFor(() => expect(card.mount).toHaveBeenCalledOnce());
    expect(loadStripe).toHaveBeenCalledWith('pk_of_this_test');
    expect(screen.queryByLabelText('Card number')).toBeNull();
    await press(user);
    await waitFor(() => expect(bodies()).toEqual([JSON.stringify({ token: 'pm_1PqRs' })]));
    expect(createPaymentMethod).toHaveBeenCalledWith({ type: 'card', card });
    expect(onAdded).toHaveBeenCalledOnce();
  });

  it('shows what Stripe finds wrong', async () => {
    const { card } = fakeStripe({ error: { message: 'Your card number is incomplete.' } });
    const user = show('STRIPE');
    await waitFor(() => expect(card.mount).toHaveBeenCalledOnce());
    await press(user);
    expect(await screen.findByText('Your card number is incomplete.')).toBeTruthy();
    expect(sent).not.toHaveBeenCalled();
  });

  it('can be loaded again when it could not be', async () => {
    vi.mocked(loadStripe).mockRejectedValue(new Error('blocked'));
    const user = show('STRIPE');
    const again = await screen.findByRole('button', { name: 'Try again' });
    const { card } = fakeStripe({});
    await user.click(again);
    await waitFor(() => expect(card.mount).toHaveBeenCalledOnce());
  });
});
