import { clsx } from 'clsx';
import { createElement, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/Button/index.ts';
import { DisclosureCard, type DisclosureCardProps } from '../../components/Disclosure/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { EmergencyText } from '../../components/Link/index.ts';
import { printAlone } from '../../print/index.ts';
import { useStrings } from '../../provider/strings.ts';
import * as styles from './MedicineInformation.css.ts';

/** Part of the information about a medicine, such as "How to store it". */
export interface MedicineSection {
  readonly title: string;
  readonly texts: readonly string[];
}

/** Strings shown by {@link MedicineInformation}. */
export interface MedicineInformationStrings {
  title: string;
  print: string;
}

const defaultStrings: MedicineInformationStrings = {
  title: 'About your medicine',
  print: 'Print or save as PDF',
};

/** Props of {@link MedicineInformation}. */
export interface MedicineInformationProps extends Omit<DisclosureCardProps, 'title' | 'children'> {
  /** Medicine with its dose, which the printed page needs. */
  name: string;
  /** Source or restriction of the texts. */
  notice?: string | undefined;
  /** Sections in reading order. Emergency numbers in their texts become links. */
  sections: readonly MedicineSection[];
  /** Overrides for the default text. */
  strings?: Partial<MedicineInformationStrings>;
}

/** How to take and store a medicine, its side effects, and when to call a doctor. Prints without the rest of the page. */
export function MedicineInformation({
  name,
  notice,
  sections,
  headingLevel = 2,
  strings: overrides,
  ...rest
}: MedicineInformationProps) {
  const strings = useStrings('MedicineInformation', defaultStrings, overrides);
  const [isPrinted, setPrinted] = useState(false);
  const print = () => {
    flushSync(() => setPrinted(true));
    globalThis.addEventListener('afterprint', () => setPrinted(false), { once: true });
    globalThis.print();
  };
  return (
    <DisclosureCard {...rest} headingLevel={headingLevel} title={strings.title}>
      <div className={clsx(styles.texts, isPrinted && printAlone)}>
        <p>
          <strong>
            <bdi>{name}</bdi>
          </strong>
        </p>
        {notice && <p className={styles.notice}>{notice}</p>}
        {sections.map(({ title, texts }) => (
          <div key={title}>
            {createElement(`h${headingLevel + 1}`, { className: styles.title }, title)}
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
        {strings.print}
      </Button>
    </DisclosureCard>
  );
}
