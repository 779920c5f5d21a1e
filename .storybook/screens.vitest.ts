import { brands } from '../packages/ui/src/brands/index.ts';
import { storyTests } from './vitest.ts';

/** All stories except those that only check behavior. */
export default storyTests('screens', brands[0].id, { exclude: ['check'] });
