import type { ReactNode } from 'react';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { actions } from '../content.ts';
import { Icon } from '../icons.tsx';

/** Button with a menu, as in the library's documentation. */
export function ActionMenu({ label, children }: { label: string; children: ReactNode }) {
  return (
    <MenuTrigger>
      {children}
      <Popover placement="bottom end" className="popover">
        <Menu aria-label={label} className="menu">
          {actions.map(({ id, label: name, icon, isDanger }) => (
            <MenuItem key={id} id={id} className={isDanger ? 'item danger' : 'item'} textValue={name}>
              <Icon name={icon} />
              <span>{name}</span>
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
