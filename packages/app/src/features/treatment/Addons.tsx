import { useAtomValue } from 'jotai';
import { Alert } from '@patient/ui/Alert';
import { CardGroup } from '@patient/ui/CardGroup';
import { Stack } from '@patient/ui/Stack';
import type { Subscription } from '@patient/api';
import { addonsAtom, changePlanAtom } from './data/treatment.ts';
import { formatCents } from '../../shared/format/money.ts';
import { LoadFailure } from '../../shared/view/LoadFailure.tsx';

/** Props of {@link Addons}. */
export interface AddonsProps {
  subscription: Subscription;
}

/** What can be added to a plan; nothing is added before it is asked for. While they do not come the plan can go on without. */
export function Addons({ subscription }: AddonsProps) {
  const {
    data: addons = [],
    error,
    isFetching,
    refetch,
  } = useAtomValue(addonsAtom(subscription.productType));
  const { mutate, isPending, variables, error: failure } = useAtomValue(changePlanAtom);
  if (error && addons.length === 0) {
    return (
      <LoadFailure
        what="what can be added"
        error={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (addons.length === 0) return null;
  const held = subscription.addons?.map(({ _id }) => _id) ?? [];
  const chosen = isPending ? (variables.addonIds ?? held) : held;
  const isUnsure = failure !== null && variables?.addonIds !== undefined;
  return (
    <Stack gap={4}>
      <CardGroup
        selectionMode="multiple"
        label="Would you like to add something?"
        description="It comes with every delivery. Leave it out and nothing changes."
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
      {isUnsure && (
        <Alert tone="danger" isLive title="Please check what is added">
          {failure.message}
        </Alert>
      )}
    </Stack>
  );
}
