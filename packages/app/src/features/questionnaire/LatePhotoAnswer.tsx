import { Skeleton } from '@patient/ui/Skeleton';
import { latePart } from '#shared/lazy/latePart.tsx';

/** PhotoAnswer, which few questionnaires ask for: choosing, dropping and preparing photos is half of their code. */
export const LatePhotoAnswer = latePart(async () => (await import('./PhotoAnswer.tsx')).PhotoAnswer, {
  what: 'the photo field',
  skeleton: <Skeleton shape="block" height="16rem" />,
});
