import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '@patient/api';
import { Button } from '@patient/ui/Button';
import { Card } from '@patient/ui/Card';
import { Disclosure } from '@patient/ui/Disclosure';
import { Skeleton, SkeletonGroup } from '@patient/ui/Skeleton';
import { useObjectUrl } from '#shared/view/useObjectUrl.ts';
import { fetchMedicalPhotoAtom } from '#features/questionnaire/index.ts';
import * as styles from './MedicalPhotos.css.ts';

/** Props of {@link MedicalPhotos}. */
export interface MedicalPhotosProps {
  /** URLs of private files. */
  addresses: readonly string[];
}

interface PhotoProps {
  address: string;
  label: string;
}

function FetchedPhoto({ address, label, onFailed }: PhotoProps & { onFailed: (error?: unknown) => void }) {
  const fetchPhoto = useSetAtom(fetchMedicalPhotoAtom);
  const [photo, setPhoto] = useState<File>();
  const src = useObjectUrl(photo);
  const handleFailure = useEffectEvent(onFailed);
  useEffect(() => {
    let isWanted = true;
    fetchPhoto(address).then(
      (file) => isWanted && setPhoto(file),
      (error: unknown) => isWanted && handleFailure(error),
    );
    return () => {
      isWanted = false;
    };
  }, [fetchPhoto, address]);
  if (src === undefined)
    return (
      <SkeletonGroup label={`Loading ${label.toLowerCase()}…`}>
        <Skeleton shape="block" width="100%" height="10rem" />
      </SkeletonGroup>
    );
  return <img src={src} alt={label} className={styles.photo} onError={() => onFailed()} />;
}

function Photo({ address, label }: PhotoProps) {
  const [failure, setFailure] = useState<'failed' | 'gone'>();
  const item = useRef<HTMLLIElement>(null);
  const retry = () => {
    // The focused button is removed with the failure.
    item.current?.focus();
    setFailure(undefined);
  };
  return (
    <li ref={item} tabIndex={-1} aria-label={label}>
      {failure === undefined ? (
        <FetchedPhoto
          address={address}
          label={label}
          // A missing file can't be retried.
          onFailed={(error) =>
            setFailure(error instanceof ApiError && error.status === 404 ? 'gone' : 'failed')
          }
        />
      ) : (
        <div className={styles.failure}>
          <p>
            {failure === 'gone'
              ? `We can't show ${label.toLowerCase()}.`
              : `We couldn't load ${label.toLowerCase()}.`}
          </p>
          {failure === 'failed' && <Button onPress={retry}>Try again</Button>}
        </div>
      )}
    </li>
  );
}

/**
 * Photos that a patient sent with their answers. Collapsed by default, because they are private. Fetched with the patient's
 * token when expanded, and released from memory when collapsed.
 */
export function MedicalPhotos({ addresses }: MedicalPhotosProps) {
  const [isOpen, setOpen] = useState(false);
  if (addresses.length === 0) return null;
  return (
    <Card padding="small">
      <Disclosure
        headingLevel={2}
        title="Medical photos"
        aside={addresses.length === 1 ? '1 photo' : `${addresses.length} photos`}
        isExpanded={isOpen}
        onExpandedChange={setOpen}
      >
        <p>Only you, your doctor and our care team can see them.</p>
        <ul role="list" className={styles.photos}>
          {isOpen &&
            addresses.map((address, index) => (
              <Photo key={address} address={address} label={`Photo ${index + 1} of ${addresses.length}`} />
            ))}
        </ul>
      </Disclosure>
    </Card>
  );
}
