import { brands } from '../packages/ui/src/brands/index.ts';
import { storyTests } from './vitest.ts';

/** Screens in each of their visible states, without the stories that only check behavior. */
export default storyTests('screens', brands[0].id, { exclude: ['check'] });
