import { expect, userEvent, within } from 'storybook/test';
import { brandTokens, tokenFiles } from '@patient/ui/tokens';
import preview from '../../.storybook/preview.tsx';
import { TokenFiles } from './TokenFiles.tsx';
import { TokenIndex } from './TokenIndex.tsx';

const meta = preview.meta({ title: 'Foundations/Token index' });

/** All tokens, searchable by name, CSS variable, use, value, alias and user. */
export const Index = meta.story({
  render: () => <TokenIndex />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Find a token' });
    const search = async (text: string) => {
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste(text);
    };
    await search('color.accent.solid.text');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 tokens');
    const row = within(canvas.getByRole('row', { name: /color\.accent\.solid\.text/ }));
    await expect(row.getByText('--color-accent-solid-text')).toBeVisible();
    await expect(row.getByText('mens, light; product, light')).toBeVisible();
    await search('--space');
    await expect(canvas.getByRole('status')).toHaveTextContent('0 tokens');
    await search('tooltip');
    await expect(canvas.getByText('color.text.inverse')).toBeVisible();
    await search('3000ms');
    await expect(canvas.getByText('motion.toast')).toBeVisible();
    await userEvent.clear(field);
  },
});

/** All tokens as files for design tools, from this page without a network. */
export const Files = meta.story({
  render: () => <TokenFiles />,
  play: async ({ canvas }) => {
    for (const { name, text } of tokenFiles(brandTokens)) {
      const link = canvas.getByRole<HTMLAnchorElement>('link', { name });
      await expect(link.download).toBe(name);
      const response = await fetch(link.href);
      await expect(await response.text()).toBe(text);
    }
  },
});
