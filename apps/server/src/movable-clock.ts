import { frozenClock, type Clock } from '@brandwright/platform';

/** A clock that stands still until it is moved. */
export interface MovableClock extends Clock {
  moveBy(seconds: number): void;
  /** Back to the instant at which it was made. */
  reset(): void;
}

export function movableClock(instant: string): MovableClock {
  const start = frozenClock(instant).now().getTime();
  let offsetMs = 0;
  return {
    now: () => new Date(start + offsetMs),
    moveBy: (seconds) => {
      offsetMs += seconds * 1000;
    },
    reset: () => {
      offsetMs = 0;
    },
  };
}
