import { Skeleton } from '@patient/ui/Skeleton';
import { lateCode } from '../../shared/lazy/lateCode.ts';
import { useCode } from '../../shared/lazy/useCode.ts';
import { QueryView } from '../../shared/view/QueryView.tsx';
import type { PhotoAnswerProps } from './PhotoAnswer.tsx';

const photoAnswer = lateCode(async () => (await import('./PhotoAnswer.tsx')).PhotoAnswer);

/** Fetches the field before its question is shown. What does not arrive is fetched when it is needed. */
export const preloadPhotoAnswer = (): void => void photoAnswer.load().catch(() => undefined);

/** PhotoAnswer, which few questionnaires ask for: choosing, dropping and preparing photos is half of their code. */
export function LatePhotoAnswer(props: PhotoAnswerProps) {
  const code = useCode(photoAnswer);
  return (
    <QueryView queries={[code]} what="the photo field" skeleton={<Skeleton shape="block" height="16rem" />}>
      {(PhotoAnswer) => <PhotoAnswer {...props} />}
    </QueryView>
  );
}
