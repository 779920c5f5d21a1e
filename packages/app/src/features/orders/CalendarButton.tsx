import { useAtomValue } from 'jotai';
import { Button } from '@patient/ui/Button';
import { Icon } from '@patient/ui/Icon';
import { Skeleton } from '@patient/ui/Skeleton';
import { environmentAtom } from '../../shared/environment.ts';
import { subscriptionsAtom } from '../../shared/patient/subscriptions.ts';
import { deliveryCalendar } from './rules/deliveryCalendar.ts';
import { expectedDeliveries } from './rules/expectedDeliveries.ts';
import { useDownload } from './useDownload.ts';

/** Saves the next deliveries as a calendar file; nothing without deliveries. */
export function CalendarButton() {
  const { now } = useAtomValue(environmentAtom);
  const download = useDownload();
  const { data: subscriptions = [], isPending } = useAtomValue(subscriptionsAtom);
  // The list below would move down when the button came.
  if (isPending) return <Skeleton shape="control" width="16rem" />;
  const deliveries = expectedDeliveries(subscriptions);
  if (deliveries.length === 0) return null;
  return (
    <Button
      icon={<Icon name="calendar" />}
      onPress={() => download(deliveryCalendar(deliveries, now()), 'deliveries.ics', 'text/calendar')}
    >
      Add deliveries to calendar
    </Button>
  );
}
