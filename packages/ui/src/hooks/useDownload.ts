import { useCallback, useEffect, useRef } from 'react';

/**
 * Downloads files. Their object URLs are revoked on unmount, not at once, because Safari reads a file only after the patient
 * has confirmed the download.
 */
export function useDownload(): (file: Blob, name: string) => void {
  const urls = useRef<readonly string[]>([]);
  useEffect(
    () => () => {
      for (const url of urls.current) URL.revokeObjectURL(url);
      urls.current = [];
    },
    [],
  );
  return useCallback((file, name) => {
    const url = URL.createObjectURL(file);
    urls.current = [...urls.current, url];
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
  }, []);
}
