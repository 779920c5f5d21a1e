import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { Card } from '@patient/ui/Card';
import { Skeleton } from '@patient/ui/Skeleton';
import { servedStatesAtom } from '#features/payment/index.ts';
import { providerChecksAtom } from '#features/identity/index.ts';
import { choicesAtom, startCreationAtom } from './data/making.ts';
import { isStripeMockAtom } from './data/service.ts';
import { offeredProductTypes } from '#features/treatment/index.ts';
import { callsTo } from './rules/calls.ts';
import { waiting } from './rules/callProgress.ts';
import { pointsFor } from './rules/points.ts';
import type { CreationRequest } from './rules/request.ts';
import { environmentAtom } from '#shared/environment.ts';
import { QueryView } from '#shared/view/QueryView.tsx';
import { ChoiceForm } from './ChoiceForm.tsx';
import { CallProgress } from './CallProgress.tsx';
import * as styles from './TestUserScreen.css.ts';

const DEFAULTS: Omit<CreationRequest, 'productType'> = {
  gender: 'male',
  state: '',
  point: 'paymentAddress',
  email: '',
  password: '',
  coupon: '',
};

/** Form for a test patient by the service's settings, and the calls it leads to. */
export function Choices() {
  const { brand } = useAtomValue(environmentAtom);
  const served = useAtomValue(servedStatesAtom);
  const stripeMock = useAtomValue(isStripeMockAtom);
  const checks = useAtomValue(providerChecksAtom);
  const start = useSetAtom(startCreationAtom);
  const [productType = 'wl'] = offeredProductTypes(brand);
  const [chosen, choose] = useAtom(choicesAtom);
  const request: CreationRequest = { ...DEFAULTS, productType, ...chosen };
  const hasCoupon = request.coupon.trim() !== '';
  return (
    <QueryView
      queries={[served, stripeMock, checks]}
      what="the service settings"
      skeleton={<Skeleton shape="block" height="40rem" />}
    >
      {(servedStates, isStripeMock, isProviderChecking) => (
        <div className={styles.page}>
          <Card>
            <ChoiceForm
              request={request}
              onChange={(changed) => choose((before) => ({ ...before, ...changed }))}
              points={pointsFor({ isStripeMock, isProviderChecking })}
              served={servedStates}
              onCreate={() => void start(request)}
            />
          </Card>
          <CallProgress calls={waiting(callsTo({ ...request, hasCoupon }))} />
        </div>
      )}
    </QueryView>
  );
}
