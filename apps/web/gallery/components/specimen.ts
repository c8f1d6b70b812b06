import type { ReactNode } from 'react';

/** A shared component in its states, for the gallery and the tests. */
export interface Specimen {
  /** The component's name. */
  name: string;
  states: Readonly<Record<string, ReactNode>>;
}

export const nothing = (): void => undefined;
