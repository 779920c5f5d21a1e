import preview from '../../.storybook/preview.tsx';
import { Corners as CornerPlates, Elevation as Heights, FocusRings } from './Shapes.tsx';

const meta = preview.meta({ title: 'Foundations/Shape and elevation' });

export const Corners = meta.story({ render: () => <CornerPlates /> });

export const Elevation = meta.story({ render: () => <Heights /> });

export const ElevationInTheDark = meta.story({ globals: { scheme: 'dark' }, render: () => <Heights /> });

export const Focus = meta.story({ render: () => <FocusRings /> });
