import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState, type ReactNode } from 'react';
import { actions } from '../content.ts';
import { Icon } from './Icon.tsx';

/** Button with a menu, as in the library's documentation. */
export function ActionMenu({ label, icon }: { label: string; icon?: ReactNode }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const isOpen = anchor !== null;
  const handleClose = () => setAnchor(null);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={icon}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        More
      </Button>
      <Menu
        id={id}
        anchorEl={anchor}
        open={isOpen}
        onClose={handleClose}
        slotProps={{ list: { 'aria-label': label } }}
      >
        {actions.map(({ id: key, label: name, icon: iconName, isDanger }) => (
          <MenuItem key={key} onClick={handleClose} {...(isDanger && { sx: { color: 'error.main' } })}>
            <ListItemIcon>
              <Icon name={iconName} />
            </ListItemIcon>
            <ListItemText>{name}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
