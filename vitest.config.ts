import { brands } from './packages/ui/src/brands/index.ts';
import { storyTests } from './.storybook/vitest.ts';

/** Brand whose stories are tested; `STORY_BRAND` selects another one. */
const brand = process.env['STORY_BRAND'] ?? brands[0].id;

/** Every story is a test in a real browser: `vitest run stories/components/Button.stories.tsx`. Storybook finds it by `storybookTest`. */
export default storyTests(`stories-${brand}`, brand);
