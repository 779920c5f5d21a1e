import { expect } from 'storybook/test';
import { contrastPairs } from '@patient/ui/tokens';
import preview from '../../.storybook/preview.tsx';
import { lookOf } from './look.ts';
import { Pairs } from './Pairs.tsx';
import { Ramps } from './Ramps.tsx';
import { Roles } from './Roles.tsx';

const meta = preview.meta({ title: 'Foundations/Colour' });

/** The ramps, the brand's own first; each step with its contrast on white. */
export const RampsOfColour = meta.story({
  name: 'Ramps',
  render: (_args, { globals }) => <Ramps look={lookOf(globals)} />,
});

/** Roles in the brand and scheme of the toolbars. */
export const RolesOfColour = meta.story({
  name: 'Roles',
  render: (_args, { globals }) => <Roles look={lookOf(globals)} />,
});

/** What may stand on what, each pair drawn and measured. */
export const PairsOfColour = meta.story({
  name: 'Contrast',
  render: (_args, { globals }) => <Pairs look={lookOf(globals)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(contrastPairs.length);
  },
});
