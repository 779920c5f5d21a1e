import { Avatar, Box, Button, Flex, Heading, Text } from '@radix-ui/themes';
import { memo } from 'react';
import type { Message } from '../content.ts';
import type { ChatProps } from '../library.ts';
import { standing, useEarlier } from '../useEarlier.ts';

const bubble = { padding: '10px 14px', border: '1px solid var(--gray-6)', borderRadius: 'var(--radius-5)' };
const own = { ...bubble, background: 'var(--accent-9)', color: 'var(--accent-contrast)' };

const Bubble = memo(function Bubble({ message, before }: { message: Message; before: Message | undefined }) {
  const { text, isOwn, name, day, time } = message;
  const { isFirstOfDay, isContinued } = standing(message, before);
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

const bubbles = (messages: readonly Message[]) =>
  messages.map((message, place) => (
    <Bubble key={message.id} message={message} before={messages[place - 1]} />
  ));

/** The chat with @radix-ui/themes. */
export function Chat({ messages }: ChatProps) {
  const { box, onScroll, showOlder, older, newest } = useEarlier(messages);
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
          <section ref={box} tabIndex={0} aria-label="Messages" onScroll={onScroll}>
            <Button variant="ghost" onClick={showOlder}>
              Show earlier messages
            </Button>
            {bubbles(older)}
            <div role="log" aria-label="Messages">
              {bubbles(newest)}
            </div>
          </section>
        </Box>
      </section>
    </Flex>
  );
}
