import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';
import { Inline } from '@patient/ui/Inline';
import { SkeletonGroup } from '@patient/ui/Skeleton';
import { Stack } from '@patient/ui/Stack';
import { SubscriptionCard, SubscriptionCardSkeleton } from '@patient/ui/SubscriptionCard';
import { brands } from '@patient/ui/theme';
import { UiProvider } from '@patient/ui/UiProvider';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';
import { brokenPicture, otherPicture, productPicture } from '../pictures.ts';
import { leftOf } from '../rangeOf.ts';

const pause = fn();
const goTo = fn();

const meta = preview.meta({
  title: 'Patterns/Subscriptions/SubscriptionCard',
  component: SubscriptionCard,
  args: {
    title: 'Hair loss treatment',
    subtitle: 'Finasteride 1 mg, 90 tablets',
    href: '/user/subscriptions/64f0c0ffee',
    status: { label: 'Active', tone: 'success' as const },
    imageUrl: productPicture,
    facts: [
      { term: 'Next delivery', detail: 'Mar 3, 2027' },
      { term: 'Next charge', detail: '$84.00' },
    ],
    actions: (
      <Inline>
        <Button onPress={pause}>Pause</Button>
        <Button variant="quiet">Skip a delivery</Button>
      </Inline>
    ),
  },
  beforeEach: () => {
    pause.mockClear();
    goTo.mockClear();
  },
});

/** An article with the treatment as its name; the title is the link. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Hair loss treatment' })).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Hair loss treatment' });
    await expect(link).toHaveAttribute('href', '/user/subscriptions/64f0c0ffee');
    await expect(canvas.getByRole('heading', { level: 2 })).toContainElement(link);
  },
});

/** The link, with a focus ring around the entire card, is the first tab stop, then the actions. */
export const Keyboard = meta.story({
  tags: ['check'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Hair loss treatment' });
    await expect(link).toHaveFocus();
    const ring = getComputedStyle(link, '::after');
    await expect(ring.outlineStyle).toBe('solid');
    await expect(Number.parseFloat(ring.height)).toBeGreaterThan(150);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Pause' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(pause).toHaveBeenCalledTimes(1);
  },
});

const topAt = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2);
};

/** A press anywhere on the card follows the link, except on an action. */
export const WholeCardIsClickable = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(topAt(canvas.getByText('Next delivery'))).toBe(link);
    await expect(topAt(canvas.getByRole('article'))).toBe(link);
    await expect(topAt(canvas.getByText('Pause'))).toBe(canvas.getByText('Pause'));
  },
});

/** Links navigate client-side; with a modifier key, the browser opens a new tab. */
export const ClientSideNavigation = meta.story({
  decorators: [
    (Story) => (
      <UiProvider brand={brands[0]} navigate={goTo}>
        <Story />
      </UiProvider>
    ),
  ],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await userEvent.click(link);
    await expect(goTo).toHaveBeenLastCalledWith('/user/subscriptions/64f0c0ffee');
    link.focus();
    await userEvent.keyboard('{Enter}');
    await expect(goTo).toHaveBeenCalledTimes(2);

    const isPrevented = fn();
    const handleClick = (event: MouseEvent) => {
      isPrevented(event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener('click', handleClick, { once: true });
    // One user-event session, so that the modifier key stays pressed during the click.
    const patient = userEvent.setup();
    await patient.keyboard('{Control>}');
    await patient.click(link);
    await patient.keyboard('{/Control}');
    await expect(isPrevented).toHaveBeenLastCalledWith(false);
    await expect(goTo).toHaveBeenCalledTimes(2);
  },
});

const overdue = (
  <Alert tone="warning" title="Your doctor has a question">
    Answer it to continue your treatment.
  </Alert>
);

export const ActionRequired = meta.story({
  args: {
    status: { label: 'Action Required', tone: 'warning' },
    notice: overdue,
    actions: (
      <Inline>
        <Button variant="primary">Answer now</Button>
      </Inline>
    ),
  },
});

/** Labeled Active as the specification requires, but distinct by icon and facts. */
export const Paused = meta.story({
  args: {
    status: { label: 'Active', tone: 'success', icon: 'pause' },
    facts: [
      { term: 'Paused until', detail: 'Mar 3, 2027' },
      { term: 'Next charge', detail: 'None while paused' },
    ],
    actions: (
      <Inline>
        <Button>Resume</Button>
      </Inline>
    ),
  },
});

/** Only the title is available. */
export const Minimal = meta.story({
  args: {
    subtitle: undefined,
    imageUrl: undefined,
    facts: [],
    actions: undefined,
    status: { label: 'Pending...', tone: 'neutral' },
  },
});

export const BrokenPicture = meta.story({
  args: { imageUrl: brokenPicture },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
  },
});

export const OnAPhone = meta.story({ globals: onPhone });

const long = {
  title: 'Prescription weight management treatment with monthly check-ins',
  subtitle:
    'Compounded semaglutide with cyanocobalamin 2.5 mg/0.5 mg per mL, 4 vials, refrigerated packaging',
  status: { label: 'awaiting manual pharmacy address verification', tone: 'neutral' },
  facts: [
    { term: 'Next delivery', detail: 'Between Mar 3, 2027 and Mar 9, 2027' },
    { term: 'Next charge', detail: '$1,234.50' },
    { term: 'Doctor', detail: 'Dr. Bartholomew Featherstonehaugh-Cholmondeley' },
  ],
  notice: overdue,
} as const;

export const LongText = meta.story({
  tags: ['check'],
  args: long,
  globals: { ...onPhone, direction: 'rtl' },
});

/** Picture above the text, one fact per line; nothing is cut and nothing scrolls sideways. */
export const LargeText = meta.story({
  args: long,
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

/** As tall as the loaded card. */
export const Loading = meta.story({
  render: (args) => (
    <Stack>
      <SkeletonGroup label="Loading your subscriptions…">
        <SubscriptionCardSkeleton data-testid="skeleton" />
      </SkeletonGroup>
      <SubscriptionCard {...args} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your subscriptions…');
    const skeleton = canvas.getByTestId('skeleton').getBoundingClientRect().height;
    const card = canvas.getByRole('article').getBoundingClientRect().height;
    await expect(Math.abs(skeleton - card)).toBeLessThanOrEqual(8);
  },
});

export const RightToLeft = meta.story({ tags: ['check'], globals: { direction: 'rtl' } });

/** Parts keep their own direction: "1 mg", never "mg 1". */
export const SubtitleOfParts = meta.story({
  tags: ['check'],
  args: { subtitle: ['Finasteride', '1 mg'] },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const dose = canvas.getByText('1 mg');
    await expect(dose.parentElement).toHaveTextContent('Finasteride, 1 mg');
    await expect(leftOf(dose, '1')).toBeLessThan(leftOf(dose, 'mg'));
  },
});

export const AllStates = meta.story({
  name: 'Sheet',
  render: (args) => (
    <Stack style={{ maxInlineSize: 720, marginInline: 'auto' }}>
      <SubscriptionCard {...args} />
      <SubscriptionCard
        {...args}
        title="Weight loss treatment"
        subtitle="Semaglutide 0.25 mg, 4 doses"
        imageUrl={otherPicture}
        status={{ label: 'In Review', tone: 'info' }}
        actions={undefined}
      />
      <SubscriptionCard {...args} {...long} imageUrl={undefined} />
      <SubscriptionCard {...args} title="Anti-aging treatment" isLoading />
    </Stack>
  ),
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});
