import SvgIcon from '@mui/material/SvgIcon';
import { drawings } from '../drawings.tsx';

/** A drawing in the way the documentation draws one's own. */
export function Sign({ name }: { name: keyof typeof drawings }) {
  return (
    <SvgIcon fontSize="small">
      <path d={drawings[name]} fill="none" stroke="currentColor" strokeWidth={1.75} />
    </SvgIcon>
  );
}
