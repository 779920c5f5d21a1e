import { memo } from 'react';
import { Button } from 'react-aria-components/Button';
import type { Message } from '../content.ts';
import type { ChatProps } from '../library.ts';
import { standing, useEarlier } from '../useEarlier.ts';

const Bubble = memo(function Bubble({ message, before }: { message: Message; before: Message | undefined }) {
  const { text, isOwn, name, day, time } = message;
  const { isFirstOfDay, isContinued } = standing(message, before);
  return (
    <>
      {isFirstOfDay && <p className="day">{day}</p>}
      <article aria-label={`${isOwn ? 'You' : name}, ${time}`} className={isOwn ? 'message own' : 'message'}>
        {!isOwn && <span className={isContinued ? 'noFace' : 'face'}>{!isContinued && 'AW'}</span>}
        <div>
          {!isOwn && !isContinued && <p className="name">{name}</p>}
          <div className="bubble">{text}</div>
          <p className="quiet">
            <time>{time}</time>
          </p>
        </div>
      </article>
    </>
  );
});

const bubbles = (messages: readonly Message[]) =>
  messages.map((message, place) => (
    <Bubble key={message.id} message={message} before={messages[place - 1]} />
  ));

/** The chat with plain react-aria-components. */
export function Chat({ messages }: ChatProps) {
  const { box, onScroll, showOlder, older, newest } = useEarlier(messages);
  return (
    <section aria-label="Dr. Amy Wong" className="thread">
      <header>
        <h1>Dr. Amy Wong</h1>
        <p className="quiet">Hair loss treatment</p>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must take focus */}
      <section ref={box} tabIndex={0} aria-label="Messages" onScroll={onScroll} className="box">
        <Button className="button" onPress={showOlder}>
          Show earlier messages
        </Button>
        {bubbles(older)}
        <div role="log" aria-label="Messages">
          {bubbles(newest)}
        </div>
      </section>
    </section>
  );
}
