import { Icon } from '@patient/ui/Icon';
import { Button } from '@patient/ui/Button';
import { Menu } from '@patient/ui/Menu';

const items = [
  { id: 'skip', label: 'Skip a delivery' },
  { id: 'cancel', label: 'Cancel subscription', tone: 'danger' },
] as const;

type Action = (typeof items)[number]['id'];

export const MoreActions = ({ onAction }: { onAction: (action: Action) => void }) => (
  <Menu
    label="More actions for Hair loss treatment"
    trigger={<Button icon={<Icon name="more" />}>More</Button>}
    items={items}
    onAction={onAction}
  />
);
