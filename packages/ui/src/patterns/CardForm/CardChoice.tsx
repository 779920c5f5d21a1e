import { RadioGroup, type RadioGroupProps } from '../../components/RadioGroup/index.ts';
import type { MaskedCard } from '../CardOnFile/index.ts';
import { useStrings } from '../../provider/strings.ts';

/** Strings shown by {@link CardChoice}. */
export interface CardChoiceStrings {
  label: string;
  /** The card on file by its last four digits. @default 'Use Visa ending in 4242' */
  onFile: (brand: string, lastFour: string) => string;
  /** @default 'Expires 04/29' */
  expires: (date: string) => string;
  other: string;
}

const defaultStrings: CardChoiceStrings = {
  label: 'Card',
  onFile: (brand, lastFour) => `Use ${brand} ending in ${lastFour}`,
  expires: (date) => `Expires ${date}`,
  other: 'Use another card',
};

/** Props of {@link CardChoice}. */
export interface CardChoiceProps extends Omit<
  RadioGroupProps<'onFile' | 'other'>,
  'label' | 'options' | 'value' | 'defaultValue' | 'onChange'
> {
  /** Card on file. */
  card: MaskedCard;
  /** Whether the card on file is used. */
  isOnFile: boolean;
  /** Called with whether the card on file is used. */
  onChange: (isOnFile: boolean) => void;
  /** Overrides for the default text. */
  strings?: Partial<CardChoiceStrings>;
}

/** Choice between the card on file and another one, above the form of the chosen card. */
export function CardChoice({ card, isOnFile, onChange, strings: overrides, ...rest }: CardChoiceProps) {
  const strings = useStrings('CardChoice', defaultStrings, overrides);
  return (
    <RadioGroup
      {...rest}
      label={strings.label}
      value={isOnFile ? 'onFile' : 'other'}
      onChange={(choice) => onChange(choice === 'onFile')}
      options={[
        {
          value: 'onFile',
          label: strings.onFile(card.brand, card.lastFour),
          ...(card.expires && { description: strings.expires(card.expires) }),
        },
        { value: 'other', label: strings.other },
      ]}
    />
  );
}
