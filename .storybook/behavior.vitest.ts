import { brands } from '../packages/ui/src/brands/index.ts';
import { storyTests } from './vitest.ts';

/** Stories that only check behavior. */
export default storyTests('behavior', brands[0].id, { include: ['check'] });
