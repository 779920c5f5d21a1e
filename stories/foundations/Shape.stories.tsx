import preview from '../../.storybook/preview.tsx';
import { Corners as CornerSamples, Elevation as ElevationLevels, FocusRings } from './Shapes.tsx';

const meta = preview.meta({ title: 'Foundations/Shape and elevation' });

export const Corners = meta.story({ render: () => <CornerSamples /> });

export const Elevation = meta.story({ render: () => <ElevationLevels /> });

export const ElevationDark = meta.story({ globals: { scheme: 'dark' }, render: () => <ElevationLevels /> });

export const Focus = meta.story({ render: () => <FocusRings /> });
