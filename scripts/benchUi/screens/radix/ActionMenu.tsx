import { DropdownMenu } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { actions } from '../content.ts';
import { Drawing } from '../drawings.tsx';

/** A button and its menu, as the documentation writes them. */
export function ActionMenu({ label, children }: { label: string; children: ReactNode }) {
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger>{children}</DropdownMenu.Trigger>
      <DropdownMenu.Content aria-label={label}>
        {actions.map(({ id, label: name, icon, isDanger }) => (
          <DropdownMenu.Item key={id} {...(isDanger && { color: 'red' as const })}>
            <Drawing name={icon} />
            {name}
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
