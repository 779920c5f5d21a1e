import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';
import { FileDrop } from '@patient/ui/FileDrop';
import { MESSAGES } from '@patient/app/domain/messages.ts';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { onPhone } from '../../phone.ts';
import { StepsFrame } from './frames.tsx';
import { headed, plain } from './plain.ts';

const meta = preview.meta({ ...plain, title: 'Screens/Composed/Steps: photo' });

const seen = (
  <Alert tone="info" title="Who sees this">
    The doctor who treats you and the people who check identities. The place where it was taken is removed
    before it is sent.
  </Alert>
);

const go = (
  <Button variant="primary" isWide>
    Continue
  </Button>
);

/** Front of an ID, by the camera at the back or from a file. */
export const IdPhoto = meta.story({
  tags: ['route:/steps', 'step:photo', 'step:photo-id'],
  render: () => (
    <StepsFrame title="A photo of your ID" step={4}>
      <FileDrop
        label="Front of your driver’s license or passport"
        description="All four corners in the picture, and every letter sharp."
        camera="environment"
        files={[]}
        onAdd={fn()}
        onRemove={fn()}
      />
      {seen}
      {go}
    </StepsFrame>
  ),
  play: headed('A photo of your ID'),
});

export const Selfie = meta.story({
  tags: ['step:photo-selfie'],
  globals: onPhone,
  render: () => (
    <StepsFrame title="A photo of you" step={4}>
      <FileDrop
        label="Your face"
        description="Daylight, no hat, no sunglasses."
        camera="user"
        files={[]}
        onAdd={fn()}
        onRemove={fn()}
      />
      {seen}
      {go}
    </StepsFrame>
  ),
  play: headed('A photo of you'),
});

/** The picture is kept; it can be tried again. */
export const NotSent = meta.story({
  tags: ['message:photoNotUploaded'],
  globals: onPhone,
  render: () => (
    <StepsFrame title="A photo of your ID" step={4}>
      <FileDrop
        label="Front of your driver’s license or passport"
        camera="environment"
        files={[
          {
            id: 'a',
            file: new File(['id'], 'license.jpg', { type: 'image/jpeg' }),
            error: MESSAGES.photoNotUploaded,
          },
        ]}
        onAdd={fn()}
        onRemove={fn()}
        onRetry={fn()}
      />
      {go}
    </StepsFrame>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Something goes wrong, please contact support team')).toBeVisible();
  },
});
