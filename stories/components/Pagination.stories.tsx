import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Pagination, type PaginationProps } from '@patient/ui/Pagination';
import { Stack } from '@patient/ui/Stack';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';

const handlePage = fn();

const meta = preview.meta({
  title: 'Components/Pagination',
  component: Pagination,
  args: { page: 3, pageCount: 9, onPage: handlePage },
  render: (args) => <WithState {...args} />,
  beforeEach: () => {
    handlePage.mockClear();
  },
});

function WithState({ page: first, onPage, ...rest }: PaginationProps) {
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

/** Named navigation that marks the current page and shows it as text. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pages' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '3, page' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 3 of 9');
  },
});

/** Enter and Space change the page, focus stays, and the page is announced. */
export const Keyboard = meta.story({
  tags: ['check'],
  args: { page: 2, pageCount: 3 },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '1, page' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(handlePage).toHaveBeenLastCalledWith(1);
    await expect(canvas.getByRole('button', { name: '1, page' })).toHaveFocus();
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

/** Focus stays on the button at the last page, and pressing it does nothing. */
export const LastPage = meta.story({
  args: { page: 8 },
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next' });
    await userEvent.click(next);
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 9 of 9');
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(handlePage).toHaveBeenCalledTimes(1);
  },
});

/** Pressing the current page does nothing. */
export const SamePage = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '3, page' }));
    await expect(handlePage).not.toHaveBeenCalled();
  },
});

/** Presses are ignored while a page loads. */
export const Pending = meta.story({
  args: { isPending: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(handlePage).not.toHaveBeenCalled();
  },
});

/** Without room for numbers: previous, next and position. */
export const Phone = meta.story({
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: '3, page' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByText('Page 4 of 9')).toBeVisible();
    await expect(scrollsSideways()).toBe(false);
  },
});

/** Renders nothing for a single page. */
export const OnePage = meta.story({
  args: { page: 1, pageCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
});

export const LongText = meta.story({
  tags: ['check'],
  args: { strings: { previous: 'Show the previous ten orders', next: 'Show the next ten orders' } },
  globals: onPhone,
});

export const LargeText = meta.story({
  tags: ['check'],
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

/** On a wide page with large text, words aren't broken. */
export const LargeTextOnDesktop = meta.story({
  globals: { textSize: '200', viewport: { value: 'desktop', isRotated: false } },
  render: (args) => (
    <div style={{ inlineSize: '1036px' }}>
      <WithState {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const heights = ['Previous', 'Next'].map(
      (name) => canvas.getByRole('button', { name }).getBoundingClientRect().height,
    );
    await expect(heights[0]).toBe(heights[1]);
  },
});

export const RightToLeft = meta.story({ tags: ['check'], globals: { direction: 'rtl' } });

/** Every target is at least 44 by 44 px. */
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

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});
