import { memo } from 'react';
import { Button } from 'react-aria-components/Button';
import type { Message } from '../content.ts';
import type { ChatProps } from '../library.ts';
import { groupingOf, useMessageWindow } from '../useMessageWindow.ts';

const Bubble = memo(function Bubble({
  message,
  previous,
}: {
  message: Message;
  previous: Message | undefined;
}) {
  const { text, isOwn, name, day, time } = message;
  const { isFirstOfDay, isContinued } = groupingOf(message, previous);
  return (
    <>
      {isFirstOfDay && <p className="day">{day}</p>}
      <article aria-label={`${isOwn ? 'You' : name}, ${time}`} className={isOwn ? 'message own' : 'message'}>
        {!isOwn && <span className={isContinued ? 'avatarSpace' : 'avatar'}>{!isContinued && 'AW'}</span>}
        <div>
          {!isOwn && !isContinued && <p className="name">{name}</p>}
          <div className="bubble">{text}</div>
          <p className="muted">
            <time>{time}</time>
          </p>
        </div>
      </article>
    </>
  );
});

const renderBubbles = (messages: readonly Message[]) =>
  messages.map((message, index) => (
    <Bubble key={message.id} message={message} previous={messages[index - 1]} />
  ));

export function Chat({ messages }: ChatProps) {
  const { scrollerRef, handleScroll, showEarlier, earlier, latest } = useMessageWindow(messages);
  return (
    <section aria-label="Dr. Amy Wong" className="thread">
      <header>
        <h1>Dr. Amy Wong</h1>
        <p className="muted">Hair loss treatment</p>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must take focus */}
      <section ref={scrollerRef} tabIndex={0} aria-label="Messages" onScroll={handleScroll} className="box">
        <Button className="button" onPress={showEarlier}>
          Show earlier messages
        </Button>
        {renderBubbles(earlier)}
        <div role="log" aria-label="Messages">
          {renderBubbles(latest)}
        </div>
      </section>
    </section>
  );
}
