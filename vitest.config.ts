import { brands } from './packages/ui/src/brands/index.ts';
import { storyTests } from './.storybook/vitest.ts';

/** Brand whose stories are tested; `STORY_BRAND` selects another one. */
const brand = process.env['STORY_BRAND'] ?? brands[0].id;

/**
 * Tests of all stories in a browser: `vitest run stories/components/Button.stories.tsx`. Storybook's test panel picks the
 * configuration that contains the text "storybookTest", so this comment is required.
 */
export default storyTests(`stories-${brand}`, brand);
