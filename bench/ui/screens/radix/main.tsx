import '@radix-ui/themes/styles.css';
import { Theme } from '@radix-ui/themes';
import { start } from '../../page/start.tsx';

const accents = { first: 'blue', second: 'green' } as const;

start({
  Provider: ({ appearance, children }) => (
    <Theme accentColor={accents[appearance.brand]} appearance={appearance.scheme}>
      {children}
    </Theme>
  ),
  cards: async () => (await import('./Cards.tsx')).Cards,
  chat: async () => (await import('./Chat.tsx')).Chat,
  form: async () => (await import('./Form.tsx')).Form,
});
