import { expect, fn, userEvent } from 'storybook/test';
import { BrandFooter } from '@patient/ui/BrandFooter';
import { useBrand } from '@patient/ui/UiProvider';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';

const meta = preview.meta({
  title: 'Patterns/Shell/BrandFooter',
  component: BrandFooter,
  args: { onContact: fn() },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('1 Sample Street, Austin, TX 78701');
    for (const link of canvas.getAllByRole('link')) {
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
});

function LegalPages() {
  const { legal } = useBrand();
  return (
    <>
      <output>{[legal.privacy, legal.terms].join(' ')}</output>
      <BrandFooter onContact={() => {}} />
    </>
  );
}

/** Both legal pages are those of the brand. */
export const BrandPages = meta.story({
  tags: ['check', 'every-brand'],
  render: () => <LegalPages />,
  play: async ({ canvas }) => {
    const urls = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(urls.join(' ')).toBe(canvas.getByRole('status').textContent);
  },
});

/** Tab goes through both links to the button. */
export const Keyboard = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName(/^Privacy policy/);
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName(/^Terms/);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Contact us' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onContact).toHaveBeenCalledTimes(1);
  },
});

export const Phone = meta.story({ tags: ['check'], globals: onPhone });

export const LargeText = meta.story({
  tags: ['check'],
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

export const RightToLeft = meta.story({ tags: ['check'], globals: { direction: 'rtl' } });

export const AllStates = meta.story({ name: 'Sheet' });

export const Dark = meta.story({ tags: ['check'], name: 'Sheet, dark', globals: { scheme: 'dark' } });
