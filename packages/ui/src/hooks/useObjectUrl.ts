import { useEffect, useState } from 'react';

/** Object URL of a file, revoked when it's no longer used; undefined without a file and in the first render. */
export function useObjectUrl(file: Blob | undefined): string | undefined {
  const [created, setCreated] = useState<{ readonly file: Blob; readonly url: string }>();
  useEffect(() => {
    // jsdom, in unit tests of another app, has no object URLs.
    if (file === undefined || !('createObjectURL' in URL)) return undefined;
    const url = URL.createObjectURL(file);
    // oxlint-disable-next-line react/set-state-in-effect -- object URLs are created and revoked outside React
    setCreated({ file, url });
    return () => URL.revokeObjectURL(url);
  }, [file]);
  // A URL of an earlier file is revoked.
  return created?.file === file ? created?.url : undefined;
}
