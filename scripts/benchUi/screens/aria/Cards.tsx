import { useId } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import type { Subscription } from '../content.ts';
import { Drawing, toneDrawings } from '../drawings.tsx';
import type { CardsProps } from '../library.ts';
import { ActionMenu } from './ActionMenu.tsx';

function Row({ subscription }: { subscription: Subscription }) {
  const { title, subtitle, href, status, facts } = subscription;
  const titleId = useId();
  return (
    <article aria-labelledby={titleId} className="card">
      <span className="picture">
        <Drawing name="pill" size={28} />
      </span>
      <div>
        <h2 id={titleId}>
          <Link href={href}>
            {title}
            <Drawing name="chevron-right" />
          </Link>
        </h2>
        <p className="quiet">{subtitle}</p>
        <span className={`badge ${status.tone}`}>
          <Drawing name={toneDrawings[status.tone]} size={16} />
          <span>{status.label}</span>
        </span>
        <dl>
          {facts.map(({ term, detail }) => (
            <div key={term}>
              <dt className="quiet">{term}</dt>
              <dd>{detail}</dd>
            </div>
          ))}
        </dl>
        <div className="row">
          <Button className="button" aria-label={`Pause, ${title}`}>
            <Drawing name="pause" />
            <span>Pause</span>
          </Button>
          <ActionMenu label={`More actions for ${title}`}>
            <Button className="button" aria-label={`More actions for ${title}`}>
              <Drawing name="more" />
              <span>More</span>
            </Button>
          </ActionMenu>
        </div>
      </div>
    </article>
  );
}

/** The list with plain react-aria-components. */
export function Cards({ subscriptions, news }: CardsProps) {
  return (
    <div className="page">
      <h1>Your subscriptions</h1>
      <p>{news} new</p>
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
