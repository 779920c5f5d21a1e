import { expect } from 'storybook/test';
import { SvgIcon, Icon, iconNames } from '@patient/ui/Icon';
import { space, vars } from '@patient/ui/theme';
import preview from '../../.storybook/preview.tsx';
import { States } from '../States.tsx';

const meta = preview.meta({ title: 'Components/Icon', component: Icon, args: { name: 'bell' as const } });

/** Decorative, so screen readers skip it. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
});

/** Has an accessible name when there is no text next to it. */
export const Labeled = meta.story({
  args: { name: 'lock', label: 'Private' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Private' })).toBeVisible();
  },
});

/** Aligns with the text and uses its color. */
export const WithText = meta.story({
  render: () => (
    <p style={{ color: vars.color.danger.text.rest, fontSize: '1.375rem' }}>
      <Icon name="error" /> Payment failed <Icon name="arrow-right" size="small" />
    </p>
  ),
});

/** Directional icons are mirrored. */
export const RightToLeft = meta.story({
  tags: ['check'],
  args: { name: 'arrow-back' },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const icon = canvasElement.querySelector('svg');
    await expect(icon && getComputedStyle(icon).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)');
  },
});

/** Custom path, used without loading the set. */
export const CustomIcon = meta.story({
  render: () => <SvgIcon d="M4 12h16M12 4v16" label="Add" isDirectional />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Add' })).toBeVisible();
  },
});

const cell = {
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  padding: space[3],
  fontSize: '0.875rem',
  textAlign: 'center',
} as const;

/** All icons with their names. */
export const Gallery = meta.story({
  render: () => (
    <ul role="list" style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))' }}>
      {iconNames.map((name) => (
        <li key={name} style={cell}>
          <Icon name={name} size="large" />
          {name}
        </li>
      ))}
    </ul>
  ),
});

export const AllStates = meta.story({
  name: 'Sheet',
  render: () => (
    <States
      rows={['bell', 'pill', 'check-circle', 'warning', 'eye-off']}
      columns={['small', 'medium', 'large']}
      cell={(name, size) => <Icon name={name} size={size} />}
    />
  ),
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});
