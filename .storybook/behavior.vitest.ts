import { brands } from '../packages/ui/src/brands/index.ts';
import { storyTests } from './vitest.ts';

/** Stories that only check behavior, or go on to another screen, which has its own story. */
export default storyTests('behavior', brands[0].id, { include: ['check', 'flow'] });
