import { ArgTypes, Controls, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import * as styles from './docs.css.ts';

/** Props of {@link PieceProps}. */
export interface PiecePropsProps {
  /** Story that the controls change. */
  readonly of: NonNullable<ComponentProps<typeof Controls>['of']>;
}

/** Table of a component's props with controls. Those that it inherits are in a second table, collapsed. */
export function PieceProps({ of }: PiecePropsProps) {
  const { story } = useOf(of, ['story']);
  const inherited = Object.entries(story.argTypes)
    .filter(([, { table }]) => table?.category !== undefined)
    .map(([name]) => name);
  return (
    <div className={styles.wide}>
      <Controls of={of} exclude={inherited} />
      {inherited.length > 0 && (
        <Unstyled>
          <details>
            <summary
              className={styles.summary}
            >{`${inherited.length} props inherited from react-aria`}</summary>
            <ArgTypes of={of} include={inherited} />
          </details>
        </Unstyled>
      )}
    </div>
  );
}
