import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { Button } from '@patient/ui/Button';
import { Card } from '@patient/ui/Card';
import { Disclosure } from '@patient/ui/Disclosure';
import { Skeleton, SkeletonGroup } from '@patient/ui/Skeleton';
import { fileAtom, fileUrlAtom } from '#shared/service/files.ts';
import { pluralize } from '#shared/format/plainText.ts';
import { photoId } from '#features/questionnaire/index.ts';
import * as styles from './MedicalPhotos.css.ts';

/** Props of {@link MedicalPhotos}. */
export interface MedicalPhotosProps {
  /** URLs of private files. */
  urls: readonly string[];
}

function Photo({ url, label }: { url: string; label: string }) {
  const id = photoId(url);
  const { data, error, refetch } = useAtomValue(fileAtom(id));
  const src = useAtomValue(fileUrlAtom(id));
  const [isBroken, setBroken] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const retry = () => {
    // The button disappears.
    item.current?.focus();
    void refetch();
  };
  const isUnavailable = data === null || isBroken;
  return (
    <li ref={item} tabIndex={-1} aria-label={label}>
      {isUnavailable || error ? (
        <div className={styles.failure}>
          <p>
            {isUnavailable
              ? `We can't show ${label.toLowerCase()}.`
              : `We couldn't load ${label.toLowerCase()}.`}
          </p>
          {!isUnavailable && <Button onPress={retry}>Try again</Button>}
        </div>
      ) : src ? (
        <img src={src} alt={label} className={styles.photo} onError={() => setBroken(true)} />
      ) : (
        <SkeletonGroup label={`Loading ${label.toLowerCase()}…`}>
          <Skeleton shape="block" width="100%" height="10rem" />
        </SkeletonGroup>
      )}
    </li>
  );
}

/**
 * Photos that a patient sent with their answers. Collapsed by default, because they are private. Fetched with the patient's
 * token when expanded, and released from memory when collapsed.
 */
export function MedicalPhotos({ urls }: MedicalPhotosProps) {
  const [isOpen, setOpen] = useState(false);
  if (urls.length === 0) return null;
  return (
    <Card padding="small">
      <Disclosure
        headingLevel={2}
        title="Medical photos"
        aside={pluralize(urls.length, 'photo')}
        isExpanded={isOpen}
        onExpandedChange={setOpen}
      >
        <p>Only you, your doctor and our care team can see them.</p>
        <ul role="list" className={styles.photos}>
          {isOpen &&
            urls.map((url, index) => (
              <Photo key={url} url={url} label={`Photo ${index + 1} of ${urls.length}`} />
            ))}
        </ul>
      </Disclosure>
    </Card>
  );
}
