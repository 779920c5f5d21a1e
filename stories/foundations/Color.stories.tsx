import { expect } from 'storybook/test';
import { contrastPairs } from '@patient/ui/tokens';
import preview from '../../.storybook/preview.tsx';
import { themeFromGlobals } from './resolvedTheme.ts';
import { Pairs } from './Pairs.tsx';
import { Ramps } from './Ramps.tsx';
import { Roles } from './Roles.tsx';

const meta = preview.meta({ title: 'Foundations/Color' });

/** All ramps, the brand's own first, with the contrast of each step on white. */
export const ColorRamps = meta.story({
  name: 'Ramps',
  render: (_args, { globals }) => <Ramps theme={themeFromGlobals(globals)} />,
});

/** Color roles in the brand and scheme selected in the toolbar. */
export const ColorRoles = meta.story({
  name: 'Roles',
  render: (_args, { globals }) => <Roles theme={themeFromGlobals(globals)} />,
});

/** Allowed color combinations with their measured contrast. */
export const ColorPairs = meta.story({
  name: 'Contrast',
  render: (_args, { globals }) => <Pairs theme={themeFromGlobals(globals)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(contrastPairs.length);
  },
});
