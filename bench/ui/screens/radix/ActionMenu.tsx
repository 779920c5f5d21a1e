import { DropdownMenu } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { actions } from '../content.ts';
import { Icon } from '../icons.tsx';

/** Button with a menu, as in the library's documentation. */
export function ActionMenu({ label, children }: { label: string; children: ReactNode }) {
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger>{children}</DropdownMenu.Trigger>
      <DropdownMenu.Content aria-label={label}>
        {actions.map(({ id, label: name, icon, isDanger }) => (
          <DropdownMenu.Item key={id} {...(isDanger && { color: 'red' as const })}>
            <Icon name={icon} />
            {name}
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
