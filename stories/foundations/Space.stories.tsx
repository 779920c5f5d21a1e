import preview from '../../.storybook/preview.tsx';
import { Sizes as SizeTable, SpaceScale, Target as ThumbTarget } from './Measures.tsx';

const meta = preview.meta({ title: 'Foundations/Space and size' });

export const Space = meta.story({ render: () => <SpaceScale /> });

export const Target = meta.story({ render: () => <ThumbTarget /> });

export const Sizes = meta.story({ render: () => <SizeTable /> });
