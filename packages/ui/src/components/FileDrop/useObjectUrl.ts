import { useEffect, useState } from 'react';

/** Object URL of a file, revoked when it's no longer used. */
export function useObjectUrl(file: Blob, isEnabled: boolean): string | undefined {
  const [objectUrl, setObjectUrl] = useState<string>();
  useEffect(() => {
    if (!isEnabled) return undefined;
    const url = URL.createObjectURL(file);
    // oxlint-disable-next-line react/set-state-in-effect -- object URLs are created and revoked outside React
    setObjectUrl(url);
    return () => URL.revokeObjectURL(url);
  }, [file, isEnabled]);
  return objectUrl;
}
