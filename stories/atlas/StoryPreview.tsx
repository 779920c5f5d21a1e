import { useState } from 'react';
import { VisuallyHidden } from '@patient/ui/VisuallyHidden';
import { StoryFrame } from '../../.storybook/StoryFrame.tsx';
import * as styles from './atlas.css.ts';
import type { StoryLink } from './stories.ts';

const whole = { inlineSize: '100%', blockSize: '100%' };

/** A story at half size, in the brand and scheme of the page. It is loaded when the preview is opened, one at a time. */
export function StoryPreview({ story }: { story: StoryLink }) {
  const [isOpen, setOpen] = useState(false);
  const { brand, scheme } = document.documentElement.dataset;
  return (
    <details name="atlas-preview" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.previewSummary}>
        Preview <VisuallyHidden>{`of ${story.label}`}</VisuallyHidden>
      </summary>
      {isOpen && (
        <div className={styles.preview}>
          <div className={styles.phone}>
            <StoryFrame
              storyId={story.id}
              args={{}}
              initialArgs={{}}
              title={story.label}
              globals={{ brand, scheme }}
              size={whole}
              plays
            />
          </div>
        </div>
      )}
    </details>
  );
}
