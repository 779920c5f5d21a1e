import { useAtomValue } from 'jotai';
import { useLocation } from 'wouter';
import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';
import { Card } from '@patient/ui/Card';
import { Inline } from '@patient/ui/Inline';
import { Link } from '@patient/ui/Link';
import { LoadingOverlay } from '@patient/ui/LoadingOverlay';
import { Stack } from '@patient/ui/Stack';
import { Thumbnail } from '@patient/ui/Thumbnail';
import { startSubscriptionAtom } from './data/treatment.ts';
import { startFailure } from './views/startFailure.ts';
import { treatmentAbout, treatmentName, treatmentIcon } from '#shared/treatments.ts';
import type { ProductType } from '@patient/api';
import { failureText } from '#shared/format/failureText.ts';

/** Props of {@link StartList}. */
export interface StartListProps {
  /** Treatments to offer, in order. */
  treatments: readonly ProductType[];
  /** Treatment named in the URL, even if the patient already has it. */
  requested: ProductType | undefined;
  patientId: string;
}

/** List of treatments. Pressing Start creates a subscription and opens its steps. */
export function StartList({ treatments, requested, patientId }: StartListProps) {
  const { mutateAsync, isPending, isSuccess, error } = useAtomValue(startSubscriptionAtom);
  const [, navigate] = useLocation();
  const start = (productType: ProductType) =>
    mutateAsync({ productType, patientId }).then(
      () => navigate('/steps'),
      // Rendered below from `error`.
      () => undefined,
    );

  return (
    <Stack gap={4}>
      {requested !== undefined && !treatments.includes(requested) && (
        <Alert title={`You already have ${treatmentName(requested)}`}>
          See its status in <Link href="/user/subscriptions">your subscriptions</Link>.
        </Alert>
      )}
      {error && (
        <Alert tone="danger" isLive title={startFailure(error)}>
          {failureText(error)}
        </Alert>
      )}
      <Stack as="ul" gap={4}>
        {treatments.map((productType) => (
          <Card key={productType} as="li">
            <Stack gap={4}>
              <Inline gap={4} wrap={false} align="start">
                <Thumbnail icon={treatmentIcon(productType)} />
                <Stack gap={1}>
                  <h2>{treatmentName(productType)}</h2>
                  <p>{treatmentAbout(productType)}</p>
                </Stack>
              </Inline>
              <Button
                isWide
                variant={productType === requested ? 'primary' : 'secondary'}
                aria-label={`Start ${treatmentName(productType)}`}
                onPress={() => start(productType)}
              >
                Start
              </Button>
            </Stack>
          </Card>
        ))}
      </Stack>
      <LoadingOverlay isOpen={isPending || isSuccess}>Nothing is charged yet.</LoadingOverlay>
    </Stack>
  );
}
