import { Button } from 'react-aria-components/Button';
import { Icon, type IconName } from '../../components/Icon/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { Amount } from '../PriceLine/index.ts';
import { StatusBadge, type StatusTone } from '../StatusBadge/index.ts';
import * as styles from './ChargeList.css.ts';

/** One charge, ready to be read. */
export interface ChargeEntry {
  id: string;
  /** The day, formatted. */
  date: string;
  /** What it pays for: "Finasteride, 3 months". */
  label: string;
  /** Formatted: "$84.00". */
  amount: string;
  /** How it stands, in words: "Paid", "Authorised". */
  status: { readonly label: string; readonly tone: StatusTone; readonly icon?: IconName };
}

interface ChargeRowProps {
  charge: ChargeEntry;
  openLabel: string;
  onOpen: (id: string) => void;
}

/** A charge as one button, as wide as the list. */
export function ChargeRow({ charge, openLabel, onOpen }: ChargeRowProps) {
  const { id, date, label, amount, status } = charge;
  const { label: word, ...looks } = status;
  return (
    <li className={styles.item}>
      <Button onPress={() => onOpen(id)} className={styles.row}>
        <span className={styles.what}>
          <span className={styles.date}>{date}</span> <span className={styles.label}>{label}</span>
        </span>{' '}
        <span className={styles.how}>
          <Amount value={amount} className={styles.amount} />{' '}
          <span className={styles.status}>
            <StatusBadge {...looks}>{word}</StatusBadge>
          </span>
        </span>
        <Icon name="chevron-right" className={styles.wayIn} />
        <VisuallyHidden>, {openLabel}</VisuallyHidden>
      </Button>
    </li>
  );
}
