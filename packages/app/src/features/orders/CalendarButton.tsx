import { useAtomValue } from 'jotai';
import { Button } from '@patient/ui/Button';
import { Icon } from '@patient/ui/Icon';
import { Skeleton } from '@patient/ui/Skeleton';
import { environmentAtom } from '#shared/environment.ts';
import { subscriptionsAtom } from '#shared/patient/subscriptions.ts';
import { useDownload } from '#shared/view/useDownload.ts';
import { deliveryCalendar } from './rules/deliveryCalendar.ts';
import { expectedDeliveries } from './rules/expectedDeliveries.ts';

/** Saves the next deliveries as a calendar file; nothing without deliveries. */
export function CalendarButton() {
  const { now } = useAtomValue(environmentAtom);
  const download = useDownload();
  const { data: subscriptions = [], isPending } = useAtomValue(subscriptionsAtom);
  // The list below would move down when the button came.
  if (isPending) return <Skeleton shape="control" width="16rem" />;
  const deliveries = expectedDeliveries(subscriptions);
  if (deliveries.length === 0) return null;
  const save = () => {
    const calendar = new Blob([deliveryCalendar(deliveries, now())], { type: 'text/calendar' });
    download(calendar, 'deliveries.ics');
  };
  return (
    <Button icon={<Icon name="calendar" />} onPress={save}>
      Add deliveries to calendar
    </Button>
  );
}
