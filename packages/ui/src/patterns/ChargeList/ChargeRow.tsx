import { Button } from 'react-aria-components/Button';
import { Icon, type IconName } from '../../components/Icon/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { Amount } from '../PriceLine/index.ts';
import { StatusBadge, type StatusTone } from '../StatusBadge/index.ts';
import * as styles from './ChargeList.css.ts';

/** Charge with formatted values. */
export interface ChargeEntry {
  id: string;
  /** Formatted date of the charge. */
  date: string;
  /** What was paid for, such as "Finasteride, 3 months". */
  label: string;
  /** Formatted amount such as "$84.00". */
  amount: string;
  /** Status label such as "Paid" or "Authorized". */
  status: { readonly label: string; readonly tone: StatusTone; readonly icon?: IconName };
}

interface ChargeRowProps {
  charge: ChargeEntry;
  openLabel: string;
  onOpen: (id: string) => void;
}

/** Charge as a full-width button. */
export function ChargeRow({ charge, openLabel, onOpen }: ChargeRowProps) {
  const { id, date, label, amount, status } = charge;
  const { label: statusLabel, ...badgeProps } = status;
  return (
    <li className={styles.item}>
      <Button onPress={() => onOpen(id)} className={styles.row}>
        <span className={styles.details}>
          <span className={styles.date}>{date}</span> <span className={styles.label}>{label}</span>
        </span>{' '}
        <span className={styles.amountAndStatus}>
          <Amount value={amount} className={styles.amount} />{' '}
          <span className={styles.status}>
            <StatusBadge {...badgeProps}>{statusLabel}</StatusBadge>
          </span>
        </span>
        <Icon name="chevron-right" className={styles.chevron} />
        <VisuallyHidden>, {openLabel}</VisuallyHidden>
      </Button>
    </li>
  );
}
