import { atom, useAtom, useSetAtom } from 'jotai';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ChatMessage } from '@patient/api';
import { type MessageFile, savedName, toBlob, type Unsent } from '@patient/api/messages';
import { privateFileId } from '#shared/format/privateFile.ts';
import { lazyPart } from '#shared/lazy/lazyPart.tsx';
import { downloadFileAtom, fileAtom, fileUrlAtom, objectUrlAtom } from '#shared/service/files.ts';
import { useDownload } from '@patient/ui/hooks';
import type { ChatThreadMessage } from '@patient/ui/ChatThread';
import type { ShownPicture } from './views/threadView.ts';

/** Loaded when the first picture opens. */
const PictureDialog = lazyPart(async () => (await import('@patient/ui/PictureDialog')).PictureDialog, {
  onFailed: ({ onOpenChange }) => onOpenChange(false),
});

/** URL of a picture that could not be fetched. */
const UNLOADED = '';

/** Messages of a chat and unsent ones. */
interface Source {
  readonly messages: readonly ChatMessage[];
  readonly unsent: readonly Unsent[];
}

function createFilesAtom(initial: Source) {
  const sourceAtom = atom(initial);
  return atom(
    (get) => {
      const { messages, unsent } = get(sourceAtom);
      const files = new Map<string, ShownPicture>();
      for (const message of messages) {
        if (message.messageType !== 'image') continue;
        const id = privateFileId(message.message);
        const url = id === undefined ? null : get(fileUrlAtom(id));
        const type = id === undefined ? undefined : get(fileAtom(id)).data?.type;
        if (url !== undefined)
          files.set(message._id, { url: url ?? UNLOADED, name: savedName(message, type ?? '') });
      }
      for (const { key, file } of unsent) {
        if (!file?.type.startsWith('image/')) continue;
        const url = get(objectUrlAtom(toBlob(file)));
        if (url !== undefined) files.set(key, { url, name: file.name });
      }
      return files;
    },
    (_get, set, source: Source) => set(sourceAtom, source),
  );
}

/** Pictures of a chat, by message, or by key for unsent ones. */
export function useFiles(
  messages: readonly ChatMessage[],
  unsent: readonly Unsent[],
): ReadonlyMap<string, ShownPicture> {
  // One atom, so that a URL is not revoked when the messages change.
  const [filesAtom] = useState(() => createFilesAtom({ messages, unsent }));
  const [files, setSource] = useAtom(filesAtom);
  useLayoutEffect(() => setSource({ messages, unsent }), [setSource, messages, unsent]);
  return files;
}

/** Returns a function that downloads the file of a message, unless the chat is left before it has loaded. */
function useFileDownload(): (source: ChatMessage | MessageFile) => Promise<void> {
  const fetchFile = useSetAtom(downloadFileAtom);
  const download = useDownload();
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);
  return useCallback(
    async (source) => {
      if ('content' in source) return download(toBlob(source), source.name);
      const { signal } = leaving.current ?? {};
      const id = privateFileId(source.message);
      if (id === undefined || signal === undefined) return;
      const content = await fetchFile(id, signal).catch(() => undefined);
      if (content !== undefined && !signal.aborted) download(content, savedName(source, content.type));
    },
    [fetchFile, download],
  );
}

/** Handler with a stable identity, for memoized rows. */
function useStable(handler: (id: string) => void): (id: string) => void {
  const newest = useRef(handler);
  useLayoutEffect(() => {
    newest.current = handler;
  });
  return useCallback((id) => newest.current(id), []);
}

/**
 * Actions on the files of a chat, and the dialog of the picture that is open.
 * @param shown all shown messages
 * @param sourceOf returns the message that is shown with an ID, or its unsent file
 */
export function useFileActions(
  shown: readonly ChatThreadMessage[],
  sourceOf: (id: string) => ChatMessage | MessageFile | undefined,
) {
  const download = useFileDownload();
  const [openId, setOpenId] = useState<string>();
  const opened = shown.find(({ id, kind }) => id === openId && kind === 'image');
  const onDownload = useStable((id) => {
    const source = sourceOf(id);
    if (source) void download(source);
  });
  const onOpenPicture = useStable(setOpenId);
  return {
    /** Props of ChatThread. */
    actions: { onDownload, onOpenPicture },
    dialog: opened && (
      <PictureDialog
        isOpen
        onOpenChange={(isOpen) => !isOpen && setOpenId(undefined)}
        name={opened.fileName ?? opened.text}
        alt={opened.text || `Picture from ${opened.isOwn === true ? 'you' : opened.name}`}
        src={opened.fileUrl}
        onDownload={() => onDownload(opened.id)}
      />
    ),
  };
}
