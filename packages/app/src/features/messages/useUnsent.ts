import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useLayoutEffect, useMemo } from 'react';
import { randomId, type ChatMessage } from '@patient/api';
import {
  type ChatTarget,
  type MessageAction,
  messagesAfter,
  prepareAttachment,
  unsentOf,
} from '@patient/api/messages';
import { onlineAtom } from '#shared/service/online.ts';
import { messagesAtom, retrySendingAtom } from './data/outbox.ts';
import { keyOfShown } from './views/threadView.ts';

const NONE: readonly ChatMessage[] = [];

/**
 * Dispatches an action whenever it would change the messages.
 * @param action requires a stable identity
 */
export function useApplied(action: MessageAction): void {
  const [messages, dispatch] = useAtom(messagesAtom);
  const isDue = messagesAfter(messages, action) !== messages;
  useLayoutEffect(() => {
    if (isDue) dispatch(action);
  }, [isDue, action, dispatch]);
}

/**
 * Unsent messages of a chat, and actions on them.
 * @param target requires a stable identity
 * @param shown messages of the chat
 */
export function useUnsent(target: ChatTarget, shown: readonly ChatMessage[] = NONE) {
  const [messages, dispatch] = useAtom(messagesAtom);
  const isOnline = useAtomValue(onlineAtom);
  const retrySending = useSetAtom(retrySendingAtom);
  const { all, sending, retryAt } = messages;
  useEffect(() => {
    if (isOnline) retrySending();
  }, [isOnline, retrySending]);
  // Removes messages that were sent by another tab or by a request with a lost response.
  useApplied(useMemo(() => ({ type: 'stored', messages: shown }), [shown]));

  const attach = async ([file, ...others]: readonly File[]): Promise<void> => {
    if (others.length > 0) return dispatch({ type: 'draft', target, change: { problem: 'several' } });
    if (file === undefined) return;
    const pick = randomId();
    dispatch({ type: 'draft', target, change: { attaching: pick, problem: undefined } });
    dispatch({ type: 'attached', pick, ...(await prepareAttachment(file)) });
  };
  const retry = useCallback((id: string) => dispatch({ type: 'retry', key: keyOfShown(id) }), [dispatch]);
  const edit = useCallback((id: string) => dispatch({ type: 'edit', key: keyOfShown(id) }), [dispatch]);

  return {
    messages,
    dispatch,
    unsent: useMemo(() => unsentOf({ all }, target, shown), [all, target, shown]),
    /** State of the next attempt. */
    attempt: useMemo(() => ({ sending, retryAt }), [sending, retryAt]),
    attach: (files: readonly File[]) => void attach(files),
    /** Props of ChatThread. */
    actions: { onRetryMessage: retry, onEditMessage: edit, onCancelMessage: edit },
  };
}
