import { describe, expect, it } from 'vitest';
import { shipmentStatus, type ShipmentStatus } from './enums.ts';
import { parcelTransitions, trackAfter, type ParcelTrack } from './tracking-rules.ts';

const event = (day: number, status: ShipmentStatus) => ({
  at: `2026-11-${day}T09:00:00.000Z`,
  status,
  description: status.toLowerCase(),
  place: day === 20 ? null : 'Reno, NV',
});
const track = (...days: [number, ShipmentStatus][]): ParcelTrack => {
  const events = days.map(([day, status]) => event(day, status)).reverse();
  return { status: events[0]?.status ?? 'PREPARING', events };
};

describe('a parcel’s track', () => {
  const moving = track([20, 'PREPARING'], [21, 'IN_TRANSIT']);

  it('begins with what is told, and stays itself when that is told again', () => {
    expect(trackAfter(null, moving)).toEqual(moving);
    expect(trackAfter(moving, moving)).toBe(moving);
    expect(trackAfter(moving, track([20, 'PREPARING']))).toBe(moving);
  });

  it('takes an older event in without going back', () => {
    const delivered = track([20, 'PREPARING'], [24, 'DELIVERED']);
    const after = trackAfter(delivered, moving);
    expect(after.status).toBe('DELIVERED');
    expect(after.events.map(({ status }) => status)).toEqual(['DELIVERED', 'IN_TRANSIT', 'PREPARING']);
    expect(trackAfter(moving, track([22, 'LOST'])).status).toBe('LOST');
    expect(trackAfter(track([22, 'LOST']), track([23, 'DELIVERED'])).status).toBe('DELIVERED');
  });

  it('follows the table alone: what came back is not delivered any more', () => {
    expect(trackAfter(track([24, 'DELIVERED']), track([25, 'IN_TRANSIT'])).status).toBe('DELIVERED');
    expect(trackAfter(track([24, 'DELIVERED']), track([25, 'RETURNED'])).status).toBe('RETURNED');
    expect(trackAfter(track([25, 'RETURNED']), track([26, 'DELIVERED'])).status).toBe('RETURNED');
    expect(Object.keys(parcelTransitions).toSorted()).toEqual([...shipmentStatus.options].toSorted());
  });
});
