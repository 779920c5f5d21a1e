import { expect } from 'storybook/test';
import { brandPicture, Illustration, type PictureName } from '@patient/ui/Illustration';
import { brands } from '@patient/ui/theme';
import { useBrand } from '@patient/ui/UiProvider';
import preview from '../../.storybook/preview.tsx';
import { third } from '../brands/third.ts';
import { States } from '../States.tsx';

const meta = preview.meta({
  title: 'Components/Illustration',
  component: Illustration,
  args: { picture: brandPicture(brands[0], 'welcome') },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(20rem, 100%)' }}>
        <Story />
      </div>
    ),
  ],
});

/** Welcome picture of the current brand. */
function Welcome() {
  return <Illustration picture={brandPicture(useBrand(), 'welcome')} />;
}

/** Decorative: the text next to it has the content. */
export const Default = meta.story({
  render: () => <Welcome />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
});

/** A brand without pictures shows its mark. */
export const WithoutPictures = meta.story({
  args: { picture: brandPicture(third, 'welcome') },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('path')).toHaveAttribute('d', third.logo.path);
  },
});

const names: readonly PictureName[] = ['welcome', 'ed', 'hl', 'wl', 'ag'];

function Row({ name }: { name: PictureName }) {
  return <Illustration picture={brandPicture(useBrand(), name)} style={{ inlineSize: '10rem' }} />;
}

export const AllStates = meta.story({
  name: 'Sheet',
  render: () => <States rows={names} columns={['picture']} cell={(name) => <Row name={name} />} />,
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});
