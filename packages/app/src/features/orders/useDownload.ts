import { useEffect, useRef } from 'react';

/**
 * Hands text files to the browser's downloads. Each keeps its address until the screen is left: Safari reads a file only
 * once the patient has agreed to the download.
 */
export function useDownload(): (text: string, name: string, type: string) => void {
  const urls = useRef<readonly string[]>([]);
  useEffect(
    () => () => {
      for (const url of urls.current) URL.revokeObjectURL(url);
      urls.current = [];
    },
    [],
  );
  return (text, name, type) => {
    const url = URL.createObjectURL(new Blob([text], { type }));
    urls.current = [...urls.current, url];
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
  };
}
