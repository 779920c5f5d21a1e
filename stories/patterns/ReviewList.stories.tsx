import { expect, fn, userEvent } from 'storybook/test';
import { ReviewList } from '@patient/ui/ReviewList';
import preview from '../../.storybook/preview.tsx';
import { linesOf } from '../linesOf.ts';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';

const meta = preview.meta({
  title: 'Patterns/Registration/ReviewList',
  component: ReviewList,
  args: {
    facts: [
      { id: 'smoke', term: 'Do you smoke or use nicotine?', detail: 'No', onChange: fn() },
      { id: 'address', term: 'Delivery address', detail: '418 Maple St, Portland, OR 97205', onChange: fn() },
      { id: 'photos', term: 'Photos of your hairline', detail: '2 photos', onChange: fn() },
      { id: 'email', term: 'Email', detail: 'ada.lovell@example.com' },
    ],
  },
  // The buttons extend into the padding around the list.
  decorators: [(Story) => <div style={{ maxInlineSize: 560, paddingInline: '1rem' }}>{Story()}</div>],
});

export const Default = meta.story();

/** Each button is named after what it changes. */
export const Keyboard = meta.story({
  tags: ['check'],
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(
      canvas.getByRole('button', { name: 'Change : Do you smoke or use nicotine?' }),
    ).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.facts[0]?.onChange).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole('button')).toHaveLength(3);
    for (const button of canvas.getAllByRole('button'))
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

/** While a change is opening, focus stays on its button; others can't be opened. */
export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ args, canvas }) => {
    for (const button of canvas.getAllByRole('button'))
      await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await expect(document.activeElement).toHaveTextContent(/^Change: Do you smoke/);
    await userEvent.keyboard('{Enter}');
    await expect(args.facts[0]?.onChange).not.toHaveBeenCalled();
  },
});

const long = {
  facts: [
    {
      id: 'long',
      term: 'In the last six months, have you noticed chest pain, shortness of breath or an irregular heartbeat?',
      detail: "Yes, but I haven't talked to a doctor about it because it went away on its own",
      onChange: fn(),
    },
  ],
};

export const LongText = meta.story({
  tags: ['check'],
  args: long,
  globals: onPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

/** Words aren't broken to leave room for the button. */
export const LargeText = meta.story({
  tags: ['check'],
  globals: largeTextOnPhone,
  play: async ({ canvas }) => {
    await expect(scrollsSideways()).toBe(false);
    const term = canvas.getByText('Delivery address', { selector: 'dt' });
    await expect(linesOf('Delivery', term)).toBe(1);
  },
});

export const RightToLeft = meta.story({ tags: ['check'], globals: { direction: 'rtl' } });

export const AllStates = meta.story({ name: 'Sheet' });

export const Dark = meta.story({ tags: ['check'], name: 'Sheet, dark', globals: { scheme: 'dark' } });
