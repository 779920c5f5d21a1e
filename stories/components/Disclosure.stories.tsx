import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Disclosure, DisclosureCard, DisclosureGroup } from '@patient/ui/Disclosure';
import { Link } from '@patient/ui/Link';
import { Stack } from '@patient/ui/Stack';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';
import { leftOf } from '../rangeOf.ts';

const answer =
  'We charge your card after a doctor approves your treatment. Until then, we only hold the amount.';

const meta = preview.meta({
  title: 'Components/Disclosure',
  component: Disclosure,
  args: {
    title: 'When is my card charged?',
    children: (
      <>
        {answer} <Link href="/user/subscriptions">Your subscriptions</Link>
      </>
    ),
    onExpandedChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 560 }}>{Story()}</div>],
});

/** A button inside a heading that exposes its expanded state. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'When is my card charged?' });
    await expect(canvas.getByRole('heading', { level: 3 })).toContainElement(button);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});

/** Enter and Space toggle, focus stays, and closed content is not focusable. */
export const Keyboard = meta.story({
  tags: ['check'],
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(true);
    await expect(button).toHaveFocus();
    await waitFor(() => expect(canvas.getByText(/Until then, we only hold the amount/)).toBeVisible());
    await expect(canvas.getByRole('group')).toHaveAccessibleName('When is my card charged?');
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('link')).not.toBeInTheDocument());
  },
});

const questions = (
  <>
    <Disclosure id="charge" title="When is my card charged?" aside="2 min">
      {answer}
    </Disclosure>
    <Disclosure id="package" title="What does the package look like?" aside="1 min">
      Plain brown, with no hint of what is inside.
    </Disclosure>
    <Disclosure id="stop" title="How do I stop?" isDisabled aside="from March">
      On the page of your subscription, in one step.
    </Disclosure>
  </>
);

/** Several can be open at once. The aside wraps below a title that fills the line. */
export const Group = meta.story({
  render: () => <DisclosureGroup defaultExpandedKeys={['charge']}>{questions}</DisclosureGroup>,
  play: async ({ canvas }) => {
    const [charge, delivery, stop] = canvas.getAllByRole('button');
    await userEvent.click(delivery ?? document.body);
    await expect(charge).toHaveAttribute('aria-expanded', 'true');
    await expect(delivery).toHaveAttribute('aria-expanded', 'true');
    await expect(stop).toBeDisabled();
  },
});

/** Opening one closes the other. */
export const OneAtATime = meta.story({
  render: () => (
    <DisclosureGroup allowsMultipleExpanded={false} defaultExpandedKeys={['charge']}>
      {questions}
    </DisclosureGroup>
  ),
  play: async ({ canvas }) => {
    const [charge, delivery] = canvas.getAllByRole('button');
    await userEvent.click(delivery ?? document.body);
    await expect(delivery).toHaveAttribute('aria-expanded', 'true');
    await expect(charge).toHaveAttribute('aria-expanded', 'false');
  },
});

/** A card of a page, with a heading of the page's level. */
export const InCard = meta.story({
  render: (args) => <DisclosureCard {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
  },
});

export const LongText = meta.story({
  tags: ['check'],
  args: {
    title: 'If I pause my subscription today, what happens to the delivery that’s already on its way?',
    aside: 'Deliveries',
    defaultExpanded: true,
  },
  globals: onPhone,
});

export const LargeText = meta.story({
  tags: ['check'],
  render: () => <DisclosureGroup defaultExpandedKeys={['charge']}>{questions}</DisclosureGroup>,
  globals: largeTextOnPhone,
  play: async ({ canvas }) => {
    await expect(scrollsSideways()).toBe(false);
    const title = canvas.getByText('When is my card charged?').getBoundingClientRect();
    const aside = canvas.getByText('2 min').getBoundingClientRect();
    await expect(aside.top).toBeGreaterThanOrEqual(title.bottom);
  },
});

/** A count keeps its direction: "2 min", never "min 2". */
export const RightToLeft = meta.story({
  tags: ['check'],
  args: { defaultExpanded: true, aside: '2 min' },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const aside = canvas.getByText('2 min');
    await expect(leftOf(aside, '2')).toBeLessThan(leftOf(aside, 'min'));
  },
});

/** The focus ring has the corners of the group, which would clip others. */
export const Corners = meta.story({
  tags: ['check'],
  globals: { brand: 'product' },
  render: () => <DisclosureGroup defaultExpandedKeys={['charge']}>{questions}</DisclosureGroup>,
  play: async ({ canvas }) => {
    const [first, second, last] = canvas.getAllByRole('button');
    if (!first || !second || !last) throw new Error('Missing question');
    const radii = [first, second, last].map((one) => getComputedStyle(one).borderRadius);
    await expect(radii).toEqual(['23px 23px 0px 0px', '0px', '0px 0px 23px 23px']);
  },
});

/** Alone and in a group; closed, open and disabled. Every target is at least 44 px high. */
export const AllStates = meta.story({
  name: 'Sheet',
  render: () => (
    <Stack gap={8}>
      <Disclosure title="Alone, closed">{answer}</Disclosure>
      <Disclosure title="Alone, open" defaultExpanded>
        {answer}
      </Disclosure>
      <DisclosureGroup defaultExpandedKeys={['charge']}>{questions}</DisclosureGroup>
      <DisclosureCard title="In a card" aside="1 answer">
        {answer}
      </DisclosureCard>
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button'))
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});
