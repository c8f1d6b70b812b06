import type { Cart } from '@brandwright/contract/purchasing/entities.ts';

/** The steps of the checkout (overview §2.6), by their `step` parameter. */
export const checkoutSteps = ['overview', 'shipping', 'payment', 'success'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

export const stepTitles: Readonly<Record<CheckoutStep, string>> = {
  overview: 'Order overview',
  shipping: 'Shipping details',
  payment: 'Payment',
  success: 'Purchase success',
};

/** Whether anything of a cart has to be sent somewhere: all but services. */
export const needsAddress = ({
  items,
}: {
  items: readonly Pick<Cart['items'][number], 'orderType'>[];
}): boolean =>
  items.some(({ orderType }) => orderType !== 'SMART_SETUP_SERVICES' && orderType !== 'ADHOC_PAYMENT');

/** The step that an address asks for, or the one that has to come before it. */
export function stepShown(
  asked: CheckoutStep | undefined,
  facts: { hasInvoice: boolean; hasAddress: boolean; needsAddress: boolean },
): CheckoutStep {
  if (asked === 'success') return facts.hasInvoice ? 'success' : 'overview';
  if (asked === 'payment' && facts.needsAddress && !facts.hasAddress) return 'shipping';
  return asked ?? 'overview';
}
