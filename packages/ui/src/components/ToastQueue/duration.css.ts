import { motion } from '../../theme/scale.ts';

/** Display time in ms. A `.css.ts` file, so that the token is read at build time, not in the browser. */
export const duration = Number.parseInt(motion.toast, 10);
