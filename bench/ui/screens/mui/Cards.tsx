import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Subscription } from '../content.ts';
import { toneIcons } from '../icons.tsx';
import type { CardsProps } from '../library.ts';
import { ActionMenu } from './ActionMenu.tsx';
import { Icon } from './Icon.tsx';

const colors = {
  success: 'success',
  warning: 'warning',
  danger: 'error',
  info: 'info',
  neutral: 'default',
} as const;

function Row({ subscription }: { subscription: Subscription }) {
  const { title, subtitle, href, status, facts } = subscription;
  const titleId = useId();
  return (
    <Card component="article" aria-labelledby={titleId} variant="outlined">
      <CardContent>
        <Stack direction="row" spacing={2}>
          <Avatar variant="rounded">
            <Icon name="pill" />
          </Avatar>
          <div>
            <Typography id={titleId} variant="h6" component="h2">
              <Link href={href} color="inherit" underline="hover">
                {title}
                <Icon name="chevron-right" />
              </Link>
            </Typography>
            <Typography color="text.secondary">{subtitle}</Typography>
          </div>
          <Chip
            size="small"
            color={colors[status.tone]}
            icon={<Icon name={toneIcons[status.tone]} />}
            label={status.label}
          />
        </Stack>
        <Stack component="dl" direction="row" spacing={3}>
          {facts.map(({ term, detail }) => (
            <div key={term}>
              <Typography component="dt" variant="body2" color="text.secondary">
                {term}
              </Typography>
              <Typography component="dd" sx={{ m: 0 }}>
                {detail}
              </Typography>
            </div>
          ))}
        </Stack>
      </CardContent>
      <CardActions>
        <Button variant="outlined" startIcon={<Icon name="pause" />} aria-label={`Pause, ${title}`}>
          Pause
        </Button>
        <ActionMenu label={`More actions for ${title}`} icon={<Icon name="more" />} />
      </CardActions>
    </Card>
  );
}

export function Cards({ subscriptions, unreadCount }: CardsProps) {
  return (
    <Container>
      <Typography variant="h4" component="h1">
        Your subscriptions
      </Typography>
      <Typography>{unreadCount} unread</Typography>
      <Stack component="ul" spacing={2} sx={{ p: 0, listStyle: 'none' }}>
        {subscriptions.map((subscription) => (
          <li key={subscription.id}>
            <Row subscription={subscription} />
          </li>
        ))}
      </Stack>
    </Container>
  );
}
