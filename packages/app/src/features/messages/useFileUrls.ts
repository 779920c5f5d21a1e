import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChatMessage } from '@patient/api';
import { clientAtom } from '../../shared/service/client.ts';
import { privateFileId } from '../../shared/format/privateFile.ts';
import { useDownload } from '../../shared/view/useDownload.ts';
import { toBlob } from './prepareAttachment.ts';
import type { OutgoingMessage } from './rules/outgoing.ts';

/** A picture that could not be fetched is shown as broken. */
const BROKEN = '';

const isPicture = ({ messageType }: ChatMessage): boolean => messageType === 'image';

/** Pictures of a chat. */
export interface FileUrls {
  /** Object URLs by message, or by key for unsent ones. */
  readonly urls: ReadonlyMap<string, string>;
  /** Fetches a document and hands it to the browser's downloads, unless the chat is left before it has come. */
  readonly download: (message: ChatMessage) => Promise<void>;
}

/**
 * Fetches the files of a chat with the token. On unmount their object URLs are revoked (privacy rules, 10), and what is on
 * its way is given up: the device may be somebody else's by then.
 */
export function useFileUrls(messages: readonly ChatMessage[], pending: readonly OutgoingMessage[]): FileUrls {
  const client = useAtomValue(clientAtom);
  const [urls, setUrls] = useState<ReadonlyMap<string, string>>(new Map());
  const [asked] = useState(() => new Map<string, string>());
  const handToBrowser = useDownload();
  const stay = useRef<AbortController>(undefined);
  useEffect(() => {
    const current = new AbortController();
    stay.current = current;
    return () => {
      current.abort();
      for (const url of asked.values()) if (url !== BROKEN) URL.revokeObjectURL(url);
      asked.clear();
      setUrls(new Map());
    };
  }, [asked]);

  const fetchFile = useCallback(
    async (message: ChatMessage, signal: AbortSignal): Promise<Blob | undefined> => {
      const id = privateFileId(message.message);
      if (id === undefined) return undefined;
      const call = client.GET('/api/file/{id}', { params: { path: { id } }, parseAs: 'blob', signal });
      return (await call.catch(() => undefined))?.data;
    },
    [client],
  );

  const keep = useCallback(
    (name: string, content: Blob | undefined) => {
      if (!asked.has(name)) return;
      const url = content === undefined ? BROKEN : URL.createObjectURL(content);
      asked.set(name, url);
      setUrls((before) => new Map(before).set(name, url));
    },
    [asked],
  );

  useEffect(() => {
    const signal = stay.current?.signal;
    if (signal === undefined) return;
    for (const message of messages.filter(isPicture)) {
      if (asked.has(message._id)) continue;
      asked.set(message._id, BROKEN);
      void fetchFile(message, signal).then((content) => signal.aborted || keep(message._id, content));
    }
    for (const { key, file } of pending) {
      if (file === undefined || asked.has(key) || !file.type.startsWith('image/')) continue;
      asked.set(key, BROKEN);
      void Promise.resolve(toBlob(file)).then((content) => keep(key, content));
    }
  }, [messages, pending, asked, fetchFile, keep]);

  const download = useCallback(
    async (message: ChatMessage) => {
      const signal = stay.current?.signal;
      if (signal === undefined) return;
      const content = await fetchFile(message, signal);
      if (content === undefined || signal.aborted) return;
      handToBrowser(content, message.fileName ?? 'file');
    },
    [fetchFile, handToBrowser],
  );

  return { urls, download };
}
