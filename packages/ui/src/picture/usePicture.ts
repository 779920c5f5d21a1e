import { useState } from 'react';
import { safePictureUrl } from './safePictureUrl.ts';

/** A picture that may be missing, forbidden or broken: `src` is there only while it can be shown. */
export function usePicture(address: string | undefined) {
  const [broken, setBroken] = useState<string>();
  const safe = safePictureUrl(address);
  return { src: safe === broken ? undefined : safe, onError: () => setBroken(safe) };
}
