import type { MouseEvent } from 'react';
import { SELECT_STORY } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import * as styles from './atlas.css.ts';
import type { StoryLink } from './stories.ts';

/** Goes there without loading Storybook anew, so that the toolbars stay as they are chosen. */
function open(event: MouseEvent, storyId: string) {
  const wantsOtherTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  // Outside Storybook's frame nobody hears the event: the address alone leads there.
  if (wantsOtherTab || globalThis.parent === globalThis.self) return;
  event.preventDefault();
  addons.getChannel().emit(SELECT_STORY, { storyId });
}

/** Links to stories, by name. */
export function StoryLinks({ stories }: { stories: readonly StoryLink[] }) {
  return (
    <ul className={styles.links}>
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
