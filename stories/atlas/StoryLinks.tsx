import type { MouseEvent } from 'react';
import { SELECT_STORY } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import * as styles from './atlas.css.ts';
import type { StoryLink } from './stories.ts';

/** Opens a story without a reload, which would reset the toolbars. */
function open(event: MouseEvent, storyId: string) {
  const opensNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  // Outside of Storybook's frame, only the link works.
  if (opensNewTab || globalThis.parent === globalThis.self) return;
  event.preventDefault();
  addons.getChannel().emit(SELECT_STORY, { storyId });
}

/** Links to stories. */
export function StoryLinks({ stories }: { stories: readonly StoryLink[] }) {
  return (
    <ul role="list" className={styles.links}>
      {stories.map(({ id, label }) => (
        <li key={id}>
          <a
            href={`./?path=/story/${id}`}
            target="_top"
            className={styles.link}
            onClick={(event) => open(event, id)}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
