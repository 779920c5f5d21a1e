import { style } from '@vanilla-extract/css';
import '../../styles/layers.css.ts';
import { depth } from '../../styles/depth.ts';
import { inComponent } from '../../styles/inLayer.ts';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';

const { danger } = vars.color.status;

export const message = style(
  inComponent({
    position: 'fixed',
    insetBlockEnd: 0,
    insetInline: 0,
    zIndex: depth.toast,
    padding: space[4],
    background: danger.fill,
    color: danger.text,
    ':empty': { display: 'none' },
  }),
);
