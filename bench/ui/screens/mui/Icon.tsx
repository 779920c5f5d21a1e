import SvgIcon from '@mui/material/SvgIcon';
import { iconPaths } from '../icons.tsx';

/** Custom icon, as in MUI's documentation. */
export function Icon({ name }: { name: keyof typeof iconPaths }) {
  return (
    <SvgIcon fontSize="small">
      <path d={iconPaths[name]} fill="none" stroke="currentColor" strokeWidth={1.75} />
    </SvgIcon>
  );
}
