import { useAtomValue } from 'jotai';
import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@patient/ui/Button';
import { Card } from '@patient/ui/Card';
import { Disclosure } from '@patient/ui/Disclosure';
import { Icon } from '@patient/ui/Icon';
import { EmergencyText } from '@patient/ui/Link';
import { printAlone } from '@patient/ui/print';
import type { Subscription } from '@patient/api';
import { productsAtom } from '#features/treatment/index.ts';
import { formatDose } from '#shared/format/dose.ts';
import { QueryView } from '#shared/view/QueryView.tsx';
import * as shared from '../subscription.css.ts';
import { isNewMedicine, medicineInformation } from '../views/medicineInformation.ts';
import * as styles from './MedicineInformation.css.ts';

/** Props of {@link MedicineInformation}. */
export interface MedicineInformationProps {
  subscription: Subscription;
  /** What follows; rendered once the information has loaded or failed, because it would move. */
  children?: ReactNode;
}

/**
 * How to take and store a medicine, its side effects and when to call a doctor; nothing if the service doesn't publish it.
 * Open while the medicine is new to the patient. It can be printed without the rest of the page.
 */
export function MedicineInformation({ subscription, children }: MedicineInformationProps) {
  const { productType, plan } = subscription;
  const products = useAtomValue(productsAtom(productType));
  const [isPrinted, setPrinted] = useState(false);
  const name = [plan?.variationName, formatDose(plan?.weight, plan?.measure)].filter(Boolean).join(' ');
  const print = () => {
    flushSync(() => setPrinted(true));
    globalThis.addEventListener('afterprint', () => setPrinted(false), { once: true });
    globalThis.print();
  };
  return (
    <>
      <QueryView queries={[products]} what="the information about your medicine">
        {(offered) => {
          const information = medicineInformation(offered, plan);
          if (information === undefined) return null;
          const { notice, sections } = information;
          return (
            <Card>
              <Disclosure
                headingLevel={2}
                className={shared.ledger}
                title="About your medicine"
                defaultExpanded={isNewMedicine(subscription)}
              >
                <div className={isPrinted ? `${styles.texts} ${printAlone}` : styles.texts}>
                  <p>
                    <strong>
                      <bdi>{name}</bdi>
                    </strong>
                  </p>
                  {notice && <p className={styles.notice}>{notice}</p>}
                  {sections.map(({ title, texts }) => (
                    <div key={title}>
                      <h3 className={styles.title}>{title}</h3>
                      <ul role="list" className={styles.list}>
                        {texts.map((text) => (
                          <li key={text}>
                            <EmergencyText>{text}</EmergencyText>
                          </li>
                        ))}
                      </ul>
                    </div>
                  ))}
                </div>
                <Button icon={<Icon name="print" />} onPress={print} className={styles.print}>
                  Print or save as PDF
                </Button>
              </Disclosure>
            </Card>
          );
        }}
      </QueryView>
      {(products.data !== undefined || products.error !== null) && children}
    </>
  );
}
