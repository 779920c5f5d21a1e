import { useEffect, useState } from 'react';

/** An address for a picture that lies on the device, taken back when it is no longer shown. */
export function useObjectUrl(file: Blob, isWanted: boolean): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!isWanted) return undefined;
    const made = URL.createObjectURL(file);
    // oxlint-disable-next-line react/set-state-in-effect -- an address is made and taken back outside of React
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file, isWanted]);
  return address;
}
