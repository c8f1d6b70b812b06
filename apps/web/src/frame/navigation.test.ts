import { describe, expect, it } from 'vitest';
import { isCurrent, shownNavigation } from './navigation.ts';

const labels = (flags: string[], isPreviewAccount = false) =>
  shownNavigation({ flags, isPreviewAccount }).flatMap(({ label, entries }) =>
    label === 'Analytics' ? entries.map((entry) => entry.label) : [],
  );

describe('the navigation', () => {
  it('shows analytics where it is turned on, fulfillment metrics by a flag of their own', () => {
    expect(labels([])).toEqual([]);
    expect(labels(['analytics'])).toEqual(['Dashboards']);
    expect(labels(['analytics', 'fulfillment_metrics'])).toEqual(['Dashboards', 'Fulfillment Metrics']);
  });

  it('has every report under dashboards but the one with an entry of its own', () => {
    const entries = shownNavigation({
      flags: ['analytics', 'fulfillment_metrics'],
      isPreviewAccount: false,
    }).flatMap((group) => group.entries);
    const current = (pathname: string) =>
      entries.filter((entry) => isCurrent(entry, pathname)).map(({ label }) => label);
    expect(current('/analytics-rfm')).toEqual(['Dashboards']);
    expect(current('/fulfillment-metrics')).toEqual(['Fulfillment Metrics']);
    expect(current('/order-details/1042')).toEqual(['Orders & Fulfillment']);
  });
});
