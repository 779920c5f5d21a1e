import { expect, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { IconIndex } from './IconIndex.tsx';

const meta = preview.meta({ title: 'Foundations/Icons' });

/** All icons, searchable by name. */
export const Index = meta.story({
  render: () => <IconIndex />,
  play: async ({ canvas }) => {
    const all = canvas.getAllByRole('listitem').length;
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find an icon' }), 'chevron');
    const found = canvas.getAllByRole('listitem');
    await expect(found.length).toBeLessThan(all);
    for (const item of found) await expect(item).toHaveTextContent('chevron');
    await expect(canvas.getByRole('status')).toHaveTextContent(`${found.length} icons`);
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.type(canvas.getByRole('searchbox'), 'unicorn');
    await expect(canvas.queryAllByRole('listitem')).toHaveLength(0);
    await expect(canvas.getByRole('status')).toHaveTextContent('0 icons');
    await userEvent.clear(canvas.getByRole('searchbox'));
  },
});

/** Directional icons are mirrored in right-to-left text. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  render: () => <IconIndex />,
});
