import { charts } from './charts.tsx';
import { controls } from './controls.tsx';
import { lists } from './lists.tsx';
import { shows } from './shows.tsx';

/** Every shared component in its states. */
export const specimens = [...controls, ...shows, ...lists, ...charts];
