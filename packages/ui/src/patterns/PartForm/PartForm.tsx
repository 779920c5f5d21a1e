import { Form, SubmitButton, type FormProps } from '../../components/Form/index.ts';
import { useStrings } from '../../provider/strings.ts';

/** Strings shown by {@link PartForm}. */
export interface PartFormStrings {
  submit: string;
  /** Announced while the part is checked or sent. */
  pending: string;
}

const defaultStrings: PartFormStrings = { submit: 'Continue', pending: 'Checking…' };

/** Props of {@link PartForm}. */
export interface PartFormProps extends Omit<FormProps, 'strings'> {
  /** Whether the part is being checked or sent. @default false */
  isPending?: boolean;
  /** Overrides for the default text. */
  strings?: Partial<PartFormStrings>;
}

/** Fields of one part of a form that has several pages, with the button that continues. */
export function PartForm({ children, isPending = false, strings: overrides, ...rest }: PartFormProps) {
  const strings = useStrings('PartForm', defaultStrings, overrides);
  return (
    <Form {...rest}>
      {children}
      <SubmitButton isPending={isPending} pendingLabel={strings.pending}>
        {strings.submit}
      </SubmitButton>
    </Form>
  );
}
