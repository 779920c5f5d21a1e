import { useEffect, useState } from 'react';

/** Object URL of a file, revoked when it's no longer used. */
export function useObjectUrl(file: Blob, isWanted: boolean): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!isWanted) return undefined;
    const made = URL.createObjectURL(file);
    // oxlint-disable-next-line react/set-state-in-effect -- object URLs are created and revoked outside React
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file, isWanted]);
  return address;
}
