import { useCallback, useEffect, useRef } from 'react';

/**
 * Hands files to the browser's downloads. Each keeps its address until the screen is left, when all are revoked: Safari
 * reads a file only once the patient has agreed to the download.
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
