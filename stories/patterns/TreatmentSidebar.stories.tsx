import { expect, fn, userEvent } from 'storybook/test';
import { Inline } from '@patient/ui/Inline';
import { TreatmentSidebar } from '@patient/ui/TreatmentSidebar';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';
import { otherPicture, productPicture } from '../pictures.ts';

const items = [
  {
    href: '/ed',
    name: 'Erectile Dysfunction Treatment',
    description: 'Tablets you take as needed or every day.',
    imageUrl: productPicture,
  },
  {
    href: '/hl',
    name: 'Hair Loss Treatment',
    description: 'Keep your hair and grow some back.',
    imageUrl: otherPicture,
  },
  {
    href: '/wl',
    name: 'Weight Loss Treatment',
    description: 'A plan from a doctor.',
    icon: 'scale' as const,
  },
];

const meta = preview.meta({
  title: 'Patterns/Registration/TreatmentSidebar',
  component: TreatmentSidebar,
  args: { items },
});

/** 300 px wide: Dashboard, then products the patient doesn't have. */
export const Default = meta.story({
  tags: ['layout:treatment-sidebar'],
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Treatments' });
    await expect(nav.getBoundingClientRect().width).toBe(300);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText('Erectile Dysfunction Treatment')).toBeVisible();
  },
});

/** Entries without a link are buttons. */
export const EntriesWithoutLink = meta.story({
  args: { items: items.map((item) => ({ ...item, href: undefined, onPress: fn() })) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Hair Loss Treatment/ }));
    await expect(args.items[1]?.onPress).toHaveBeenCalledOnce();
  },
});

/** Each entry is a tab stop. */
export const Keyboard = meta.story({
  tags: ['check'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    const dashboard = canvas.getByRole('link', { name: 'Dashboard' });
    await expect(dashboard).toHaveFocus();
    await expect(dashboard).toHaveAttribute('href', '/user/subscriptions');
    for (const { href, name } of items) {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAttribute('href', href);
      await expect(document.activeElement).toHaveTextContent(name);
    }
    for (const link of canvas.getAllByRole('link'))
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

/** Only the Dashboard when the patient has every product. */
export const Empty = meta.story({
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
});

export const Loading = meta.story({
  args: { items: [], isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading treatments…');
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  },
});

const long = {
  items: [
    {
      href: '/ed',
      name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter',
      description: 'A description that is much longer than usual, to see how it wraps.',
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

export const LargeText = meta.story({
  tags: ['check'],
  args: long,
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

export const RightToLeft = meta.story({ tags: ['check'], globals: { direction: 'rtl' } });

export const AllStates = meta.story({
  name: 'Sheet',
  render: (args) => (
    <Inline gap={8} align="start">
      <TreatmentSidebar {...args} />
      <TreatmentSidebar {...args} aria-label="Loading" isLoading />
      <TreatmentSidebar {...args} aria-label="All had" items={[]} />
    </Inline>
  ),
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});
