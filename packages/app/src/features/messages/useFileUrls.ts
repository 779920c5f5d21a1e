import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, type ChatMessage } from '@patient/api';
import { clientAtom } from '#shared/service/client.ts';
import { environmentAtom } from '#shared/environment.ts';
import { notifyOnError } from '#shared/service/notify.ts';
import { onlineAtom } from '#shared/service/online.ts';
import { privateFileId } from '#shared/format/privateFile.ts';
import { useDownload } from '#shared/view/useDownload.ts';
import { toBlob } from './attachment.ts';
import type { Unsent } from './rules/message.ts';

/** A picture that could not be fetched is shown as broken. */
const BROKEN = '';

/** A file that is gone stays gone; any other failure may be that of the connection. */
const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

const isPicture = ({ messageType }: ChatMessage): boolean => messageType === 'image';

/** Pictures of a chat. */
export interface FileUrls {
  /** Object URLs by message, or by key for unsent ones. */
  readonly urls: ReadonlyMap<string, string>;
  /** Fetches a document and hands it to the browser's downloads, unless the chat is left before it has loaded. */
  readonly download: (message: ChatMessage) => Promise<void>;
}

/**
 * Fetches the files of a chat with the token. On unmount their object URLs are revoked (privacy rules, 10) and requests are
 * aborted: another person may use the device by then. A picture that failed is requested again, without a notification, when
 * the chat is loaded again or the device is online again, also if it fails only then.
 */
export function useFileUrls(messages: readonly ChatMessage[], unsent: readonly Unsent[]): FileUrls {
  const client = useAtomValue(clientAtom);
  const environment = useAtomValue(environmentAtom);
  const isOnline = useAtomValue(onlineAtom);
  const [urls, setUrls] = useState<ReadonlyMap<string, string>>(new Map());
  const [asked] = useState(() => new Map<string, string>());
  const [failed] = useState(() => new Set<string>());
  /** Another value for each connection of the device; undefined without one. */
  const connection = useRef<object>(undefined);
  const handToBrowser = useDownload();
  const stay = useRef<AbortController>(undefined);
  useEffect(() => {
    const current = new AbortController();
    stay.current = current;
    return () => {
      current.abort();
      for (const url of asked.values()) if (url !== BROKEN) URL.revokeObjectURL(url);
      asked.clear();
      failed.clear();
      setUrls(new Map());
    };
  }, [asked, failed]);

  useEffect(() => {
    connection.current = isOnline ? {} : undefined;
  }, [isOnline]);

  const fetchFile = useCallback(
    async (message: ChatMessage, signal: AbortSignal, isQuiet = false): Promise<Blob | undefined> => {
      const id = privateFileId(message.message);
      if (id === undefined) return undefined;
      const call = client.GET('/api/file/{id}', { params: { path: { id } }, parseAs: 'blob', signal });
      return (await (isQuiet ? call : notifyOnError(environment, call))).data;
    },
    [client, environment],
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
    const ask = async (message: ChatMessage, isAgain: boolean): Promise<Blob | undefined> => {
      const askedOn = connection.current;
      try {
        return await fetchFile(message, signal, isAgain);
      } catch (error) {
        if (signal.aborted || isGone(error)) return undefined;
        // The connection of the request was lost, and the next one is there already.
        if (connection.current !== undefined && connection.current !== askedOn) return ask(message, true);
        failed.add(message._id);
        return undefined;
      }
    };
    for (const message of messages.filter(isPicture)) {
      const { _id } = message;
      const isAgain = isOnline && failed.delete(_id);
      if (asked.has(_id) && !isAgain) continue;
      asked.set(_id, BROKEN);
      void ask(message, isAgain).then((content) => signal.aborted || keep(_id, content));
    }
  }, [messages, isOnline, asked, failed, fetchFile, keep]);

  useEffect(() => {
    for (const { key, file } of unsent) {
      if (file === undefined || asked.has(key) || !file.type.startsWith('image/')) continue;
      asked.set(key, BROKEN);
      void Promise.resolve(toBlob(file)).then((content) => keep(key, content));
    }
  }, [unsent, asked, keep]);

  const download = useCallback(
    async (message: ChatMessage) => {
      const signal = stay.current?.signal;
      if (signal === undefined) return;
      const content = await fetchFile(message, signal).catch(() => undefined);
      if (content === undefined || signal.aborted) return;
      handToBrowser(content, message.fileName ?? 'file');
    },
    [fetchFile, handToBrowser],
  );

  return { urls, download };
}
