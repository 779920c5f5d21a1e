import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { Card } from '@patient/ui/Card';
import { Skeleton } from '@patient/ui/Skeleton';
import { servedStatesAtom } from '../payment/index.ts';
import { providerChecksAtom } from '../identity/index.ts';
import { choicesAtom, startMakingAtom } from './data/making.ts';
import { cardStandInAtom } from './data/service.ts';
import { offeredProductTypes } from '../treatment/index.ts';
import { callsTo } from './rules/calls.ts';
import { waiting } from './rules/callProgress.ts';
import { pointsFor } from './rules/points.ts';
import type { MakingRequest } from './rules/request.ts';
import { environmentAtom } from '../../shared/environment.ts';
import { QueryView } from '../../shared/view/QueryView.tsx';
import { ChoiceForm } from './ChoiceForm.tsx';
import { Way } from './CallProgress.tsx';
import * as styles from './TestUserScreen.css.ts';

const FIRST: Omit<MakingRequest, 'productType'> = {
  gender: 'male',
  state: '',
  point: 'paymentAddress',
  email: '',
  password: '',
  coupon: '',
};

/** What can be chosen here, by how the service is configured, and the calls that it leads to. */
export function Choices() {
  const { brand } = useAtomValue(environmentAtom);
  const served = useAtomValue(servedStatesAtom);
  const standIn = useAtomValue(cardStandInAtom);
  const checks = useAtomValue(providerChecksAtom);
  const start = useSetAtom(startMakingAtom);
  const [productType = 'wl'] = offeredProductTypes(brand);
  const [chosen, choose] = useAtom(choicesAtom);
  const request: MakingRequest = { ...FIRST, productType, ...chosen };
  const hasCoupon = request.coupon.trim() !== '';
  return (
    <QueryView
      queries={[served, standIn, checks]}
      what="the service settings"
      skeleton={<Skeleton shape="block" height="40rem" />}
    >
      {(servedStates, isCardStandIn, isProviderChecking) => (
        <div className={styles.page}>
          <Card>
            <ChoiceForm
              request={request}
              onChange={(changed) => choose((before) => ({ ...before, ...changed }))}
              points={pointsFor({ isCardStandIn, isProviderChecking })}
              served={servedStates}
              onMake={() => void start(request)}
            />
          </Card>
          <Way calls={waiting(callsTo({ ...request, hasCoupon }))} />
        </div>
      )}
    </QueryView>
  );
}
