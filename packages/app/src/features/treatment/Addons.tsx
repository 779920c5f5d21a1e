import { useAtomValue } from 'jotai';
import { Alert } from '@patient/ui/Alert';
import { CardGroup } from '@patient/ui/CardGroup';
import { Stack } from '@patient/ui/Stack';
import type { Addon, Subscription } from '@patient/api';
import { addonsAtom, changePlanAtom } from './data/treatment.ts';
import { formatCents } from '#shared/format/money.ts';
import { QueryView } from '#shared/view/QueryView.tsx';
import { failureText } from '#shared/format/failureText.ts';

/** Props of {@link Addons}. */
export interface AddonsProps {
  subscription: Subscription;
}

function AddonChoice({ subscription, addons }: AddonsProps & { addons: readonly Addon[] }) {
  const { mutate, isPending, variables, error: failure } = useAtomValue(changePlanAtom);
  const saved = subscription.addons?.map(({ _id }) => _id) ?? [];
  const chosen = isPending ? (variables.addonIds ?? saved) : saved;
  const hasFailed = failure !== null && variables?.addonIds !== undefined;
  return (
    <Stack gap={4}>
      <CardGroup
        selectionMode="multiple"
        label="Would you like to add anything?"
        description="Add-ons come with every delivery. They're optional."
        options={addons.map(({ _id, name, description, price, mainImgUrl }) => ({
          value: _id,
          label: name,
          description,
          price: { amount: formatCents(price), note: 'a delivery' },
          imageUrl: mainImgUrl,
        }))}
        value={chosen}
        onChange={(addonIds) => mutate({ id: subscription._id, addonIds })}
      />
      {hasFailed && (
        <Alert tone="danger" isLive title="Please check your add-ons">
          {failureText(failure)}
        </Alert>
      )}
    </Stack>
  );
}

/** Add-ons of a plan, none preselected. The patient can continue before they load. */
export function Addons({ subscription }: AddonsProps) {
  const addons = useAtomValue(addonsAtom(subscription.productType));
  return (
    <QueryView queries={[addons]} what="the add-ons">
      {(offered) => offered.length > 0 && <AddonChoice subscription={subscription} addons={offered} />}
    </QueryView>
  );
}
