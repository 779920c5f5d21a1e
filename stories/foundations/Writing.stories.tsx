import preview from '../../.storybook/preview.tsx';
import { Messages as MessageCards } from './Messages.tsx';

const meta = preview.meta({ title: 'Foundations/Writing' });

export const Messages = meta.story({ render: () => <MessageCards /> });
