import {
  Avatar,
  Badge,
  Box,
  Button,
  Card,
  Container,
  DataList,
  Flex,
  Heading,
  Link,
  Text,
} from '@radix-ui/themes';
import { useId } from 'react';
import type { Subscription } from '../content.ts';
import { Icon, toneIcons } from '../icons.tsx';
import type { CardsProps } from '../library.ts';
import { ActionMenu } from './ActionMenu.tsx';

const colors = { success: 'green', warning: 'amber', danger: 'red', info: 'blue', neutral: 'gray' } as const;

function Row({ subscription }: { subscription: Subscription }) {
  const { title, subtitle, href, status, facts } = subscription;
  const titleId = useId();
  return (
    <Card asChild>
      <article aria-labelledby={titleId}>
        <Flex gap="4">
          <Avatar size="5" fallback={<Icon name="pill" size={28} />} />
          <Flex direction="column" gap="3" flexGrow="1" align="start">
            <Box>
              <Heading as="h2" size="4" id={titleId}>
                <Link href={href}>
                  {title}
                  <Icon name="chevron-right" />
                </Link>
              </Heading>
              <Text as="p" color="gray">
                {subtitle}
              </Text>
            </Box>
            <Badge color={colors[status.tone]} radius="full">
              <Icon name={toneIcons[status.tone]} size={16} />
              {status.label}
            </Badge>
            <DataList.Root>
              {facts.map(({ term, detail }) => (
                <DataList.Item key={term}>
                  <DataList.Label>{term}</DataList.Label>
                  <DataList.Value>{detail}</DataList.Value>
                </DataList.Item>
              ))}
            </DataList.Root>
            <Flex gap="2">
              <Button variant="surface" aria-label={`Pause, ${title}`}>
                <Icon name="pause" /> Pause
              </Button>
              <ActionMenu label={`More actions for ${title}`}>
                <Button variant="surface" aria-label={`More actions for ${title}`}>
                  <Icon name="more" /> More
                </Button>
              </ActionMenu>
            </Flex>
          </Flex>
        </Flex>
      </article>
    </Card>
  );
}

export function Cards({ subscriptions, unreadCount }: CardsProps) {
  return (
    <Container>
      <Heading as="h1">Your subscriptions</Heading>
      <Text as="p">{unreadCount} unread</Text>
      <Flex direction="column" gap="4" asChild>
        <ul style={{ listStyle: 'none', padding: 0 }}>
          {subscriptions.map((subscription) => (
            <li key={subscription.id}>
              <Row subscription={subscription} />
            </li>
          ))}
        </ul>
      </Flex>
    </Container>
  );
}
