import { brands } from '../packages/ui/src/brands/index.ts';
import { storyTests } from './vitest.ts';

/** Stories that end on the state they are named after. */
export default storyTests('screens', brands[0].id, { exclude: ['check', 'flow'] });
