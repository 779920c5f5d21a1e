import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
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
      {isFirstOfDay && <Typography align="center">{day}</Typography>}
      <Stack
        component="article"
        direction="row"
        spacing={1}
        aria-label={`${isOwn ? 'You' : name}, ${time}`}
        sx={{ mt: 1.5, justifyContent: isOwn ? 'flex-end' : 'flex-start' }}
      >
        {!isOwn &&
          (isContinued ? (
            <Box sx={{ width: 32 }} />
          ) : (
            <Avatar sx={{ width: 32, height: 32, fontSize: 14 }}>AW</Avatar>
          ))}
        <Box sx={{ maxWidth: '80%' }}>
          {!isOwn && !isContinued && <Typography variant="subtitle2">{name}</Typography>}
          <Paper
            variant="outlined"
            sx={{
              px: 1.75,
              py: 1.25,
              borderRadius: 4,
              ...(isOwn && { bgcolor: 'primary.main', color: 'primary.contrastText' }),
            }}
          >
            {text}
          </Paper>
          <Typography variant="body2" color="text.secondary">
            <time>{time}</time>
          </Typography>
        </Box>
      </Stack>
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
    <Stack component="section" aria-label="Dr. Amy Wong" sx={{ height: '100dvh' }}>
      <Box component="header" sx={{ p: 2 }}>
        <Typography variant="h5" component="h1">
          Dr. Amy Wong
        </Typography>
        <Typography color="text.secondary">Hair loss treatment</Typography>
      </Box>
      <Box
        component="section"
        ref={scrollerRef}
        tabIndex={0}
        aria-label="Messages"
        onScroll={handleScroll}
        sx={{ flex: 1, minHeight: 0, overflowY: 'auto', p: 2 }}
      >
        <Button onClick={showEarlier}>Show earlier messages</Button>
        {renderBubbles(earlier)}
        <div role="log" aria-label="Messages">
          {renderBubbles(latest)}
        </div>
      </Box>
    </Stack>
  );
}
