import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { targetKey } from '@patient/api/messages';
import { useFocusOnChange } from '@patient/ui/focus';
import { LinkButton } from '@patient/ui/Link';
import { environmentAtom } from '#shared/environment.ts';
import { lazyPart } from '#shared/lazy/lazyPart.tsx';
import { subscriptionsAtom } from '#shared/subscriptions.ts';
import { BackLink } from '#shared/view/BackLink.tsx';
import { ChatsPane } from './ChatsPane.tsx';
import { chatsAtom } from './data/chats.ts';
import * as styles from './MessagesScreen.css.ts';
import { chatHref, chatPage, type ChatPage } from './views/chatPage.ts';
import { askableTreatments, withTreatment } from './views/treatments.ts';
import { Topics, Treatments } from './Topics.tsx';

// Shows a failure to load the code as an error of the page.
const failure = (error: unknown): never => {
  throw error;
};
// Lazily loaded: the list is rendered first.
const ThreadPane = lazyPart(async () => (await import('./ThreadPane.tsx')).ThreadPane, { failure });
const NewChat = lazyPart(async () => (await import('./NewChat.tsx')).NewChat, { failure });

/** Loads the code of chats after the list, on a page of the list when idle. Returns whether it is loaded. */
function useChatCode(isList: boolean): boolean {
  const hasList = useAtomValue(chatsAtom()).data !== undefined;
  const { whenIdle } = useAtomValue(environmentAtom);
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const preload = async () => {
      if (isList) await whenIdle();
      await Promise.all([ThreadPane.preload(), NewChat.preload()]);
      setLoaded(true);
    };
    if (hasList) void preload();
  }, [hasList, isList, whenIdle]);
  return isLoaded;
}

/** Content beside the list; on a phone, a separate page. */
function Pane({ page }: { page: ChatPage }) {
  if (page.kind === 'list' || page.kind === 'topics') return <Topics />;
  if (page.kind === 'treatments') return <Treatments topic={page.topic} />;
  if (page.kind === 'chat') return <ThreadPane key={page.chatId} chatId={page.chatId} />;
  return <NewChat key={targetKey(page)} target={page} />;
}

/** /user/chat: list and chat side by side on a desktop, separate pages on a phone. */
export function MessagesScreen() {
  const search = useSearch();
  const { data: subscriptions } = useAtomValue(subscriptionsAtom);
  const treatments = useMemo(() => subscriptions && askableTreatments(subscriptions), [subscriptions]);
  const page = useMemo(() => withTreatment(chatPage(search), treatments), [search, treatments]);
  const pane = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const isList = page.kind === 'list';
  const hasTopics = isList || page.kind === 'topics';
  const isChat = !hasTopics && page.kind !== 'treatments';
  const isLoaded = useChatCode(isList);
  const isSettled = !useAtomValue(chatsAtom()).isPending;
  const address = chatHref(chatPage(search));
  const [first] = useState(address);
  // The heading of a chat is rendered once its code has loaded; that of the treatments, once the treatments have.
  const hasHeading = isChat ? isLoaded : page.kind !== 'treatments' || treatments !== undefined;
  const isWaiting = !hasHeading && address !== first;
  useFocusOnChange(isWaiting ? 'waiting' : address, () => {
    // A patient who is typing keeps the focus.
    if (pane.current?.contains(document.activeElement)) return null;
    const heading = isList ? title.current : pane.current?.querySelector('h2');
    heading?.setAttribute('tabindex', '-1');
    return heading;
  });
  return (
    <div className={styles.page}>
      {!isList && (
        <div className={styles.back}>
          <BackLink href={chatHref({ kind: 'list' })}>Messages</BackLink>
        </div>
      )}
      <div className={styles.heading} {...(isChat && { 'data-chat': '' })}>
        <h1 ref={title}>Messages</h1>
        {!hasTopics && (
          <span className={styles.newOnDesktop}>
            <LinkButton href={chatHref({ kind: 'topics' })}>New message</LinkButton>
          </span>
        )}
      </div>
      <div className={styles.panes}>
        <div className={styles.list} {...(!isList && { 'data-beside': '' })}>
          <ChatsPane currentId={page.kind === 'chat' ? page.chatId : undefined} />
        </div>
        <div
          ref={pane}
          className={isChat ? styles.chat : styles.topics}
          {...(isList && !isSettled && { 'data-waiting': '' })}
        >
          <Pane page={page} />
        </div>
      </div>
    </div>
  );
}
