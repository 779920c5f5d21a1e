import { useId } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import type { Subscription } from '../content.ts';
import { Icon, toneIcons } from '../icons.tsx';
import type { CardsProps } from '../library.ts';
import { ActionMenu } from './ActionMenu.tsx';

function Row({ subscription }: { subscription: Subscription }) {
  const { title, subtitle, href, status, facts } = subscription;
  const titleId = useId();
  return (
    <article aria-labelledby={titleId} className="card">
      <span className="picture">
        <Icon name="pill" size={28} />
      </span>
      <div>
        <h2 id={titleId}>
          <Link href={href}>
            {title}
            <Icon name="chevron-right" />
          </Link>
        </h2>
        <p className="muted">{subtitle}</p>
        <span className={`badge ${status.tone}`}>
          <Icon name={toneIcons[status.tone]} size={16} />
          <span>{status.label}</span>
        </span>
        <dl>
          {facts.map(({ term, detail }) => (
            <div key={term}>
              <dt className="muted">{term}</dt>
              <dd>{detail}</dd>
            </div>
          ))}
        </dl>
        <div className="row">
          <Button className="button" aria-label={`Pause, ${title}`}>
            <Icon name="pause" />
            <span>Pause</span>
          </Button>
          <ActionMenu label={`More actions for ${title}`}>
            <Button className="button" aria-label={`More actions for ${title}`}>
              <Icon name="more" />
              <span>More</span>
            </Button>
          </ActionMenu>
        </div>
      </div>
    </article>
  );
}

export function Cards({ subscriptions, unreadCount }: CardsProps) {
  return (
    <div className="page">
      <h1>Your subscriptions</h1>
      <p>{unreadCount} unread</p>
      <ul>
        {subscriptions.map((subscription) => (
          <li key={subscription.id}>
            <Row subscription={subscription} />
          </li>
        ))}
      </ul>
    </div>
  );
}
