import { Link } from '@patient/ui/Link';
import { PhotoCapture } from '@patient/ui/PhotoCapture';
import { PhotoReview } from '@patient/ui/PhotoReview';
import { MESSAGES } from '@patient/app/shared/messages.ts';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { onPhone } from '../../phone.ts';
import { facePicture } from '../../pictures.ts';
import { StepsFrame } from './frames.tsx';
import { headed, plain } from './plain.ts';

const meta = preview.meta({ ...plain, title: 'Screens/Composed/Steps: photo' });

/** Front of an ID, by the camera at the back or from a file. */
export const IdPhoto = meta.story({
  tags: ['route:/steps', 'step:photo', 'step:photo-id'],
  render: () => (
    <StepsFrame title="A photo of your ID" step={4}>
      <PhotoCapture
        title="Front of your driver’s license or passport"
        guidance={['All four corners can be seen', 'Every letter is sharp', 'No glare on it']}
        onPhoto={fn()}
      />
    </StepsFrame>
  ),
  play: headed('A photo of your ID'),
});

/** The camera may not be used: said, and a file does as well. */
export const Selfie = meta.story({
  tags: ['step:photo-selfie'],
  globals: onPhone,
  render: () => (
    <StepsFrame title="A photo of you" step={4}>
      <PhotoCapture
        title="Your face"
        guide="face"
        camera="refused"
        guidance={['Daylight from the front', 'No hat and no sunglasses']}
        onPhoto={fn()}
      />
    </StepsFrame>
  ),
  play: headed('A photo of you'),
});

const taken = {
  src: facePicture,
  alt: 'The photo you took of yourself',
  title: 'Can your face be seen well?',
  onAccept: fn(),
  onRetake: fn(),
  onRetry: fn(),
};

/** Looked at before it is sent. */
export const Review = meta.story({
  tags: ['step:photo-selfie'],
  render: () => (
    <StepsFrame title="A photo of you" step={4}>
      <PhotoReview {...taken} />
    </StepsFrame>
  ),
  play: headed('A photo of you'),
});

/** The picture is kept; it can be tried again. */
export const NotSent = meta.story({
  tags: ['message:photoNotUploaded'],
  globals: onPhone,
  render: () => (
    <StepsFrame title="A photo of you" step={4}>
      <PhotoReview
        {...taken}
        state="failed"
        strings={{ failed: MESSAGES.photoNotUploaded }}
        help={<Link href="/user/chat">Ask support</Link>}
      />
    </StepsFrame>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Something goes wrong, please contact support team')).toBeVisible();
  },
});
