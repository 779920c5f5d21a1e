import { Avatar, Box, Button, Flex, Heading, Text } from '@radix-ui/themes';
import { memo } from 'react';
import type { Message } from '../content.ts';
import type { ChatProps } from '../library.ts';
import { groupingOf, useMessageWindow } from '../useMessageWindow.ts';

const bubble = { padding: '10px 14px', border: '1px solid var(--gray-6)', borderRadius: 'var(--radius-5)' };
const own = { ...bubble, background: 'var(--accent-9)', color: 'var(--accent-contrast)' };

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
      {isFirstOfDay && (
        <Text as="p" align="center">
          {day}
        </Text>
      )}
      <Flex asChild gap="2" mt="3" justify={isOwn ? 'end' : 'start'}>
        <article aria-label={`${isOwn ? 'You' : name}, ${time}`}>
          {!isOwn && (isContinued ? <Box width="32px" /> : <Avatar size="2" radius="full" fallback="AW" />)}
          <Box maxWidth="80%">
            {!isOwn && !isContinued && (
              <Text as="p" size="2" weight="bold">
                {name}
              </Text>
            )}
            <div style={isOwn ? own : bubble}>{text}</div>
            <Text as="p" size="2" color="gray">
              <time>{time}</time>
            </Text>
          </Box>
        </article>
      </Flex>
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
    <Flex asChild direction="column" height="100dvh">
      <section aria-label="Dr. Amy Wong">
        <Box asChild p="4">
          <header>
            <Heading as="h1">Dr. Amy Wong</Heading>
            <Text as="p" color="gray">
              Hair loss treatment
            </Text>
          </header>
        </Box>
        <Box asChild flexGrow="1" minHeight="0" overflowY="auto" p="4">
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must take focus */}
          <section ref={scrollerRef} tabIndex={0} aria-label="Messages" onScroll={handleScroll}>
            <Button variant="ghost" onClick={showEarlier}>
              Show earlier messages
            </Button>
            {renderBubbles(earlier)}
            <div role="log" aria-label="Messages">
              {renderBubbles(latest)}
            </div>
          </section>
        </Box>
      </section>
    </Flex>
  );
}
