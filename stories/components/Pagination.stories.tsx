import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Pagination, type PaginationProps } from '@patient/ui/Pagination';
import { Stack } from '@patient/ui/Stack';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';

const asked = fn();

const meta = preview.meta({
  title: 'Components/Pagination',
  component: Pagination,
  args: { page: 3, pageCount: 9, onPage: asked },
  render: (args) => <Turning {...args} />,
  beforeEach: () => {
    asked.mockClear();
  },
});

function Turning({ page: first, onPage, ...rest }: PaginationProps) {
  const [page, setPage] = useState(first);
  return (
    <Pagination
      {...rest}
      page={page}
      onPage={(next) => {
        onPage(next);
        setPage(next);
      }}
    />
  );
}

/** A navigation with a name; the page is marked, and said in words. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pages' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 3 of 9');
  },
});

/** Enter and Space turn the page, the focus stays, and the page is announced. */
export const Keyboard = meta.story({
  args: { page: 2, pageCount: 3 },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Page 1' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(asked).toHaveBeenLastCalledWith(1);
    await expect(canvas.getByRole('button', { name: 'Page 1' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 1 of 3');
    const previous = canvas.getByRole('button', { name: 'Previous' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 2 of 3');
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
  },
});

/** Reaching the end keeps the focus where it is, and a press there does nothing more. */
export const AtTheEnd = meta.story({
  args: { page: 8 },
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next' });
    await userEvent.click(next);
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 9 of 9');
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(asked).toHaveBeenCalledTimes(1);
  },
});

/** The page that is shown already is not asked for again. */
export const SamePage = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Page 3' }));
    await expect(asked).not.toHaveBeenCalled();
  },
});

/** While a page is on its way a press does nothing. */
export const Pending = meta.story({
  args: { isPending: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(asked).not.toHaveBeenCalled();
  },
});

/** No room for numbers: before, after and where one is. */
export const OnAPhone = meta.story({
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Page 3' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByText('Page 4 of 9')).toBeVisible();
    await expect(scrollsSideways()).toBe(false);
  },
});

/** One page needs no way through. */
export const OnePage = meta.story({
  args: { page: 1, pageCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
});

export const LongText = meta.story({
  args: { strings: { previous: 'The ten orders before these', next: 'The ten orders after these' } },
  globals: onPhone,
});

export const LargeText = meta.story({
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

/** On a wide page the numbers leave each word whole. */
export const LargeTextOnDesk = meta.story({
  globals: { textSize: '200' },
  render: (args) => (
    <div style={{ inlineSize: '1036px' }}>
      <Turning {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const heights = ['Previous', 'Next'].map(
      (name) => canvas.getByRole('button', { name }).getBoundingClientRect().height,
    );
    await expect(heights[0]).toBe(heights[1]);
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

/** Every target at least 44 px wide and high. */
export const AllStates = meta.story({
  name: 'Sheet',
  render: (args) => (
    <Stack gap={8}>
      {[1, 2, 50, 99, 100].map((page) => (
        <Pagination key={page} {...args} page={page} pageCount={100} aria-label={`Pages, on page ${page}`} />
      ))}
      <Pagination {...args} page={2} pageCount={3} aria-label="Pages, three of them" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      const { width, height } = button.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
});

export const Dark = meta.story({ ...AllStates.input, name: 'Sheet, dark', globals: { scheme: 'dark' } });
