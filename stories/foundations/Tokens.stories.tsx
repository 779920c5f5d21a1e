import { expect, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { themeFromGlobals } from './resolvedTheme.ts';
import { TokenIndex } from './TokenIndex.tsx';

const meta = preview.meta({ title: 'Foundations/Token index' });

/** All tokens, searchable by name, type, value and alias. */
export const Index = meta.story({
  render: (_args, { globals }) => <TokenIndex theme={themeFromGlobals(globals)} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Find a token' });
    await userEvent.click(field);
    await userEvent.paste('accent solid text');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 tokens');
    await expect(canvas.getByText('color.accent.solid.text')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.paste('3000ms');
    await expect(canvas.getByText('motion.toast')).toBeVisible();
    await userEvent.clear(field);
  },
});
