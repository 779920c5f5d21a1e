import { useState } from 'react';
import { safePictureUrl } from './safePictureUrl.ts';

/** Props of an `<img>` whose `src` is undefined when the URL is missing, not allowed or fails to load. */
export function usePicture(url: string | undefined) {
  const [broken, setBroken] = useState<string>();
  const safe = safePictureUrl(url);
  return { src: safe === broken ? undefined : safe, onError: () => setBroken(safe) };
}
