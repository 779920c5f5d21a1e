import { atom, useAtom, useSetAtom } from 'jotai';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ChatMessage } from '@patient/api';
import { type MessageFile, toBlob, type Unsent } from '@patient/api/messages';
import { privateFileId } from '#shared/format/privateFile.ts';
import { downloadFileAtom, fileUrlAtom, objectUrlAtom } from '#shared/service/files.ts';
import { useDownload } from '#shared/view/useDownload.ts';

/** A picture that could not be fetched is shown as broken. */
const BROKEN = '';

const contents = new WeakMap<MessageFile, Blob>();

/** Decoded file of an unsent message, cached. */
function contentOf(file: MessageFile): Blob {
  const content = contents.get(file) ?? toBlob(file);
  contents.set(file, content);
  return content;
}

/** Messages of a chat and unsent ones. */
interface Source {
  readonly messages: readonly ChatMessage[];
  readonly unsent: readonly Unsent[];
}

function createUrlsAtom(initial: Source) {
  const sourceAtom = atom(initial);
  return atom(
    (get) => {
      const { messages, unsent } = get(sourceAtom);
      const urls = new Map<string, string>();
      for (const { _id, messageType, message } of messages) {
        if (messageType !== 'image') continue;
        const id = privateFileId(message);
        const url = id === undefined ? null : get(fileUrlAtom(id));
        if (url !== undefined) urls.set(_id, url ?? BROKEN);
      }
      for (const { key, file } of unsent) {
        const url = file?.type.startsWith('image/') && get(objectUrlAtom(contentOf(file)));
        if (url) urls.set(key, url);
      }
      return urls;
    },
    (_get, set, source: Source) => set(sourceAtom, source),
  );
}

/** Object URLs of the pictures of a chat, by message, or by key for unsent ones. */
export function useFileUrls(
  messages: readonly ChatMessage[],
  unsent: readonly Unsent[],
): ReadonlyMap<string, string> {
  // One atom, so that a URL is not revoked when the messages change.
  const [urlsAtom] = useState(() => createUrlsAtom({ messages, unsent }));
  const [urls, setSource] = useAtom(urlsAtom);
  useLayoutEffect(() => setSource({ messages, unsent }), [setSource, messages, unsent]);
  return urls;
}

/** Returns a function that downloads the file of a message, unless the chat is left before it has loaded. */
export function useFileDownload(): (message: ChatMessage) => Promise<void> {
  const fetchFile = useSetAtom(downloadFileAtom);
  const download = useDownload();
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);
  return useCallback(
    async ({ message, fileName }) => {
      const { signal } = leaving.current ?? {};
      const id = privateFileId(message);
      if (id === undefined || signal === undefined) return;
      const content = await fetchFile(id, signal).catch(() => undefined);
      if (content !== undefined && !signal.aborted) download(content, fileName ?? 'file');
    },
    [fetchFile, download],
  );
}
